import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { writeConsole } from '../../../pages/scripts/write-console.ts';
import { launchChromium } from '../../test/chromium.ts';
import { skipsChromium } from '../../test/chromium-file.ts';
import { type ConsoleBrowser, consoleBrowser } from '../../test/console-browser.ts';
import { type ConsoleWorld, openConsoleWorld } from '../../test/console-world.ts';

let world: ConsoleWorld;
let chromium: Browser;
let console: ConsoleBrowser;
let page: Page;
beforeAll(async () => {
  await writeConsole();
  world = await openConsoleWorld({}, { listens: true });
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

async function open(accountId: string, query = ''): Promise<void> {
  const admin = await world.developer(accountId);
  page = await console.open(await console.context(admin), `/accounts/${accountId}/events${query}`);
}

describe.skipIf(skipsChromium())('a sample', () => {
  it('of each type is recorded without opening it, and the notice leads to it', async () => {
    await open(world.accountId, '?type=none');
    const record = page.getByRole('button', { name: 'Record a sample: wearable.connected' });
    await record.click();
    await page.getByRole('status').getByText('Recorded: wearable.connected').waitFor();
    await page.getByRole('link', { name: 'See the event' }).click();
    await page.getByRole('row').getByText('wearable.connected').waitFor();
    await page.getByRole('heading', { name: 'As it was sent' }).waitFor();
    expect(await page.getByText('Recorded: wearable.connected').count()).toBe(0);
  });
});

describe.skipIf(skipsChromium())('a stream without events', () => {
  it('says what makes one, and records a sample', async () => {
    await open(world.otherAccountId);
    await page.getByText(/Analyses and agents make none/).waitFor();
    await page.getByRole('button', { name: 'Record a sample' }).first().click();
    await page.getByRole('row').getByText('lab_order.results_ready').waitFor();
    expect(await page.getByText('No events to show.').count()).toBe(0);
  });

  it('of live keys takes no sample', async () => {
    await open(world.otherAccountId, '?mode=live');
    await page.getByText(/Analyses and agents make none/).waitFor();
    const panel = page.getByRole('region', { name: 'Events', exact: true });
    expect(await panel.getByRole('button', { name: 'Record a sample' }).count()).toBe(0);
  });
});
