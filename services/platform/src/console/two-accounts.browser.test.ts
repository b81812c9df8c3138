import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeConsole } from '../../../pages/scripts/write-console.ts';
import { launchChromium } from '../../test/chromium.ts';
import { skipsChromium } from '../../test/chromium-file.ts';
import { type ConsoleBrowser, consoleBrowser, isThere } from '../../test/console-browser.ts';
import { fillAccount } from '../../test/console-rows.ts';
import { accountPlace, type ConsoleWorld, openConsoleWorld, type Visitor } from '../../test/console-world.ts';
import { walked } from '../../test/walked.ts';

let world: ConsoleWorld;
let chromium: Browser;
let console: ConsoleBrowser;
let both: Visitor;
let context: BrowserContext;
beforeAll(async () => {
  await writeConsole();
  world = await openConsoleWorld({}, { listens: true });
  await fillAccount(world, world.accountId, { said: 'NORTH', host: 'north.example.org' });
  await fillAccount(world, world.otherAccountId, { said: 'SOUTH', host: 'south.example.org' });
  chromium = await launchChromium();
  console = consoleBrowser(chromium, world);
});
afterAll(async () => {
  await chromium?.close();
  await world?.close();
});
beforeEach(async () => {
  const alsoAt = [accountPlace(world.otherAccountId)];
  both = await world.person('developer', accountPlace(world.accountId), { isAdmin: true, alsoAt });
  context = await console.context(both);
});
afterEach(() => context.close());

const SCREENS = [
  '',
  '/keys',
  '/origins',
  '/webhooks',
  '/cds',
  '/access',
  '/requests',
  '/events',
  '/deliveries',
  '/usage',
  '/team',
];
const pathOf = (accountId: string, screen: string) => `/accounts/${accountId}${screen}`;
const keysOf = async (accountId: string): Promise<string[]> =>
  (await both.call('GET', `${pathOf(accountId, '/keys')}?limit=200`))
    .json()
    .data.keys.map(({ name }: { name: string }) => name);

