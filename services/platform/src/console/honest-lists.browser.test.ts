import { createAccount } from '@svc/store';
import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { writeConsole } from '../../../pages/scripts/write-console.ts';
import { launchChromium } from '../../test/chromium.ts';
import { skipsChromium } from '../../test/chromium-file.ts';
import { type ConsoleBrowser, consoleBrowser, isThere } from '../../test/console-browser.ts';
import { fillAccount, recordSome } from '../../test/console-rows.ts';
import { type ConsoleWorld, openConsoleWorld, type Visitor } from '../../test/console-world.ts';
import { walked } from '../../test/walked.ts';

/** What is replayed at once; a list shows a tenth of it. */
const PAGE = 500;

let world: ConsoleWorld;
let chromium: Browser;
let console: ConsoleBrowser;
let admin: Visitor;
let operator: Visitor;
let page: Page;
beforeAll(async () => {
  await writeConsole();
  world = await openConsoleWorld({}, { listens: true });
  await fillAccount(world, world.accountId, { said: 'North', host: 'north.example.org' });
  admin = await world.developer();
  operator = await world.person('operator', undefined, { isAdmin: true });
  chromium = await launchChromium();
  console = consoleBrowser(chromium, world);
});
afterAll(async () => {
  await chromium?.close();
  await world?.close();
});
afterEach(async () => {
  await page?.context().close();
});

/** A window of a person, whose address is not opened yet. */
async function windowOf(visitor: Visitor): Promise<Page> {
  page = await (await console.context(visitor)).newPage();
  return page;
}
const address = (path: string) =>
  `${world.origin}/console${path.startsWith('/operator') || path === '/me' ? '' : `/accounts/${world.accountId}`}${path}`;
const fail = (status: number) => (route: Route) =>
  route.fulfill({
    status,
    contentType: 'application/json',
    body: JSON.stringify({
      ok: false,
      requestId: 'req_of_the_failure',
      error: { code: status === 403 ? 'forbidden' : 'internal_error', message: 'Not now.' },
    }),
  });

/** A screen, the read that fails, and what it says of an empty list. */
const LISTS = [
  ['/keys', 'keys', 'No keys to show.'],
  ['/origins', 'keys', 'No publishable key is active.'],
  ['/origins', 'origins/refused', 'No origin was refused'],
  ['/webhooks', 'webhooks', 'No endpoints to show.'],
  ['/deliveries', 'deliveries', 'No deliveries to show.'],
  ['/events', 'events', 'No events to show.'],
  ['/requests', 'requests', 'No requests to show.'],
  ['/usage', 'usage', 'No requests in this month.'],
  ['/team', 'team', 'No open invitations.'],
  ['/cds', 'cds-clients', 'No EHR is let in yet.'],
  ['/cds', 'cds-feedback', 'No feedback in this range.'],
  ['/me', 'sessions', 'No sessions.'],
  ['/operator/access', 'access-requests', 'No requests to show.'],
  ['/operator/people', 'people', 'Nobody is here yet.'],
] as const;
const visitorOf = (path: string) => (path.startsWith('/operator') ? operator : admin);
/** The read alone: not the page, nor a thing below it. */
const reads = (name: string) => new RegExp(`/api/console/v1/.*\\b${name}(\\?.*)?$`);

