import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { writeConsole } from '../../../pages/scripts/write-console.ts';
import { launchChromium } from '../../test/chromium.ts';
import { skipsChromium } from '../../test/chromium-file.ts';
import { type ConsoleBrowser, consoleBrowser } from '../../test/console-browser.ts';
import { type ConsoleWorld, openConsoleWorld, type Visitor } from '../../test/console-world.ts';

let world: ConsoleWorld;
let chromium: Browser;
let console: ConsoleBrowser;
let admin: Visitor;
let page: Page;
beforeAll(async () => {
  await writeConsole();
  world = await openConsoleWorld({}, { listens: true });
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

async function open(query = ''): Promise<void> {
  const path = `/accounts/${world.accountId}/events${query}`;
  page = await console.open(await console.context(admin), path);
}

describe.skipIf(skipsChromium())('a stream without events', () => {
  it('says what makes one, and records a sample', async () => {
    await open();
    await page.getByText(/Analyses and agents make none/).waitFor();
    await page.getByRole('button', { name: 'Record a sample' }).first().click();
    await page.getByRole('row').getByText('lab_order.results_ready').waitFor();
    expect(await page.getByText('No events to show.').count()).toBe(0);
  });

  it('of live keys takes no sample', async () => {
    await open('?mode=live');
    await page.getByText(/Analyses and agents make none/).waitFor();
    const panel = page.getByRole('region', { name: 'Events', exact: true });
    expect(await panel.getByRole('button', { name: 'Record a sample' }).count()).toBe(0);
  });
});
