import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { writeConsole } from '../../../pages/scripts/write-console.ts';
import { launchChromium } from '../../test/chromium.ts';
import { skipsChromium } from '../../test/chromium-file.ts';
import { type ConsoleBrowser, consoleBrowser } from '../../test/console-browser.ts';
import { fillAccount } from '../../test/console-rows.ts';
import { type ConsoleWorld, openConsoleWorld, type Visitor } from '../../test/console-world.ts';

let world: ConsoleWorld;
let chromium: Browser;
let console: ConsoleBrowser;
let admin: Visitor;
let page: Page;
beforeAll(async () => {
  await writeConsole();
  world = await openConsoleWorld({}, { listens: true });
  await fillAccount(world, world.accountId, { said: 'North', host: 'north.example.org' });
  // The next try of what failed is hours away.
  await world.test.platform.services.database.db
    .updateTable('delivery')
    .set({ next_at: new Date(world.test.now + 6 * 3_600_000) })
    .where('state', '=', 'waiting')
    .where('tries', '>', 0)
    .execute();
  admin = await world.developer();
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

async function open(locale = 'en'): Promise<void> {
  const path = `/accounts/${world.accountId}/deliveries`;
  page = await console.open(await console.context(admin, { locale }), path);
}
/** The first row in a state. */
const rowOf = (state: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: state, exact: true }) })
    .first();

describe.skipIf(skipsChromium())('the list of deliveries', () => {
  it.each(['de', 'en', 'es', 'fr', 'ja'])('fits its place, with every state in it: %s', async (locale) => {
    await open(locale);
    const hidden = await page
      .locator('.table-box')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(hidden).toBe(0);
  });
});

describe.skipIf(skipsChromium())('a delivery whose tries have failed so far', () => {
  it('says that it failed and is tried again, and is found so', async () => {
    await open();
    await page.getByLabel('State').selectOption('Failed, will retry');
    await page.waitForURL('**state=retrying**');
    await rowOf('Failed, will retry').waitFor();
    await rowOf('Delivered').waitFor({ state: 'detached' });
    expect(await page.getByRole('cell', { name: /^(Waiting|Failed, given up)$/ }).count()).toBe(0);
  });
});

describe.skipIf(skipsChromium())('what became of a try', () => {
  it.each([
    ['Failed, will retry', 'The receiver answered with an error'],
    ['Failed, given up', 'No whole answer within 15 seconds'],
  ])('is said in words: %s', async (state, said) => {
    await open();
    await rowOf(state).getByRole('button', { name: 'Details' }).click();
    await page.getByRole('cell', { name: said }).waitFor();
    expect(await page.getByText(/http_status|timeout/).count()).toBe(0);
  });
});

describe.skipIf(skipsChromium())('sending a delivery again', () => {
  it.each([
    ['Delivered', /has accepted it, and gets it once more/],
    ['Failed, will retry', /next try is made now. None is added/],
    ['Failed, given up', /by one of the event that is still tried, else by a new one/],
  ])('says before what it does: %s', async (state, says) => {
    await open();
    await rowOf(state).getByRole('button', { name: 'Details' }).click();
    await page.getByText(says).waitFor();
    expect(await page.getByRole('button', { name: 'Send again' }).count()).toBe(1);
  });

  it('of what is parked is not offered: it is sent once its endpoint is enabled', async () => {
    await open();
    await rowOf('Parked').getByRole('button', { name: 'Details' }).click();
    await page.getByText(/Enable it: what was parked/).waitFor();
    expect(await page.getByRole('button', { name: 'Send again' }).count()).toBe(0);
  });

  it('of what is still tried makes its next try now, and no second delivery', async () => {
    await open();
    const rows = await page.getByRole('row').count();
    const row = rowOf('Failed, will retry');
    expect(await row.getByRole('cell', { name: 'Now' }).count()).toBe(0);
    await row.getByRole('button', { name: 'Details' }).click();
    await page.getByRole('button', { name: 'Send again' }).click();
    await page.getByText('Its next try is made now.').waitFor();
    await row.getByRole('cell', { name: 'Now' }).waitFor();
    await row.getByRole('button', { name: 'Hide details' }).click();
    expect(await page.getByRole('row').count()).toBe(rows);
  });
});