describe.skipIf(skipsChromium())('two tabs with two accounts', () => {
  async function makeKey(page: Page, name: string): Promise<void> {
    await page.getByRole('button', { name: 'Make a key' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill(name);
    await page.getByRole('dialog').getByRole('button', { name: 'Make a key' }).click();
    await page.getByRole('dialog', { name: 'Your new key' }).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Close, I have kept it' }).click();
    await page.getByRole('cell', { name }).waitFor();
  }

  it('write each into their own, whichever was opened or used last', async () => {
    const north = await console.open(context, pathOf(world.accountId, '/keys'));
    const south = await console.open(context, pathOf(world.otherAccountId, '/keys'));
    await makeKey(north, 'from the north tab');
    await makeKey(south, 'from the south tab');
    await north.bringToFront();
    await makeKey(north, 'north again');
    expect(await keysOf(world.accountId)).toEqual(
      expect.arrayContaining(['from the north tab', 'north again']),
    );
    expect(await keysOf(world.accountId)).not.toContain('from the south tab');
    expect(await keysOf(world.otherAccountId)).toContain('from the south tab');
    expect(await north.getByText('SOUTH').count()).toBe(0);
    expect(await south.getByText('NORTH').count()).toBe(0);
  });

  it('keep what is open in the address: a new load is of the same account', async () => {
    const north = await console.open(context, pathOf(world.accountId, '/keys'));
    await console.open(context, pathOf(world.otherAccountId, '/keys'));
    await north.reload();
    await isThere(north);
    await north.getByText('NORTH server').waitFor();
    expect(await north.getByText('SOUTH').count()).toBe(0);
  });
});

describe.skipIf(skipsChromium())('another account', () => {
  it.each(walked(SCREENS, (screen) => ['/keys', '/deliveries', '/usage'].includes(screen)))(
    'has no row of the last one, not for a frame: %j',
    async (screen) => {
      const page = await console.open(context, pathOf(world.accountId, screen));
      await page.getByRole('button', { name: /^Account/ }).click();
      await page.getByRole('menuitem', { name: 'Theirs' }).waitFor();
      // From the press on, whatever is drawn below the address of the next account.
      await page.evaluate(() => {
        const seen: string[] = [];
        Object.assign(globalThis, { seen });
        const look = () => {
          const text = document.querySelector('main')?.textContent ?? '';
          const isNext = location.pathname.includes(sessionStorage.getItem('next') ?? '?');
          if (isNext && /NORTH|north\.example/.test(text)) seen.push(text.slice(0, 200));
        };
        new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
      });
      await page.evaluate((next) => sessionStorage.setItem('next', next), world.otherAccountId);
      await page.getByRole('menuitem', { name: 'Theirs' }).click();
      await page.waitForURL(`**/accounts/${world.otherAccountId}**`);
      await isThere(page);
      expect(await page.evaluate('seen')).toEqual([]);
      expect(await page.getByText(/NORTH|north\.example/).count()).toBe(0);
    },
  );

  it('begins with empty forms, and sends nothing that was typed for the last one', async () => {
    const page = await console.open(context, pathOf(world.accountId, '/origins'));
    await page.getByLabel('Address or origin').fill('https://typed.example.org');
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('menuitem', { name: 'Theirs' }).click();
    await page.getByRole('link', { name: 'Origins' }).click();
    await page.getByRole('heading', { level: 1, name: 'Origins' }).waitFor();
    expect(await page.getByLabel('Address or origin').inputValue()).toBe('');
  });
});

describe.skipIf(skipsChromium())('an answer that comes late', () => {
  it('does not bring back what a write has changed, nor make a list and its detail differ', async () => {
    const page = await console.open(context, pathOf(world.accountId, '/webhooks'));
    await page.getByRole('link', { name: /hooks\.north\.example\.org\/all/ }).click();
    await page.getByRole('button', { name: 'Disable' }).waitFor();
    const held = Promise.withResolvers<void>();
    const isAsked = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    // A read that began before the write is answered after it, with what stood before it.
    await page.route(/\/webhooks\/wh_[^/]+$/, async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      const before = await route.fetch();
      isAsked.resolve();
      await held.promise;
      await route.fulfill({ response: before }).catch(() => undefined);
      return answered.resolve();
    });
    // A write that is over has the endpoint read again.
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await isAsked.promise;
    await page.getByRole('button', { name: 'Disable' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
    await page.getByRole('button', { name: 'Enable', exact: true }).waitFor();
    held.resolve();
    // What was held is answered, or was given up by then.
    await answered.promise;
    expect(await page.getByRole('button', { name: 'Enable', exact: true }).count()).toBe(1);
    expect(await page.getByRole('main').getByText('Disabled').count()).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'All endpoints' }).click();
    await page.getByRole('row', { name: /\/all/ }).filter({ hasText: 'Disabled since' }).waitFor();
  });
});

describe.skipIf(skipsChromium())('a rotated key', () => {
  it('equals its predecessor in all that the screen lists of it', async () => {
    const page = await console.open(context, `${pathOf(world.accountId, '/keys')}?kind=publishable`);
    const row = page.getByRole('row', { name: /NORTH app/ });
    const listed = (cells: string[]) => cells.slice(0, 3).map((text) => text.replace(/svc_\S+/, ''));
    const before = listed(await row.getByRole('cell').allInnerTexts());
    await row.getByRole('button', { name: 'Rotate' }).click();
    const kept = await page.getByRole('dialog').innerText();
    for (const fact of ['NORTH app', 'Publishable', 'Test', 'https://staging.north.example.org:8443'])
      expect(kept).toContain(fact);
    await page.getByRole('dialog').getByRole('button', { name: 'Rotate' }).click();
    await page.getByRole('dialog', { name: 'Your new key' }).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Close, I have kept it' }).click();
    await row.nth(1).waitFor();
    for (const each of await row.all())
      expect(listed(await each.getByRole('cell').allInnerTexts())).toEqual(before);
  });
});

describe.skipIf(skipsChromium())('a key that is shown once', () => {
  it('is kept from the way back and from a new load, until it was copied', async () => {
    const page = await console.open(context, pathOf(world.accountId, ''));
    await page.getByRole('link', { name: 'Keys' }).click();
    await page.getByRole('button', { name: 'Make a key' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('once');
    await page.getByRole('dialog').getByRole('button', { name: 'Make a key' }).click();
    await page.getByRole('dialog', { name: 'Your new key' }).waitFor();
    await page.evaluate('history.back()');
    await page.getByRole('alertdialog', { name: 'Close without copying?' }).waitFor();
    await page.getByRole('button', { name: 'Back' }).click();
    const asked = page.waitForEvent('dialog');
    void page.reload().catch(() => undefined);
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    expect(await page.getByRole('textbox', { name: 'Shown once' }).inputValue()).toMatch(/^svc_sk_test_/);
  });
});
