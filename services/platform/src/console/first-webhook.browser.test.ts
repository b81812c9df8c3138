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

async function open(path: string, locale = 'en'): Promise<void> {
  page = await console.open(await console.context(admin, { locale }), `/accounts/${world.accountId}${path}`);
}

describe.skipIf(skipsChromium())('an address that is not called', () => {
  it('is refused with one sentence, at its field', async () => {
    await open('/webhooks?make=1');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Address').fill('http://127.0.0.1:3000/hooks');
    await dialog.getByRole('button', { name: 'Make an endpoint' }).click();
    await dialog.getByRole('alert').getByText('The marked field says what to change.').waitFor();
    expect(await dialog.getByText('leads to an address that is not public').count()).toBe(1);
    expect(await dialog.getByLabel('Address').getAttribute('aria-invalid')).toBe('true');
  });
});
