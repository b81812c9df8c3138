import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeConsole } from '../../../pages/scripts/write-console.ts';
import { launchChromium } from '../../test/chromium.ts';
import { skipsChromium } from '../../test/chromium-file.ts';
import { type ConsoleBrowser, consoleBrowser, isThere } from '../../test/console-browser.ts';
import { fillAccount } from '../../test/console-rows.ts';
import { type ConsoleWorld, openConsoleWorld, type Visitor } from '../../test/console-world.ts';

const HOUR_MS = 3_600_000;

let world: ConsoleWorld;
let chromium: Browser;
let console: ConsoleBrowser;
let admin: Visitor;
beforeAll(async () => {
  await writeConsole();
  world = await openConsoleWorld({}, { listens: true });
  await fillAccount(world, world.accountId, { said: 'North', host: 'north.example.org' });
  admin = await world.developer();
  const { db } = world.test.platform.services.database;
  // The hour that the clocks of Berlin show twice, and the last second of a month in UTC.
  for (const [name, at] of [
    ['North live', '2026-10-25T00:30:00Z'],
    ['North server', '2026-10-25T01:30:00Z'],
    ['North app', '2026-10-31T23:59:59Z'],
  ] as const)
    await db
      .updateTable('api_key')
      .set({ created_at: new Date(at) })
      .where('name', '=', name)
      .execute();
  chromium = await launchChromium();
  console = consoleBrowser(chromium, world);
});
afterAll(async () => {
  await chromium?.close();
  await world?.close();
});

describe.skipIf(skipsChromium())('a moment', () => {
  it.each([
    ['America/Sao_Paulo', 'North app', 'Oct 31, 2026, 20:59:59 GMT-3'],
    ['Asia/Kathmandu', 'North app', 'Nov 1, 2026, 05:44:59 GMT+5:45'],
    ['Pacific/Tongatapu', 'North app', 'Nov 1, 2026, 12:59:59 GMT+13'],
    ['Europe/Berlin', 'North live', 'Oct 25, 2026, 02:30:00 GMT+2'],
    ['Europe/Berlin', 'North server', 'Oct 25, 2026, 02:30:00 GMT+1'],
  ])('is of the hour that clocks in %s show, with the zone named: %s', async (timezoneId, key, shown) => {
    const context = await console.context(admin, { timezoneId });
    const page = await console.open(context, `/accounts/${world.accountId}/keys`);
    const row = page.getByRole('row', { name: new RegExp(key) });
    const texts = await row.locator('time').allInnerTexts();
    expect(texts.map((text) => text.replaceAll(/\s/g, ' '))).toContain(shown);
    await context.close();
  });

  it.each(['America/Sao_Paulo', 'Pacific/Tongatapu'])(
    'of a filter is that of the reader’s clock: %s',
    async (timezoneId) => {
      const context = await console.context(admin, { timezoneId });
      const page = await console.open(context, `/accounts/${world.accountId}/deliveries`);
      await page.getByLabel('From').fill('2026-11-01T12:00');
      await page.getByRole('button', { name: 'Find' }).click();
      await page.waitForURL('**since=**');
      const hour = { 'America/Sao_Paulo': '15', 'Pacific/Tongatapu': '23' }[timezoneId];
      const day = timezoneId === 'Pacific/Tongatapu' ? '2026-10-31' : '2026-11-01';
      expect(new URL(page.url()).searchParams.get('since')).toBe(`${day}T${hour}:00:00.000Z`);
      await page.reload();
      await isThere(page);
      expect(await page.getByLabel('From').inputValue()).toBe('2026-11-01T12:00');
      await context.close();
    },
  );
});

describe.skipIf(skipsChromium())('the field of a moment', () => {
  it.each([
    ['2026-07-01T12:00', 'GMT+2', '2026-07-01T10:00:00.000Z'],
    ['2026-12-01T12:00', 'GMT+1', '2026-12-01T11:00:00.000Z'],
  ])('names the zone of the moment typed: %s is %s', async (typed, zone, since) => {
    const context = await console.context(admin, { timezoneId: 'Europe/Berlin' });
    const page = await console.open(context, `/accounts/${world.accountId}/deliveries`);
    await page.getByLabel('From').fill(typed);
    await page.getByLabel(`From (${zone})`).waitFor();
    await page.getByRole('button', { name: 'Find' }).click();
    await page.waitForURL('**since=**');
    expect(new URL(page.url()).searchParams.get('since')).toBe(since);
    await context.close();
  });
});

describe.skipIf(skipsChromium())('days of usage', () => {
  it.each(['America/Sao_Paulo', 'Pacific/Tongatapu'])(
    'are those of UTC, and named so, in %s',
    async (timezoneId) => {
      const context = await console.context(admin, { timezoneId });
      const page = await console.open(context, `/accounts/${world.accountId}/usage`);
      expect(await page.getByText('Every day begins and ends in UTC.').count()).toBe(1);
      expect(await page.getByText('Day, UTC').first().isVisible()).toBe(true);
      const today = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });
      await page.getByText('As a table').click();
      const cells = page.locator('figure.svc-figure tbody th');
      await cells.first().waitFor();
      const days = await cells.allInnerTexts();
      expect(days.at(-1)).toBe(today.format(world.test.now));
      expect(days[0]).toMatch(/ 1$/);
      await context.close();
    },
  );
});

describe.skipIf(skipsChromium())('a device whose clock is wrong', () => {
  it.each([
    ['an hour ahead', HOUR_MS],
    ['an hour behind', -HOUR_MS],
  ])('%s is told so, and saves and ends as the server says', async (_, offMs) => {
    const context = await console.context(admin);
    const page = await context.newPage();
    await page.clock.install({ time: world.test.now + offMs });
    await page.goto(`${world.origin}/console/accounts/${world.accountId}/keys`);
    await isThere(page);
    await page.getByText('The clock of this device differs').waitFor();
    // Of two keys of the name one ends in an hour: it has not, whatever the device says.
    await page
      .getByRole('row', { name: /North old/ })
      .filter({ hasText: /Ends/ })
      .waitFor();
    expect(
      await page
        .getByRole('row', { name: /North old/ })
        .filter({ hasText: 'Ended' })
        .count(),
    ).toBe(0);
    await page.getByRole('button', { name: 'Make a key' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('made anyway');
    await page.getByRole('dialog').getByRole('button', { name: 'Make a key' }).click();
    await page.getByRole('dialog', { name: 'Your new key' }).waitFor();
    await context.close();
  });

  it('replays up to the present of the server, not its own', async () => {
    const context = await console.context(admin);
    const page = await context.newPage();
    await page.clock.install({ time: world.test.now - HOUR_MS });
    await page.goto(`${world.origin}/console/accounts/${world.accountId}/deliveries`);
    await isThere(page);
    await page.getByRole('button', { name: 'Replay a range' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('From').fill('2026-01-01T00:00');
    const asked = page.waitForRequest(/\/replay$/);
    await dialog.getByRole('button', { name: 'Count' }).click();
    const { until } = (await asked).postDataJSON() as { until: string };
    expect(Date.parse(until)).toBeGreaterThanOrEqual(world.test.now);
    await context.close();
  });
});