describe.skipIf(skipsChromium())('a list that failed', () => {
  it.each(
    walked(
      LISTS.flatMap(([path, name, empty]) =>
        [500, 403].map((status) => [path, name, status, empty] as const),
      ),
      ([path, , status]) =>
        (status === 500 ? ['/keys', '/deliveries'] : ['/events', '/operator/people']).includes(path),
    ),
  )('is no empty one: %s, %s, status %i', async (path, name, status, empty) => {
    await windowOf(visitorOf(path));
    await page.route(reads(name), fail(status));
    await page.goto(address(path));
    await page.getByText('req_of_the_failure').first().waitFor();
    expect(await page.getByText(empty).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBeGreaterThan(0);
  });
});

describe.skipIf(skipsChromium())('a list that is slow', () => {
  it.each(walked(LISTS, ([path]) => ['/keys', '/usage'].includes(path)))(
    'is no empty one: %s, %s',
    async (path, name, empty) => {
      await windowOf(visitorOf(path));
      const answer = Promise.withResolvers<void>();
      await page.route(reads(name), (route) => answer.promise.then(() => route.continue()));
      await page.goto(address(path));
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByText('Loading…').first().waitFor();
      expect(await page.getByText(empty).count()).toBe(0);
      answer.resolve();
      await isThere(page);
      expect(await page.getByText('Loading…').count()).toBe(0);
    },
  );
});

describe.skipIf(skipsChromium())('a read that fails later', () => {
  it('keeps what was read, says of when it is, and tells it again once it succeeds', async () => {
    await windowOf(admin);
    await page.goto(address('/team'));
    await isThere(page);
    const rows = await page.getByRole('row').count();
    await page.route(reads('team'), fail(500));
    // Another screen and back, when what was read is no longer fresh.
    await page.clock.install();
    await page.clock.runFor(20_000);
    await page.getByRole('link', { name: 'Keys' }).click();
    await page.getByRole('heading', { level: 1, name: 'Keys' }).waitFor();
    await page.getByRole('link', { name: 'Team' }).click();
    await page.getByRole('heading', { level: 1, name: 'Team' }).waitFor();
    await page.clock.runFor(2_000);
    await page.getByText(/Reading again failed. What you see is of .*\d{4}/).waitFor();
    expect(await page.getByRole('row').count()).toBe(rows);
    await page.unroute(reads('team'));
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText(/Reading again failed/).waitFor({ state: 'detached' });
    expect(await page.getByRole('row').count()).toBe(rows);
  });
});

describe.skipIf(skipsChromium())('one row more than a page', () => {
  it('is said, and the next page keeps the filter', async () => {
    const other = await world.developer(world.otherAccountId);
    await recordSome(world, world.otherAccountId, { said: 'many', count: 51, now: world.test.now });
    await windowOf(other);
    await page.goto(
      `${world.origin}/console/accounts/${world.otherAccountId}/events?mode=test&type=wearable.connected`,
    );
    await isThere(page);
    await page.getByText('Older entries exist.').waitFor();
    expect(await page.getByText('50 entries on this page').count()).toBe(1);
    await page.getByRole('button', { name: 'Older' }).click();
    await page.getByText('1 entry on this page').waitFor();
    await page.getByText('This is the end of the list.').waitFor();
    expect(page.url()).toContain('type=wearable.connected');
    expect(await page.getByLabel('Type', { exact: true }).inputValue()).toBe('wearable.connected');
  });
});

describe.skipIf(skipsChromium())('a range over three pages', () => {
  it('is replayed as it was counted: none more, none less', async () => {
    const { db } = world.test.platform.services.database;
    const account = await createAccount(db, { name: 'Busy', plan: 'launch', now: world.test.now });
    const path = `/accounts/${account.id}`;
    const busy = await world.developer(account.id);
    const events = 2 * PAGE + 1;
    for (let left = events; left > 0; left -= PAGE)
      await recordSome(world, account.id, {
        said: 'x',
        count: Math.min(left, PAGE),
        now: world.test.now - left,
      });
    const body = { url: 'https://hooks.example.org/many', mode: 'test' };
    const made = await busy.call('POST', `${path}/webhooks`, body);
    const { id } = made.json().data.endpoint;
    await windowOf(busy);
    await page.goto(`${world.origin}/console${path}/deliveries?endpointId=${id}`);
    await isThere(page);
    await page.getByRole('button', { name: 'Replay a range' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('From').fill('2026-01-01T00:00');
    await dialog.getByRole('button', { name: 'Count' }).click();
    const said = await dialog.getByText(/deliveries would be sent/).innerText();
    const count = Number(said.replaceAll(/\D/g, ''));
    expect(count).toBe(events);
    await dialog.getByRole('button', { name: `Replay ${count.toLocaleString('en')}` }).click();
    await dialog.getByText(`${count.toLocaleString('en')} deliveries are on their way.`).waitFor();
    expect(await deliveriesTo(id)).toBe(count);
  });

  async function deliveriesTo(id: string): Promise<number> {
    const { db } = world.test.platform.services.database;
    const rows = await db.selectFrom('delivery').select('id').where('endpoint_id', '=', id).execute();
    return rows.length;
  }
});
