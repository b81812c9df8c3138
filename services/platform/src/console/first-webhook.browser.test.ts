import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { writeConsole } from '../../../pages/scripts/write-console.ts';
import { startReceiver } from '../../../worker/test/deliveries/receiver.ts';
import { launchChromium } from '../../test/chromium.ts';
import { skipsChromium } from '../../test/chromium-file.ts';
import { type ConsoleBrowser, consoleBrowser, DESKTOP, PHONE } from '../../test/console-browser.ts';
import { type ConsoleWorld, openConsoleWorld, type Visitor } from '../../test/console-world.ts';

let world: ConsoleWorld;
let chromium: Browser;
let console: ConsoleBrowser;
let admin: Visitor;
let page: Page;
/** An address that may be called, where nothing listens any more. */
let closed: string;
beforeAll(async () => {
  await writeConsole();
  const receiver = await startReceiver();
  closed = receiver.url;
  await receiver.close();
  const { host, port } = receiver.allow;
  world = await openConsoleWorld({ SVC_EGRESS_ALLOW: `${host}:${port}` }, { listens: true });
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

async function open(path: string, look: BrowserContextOptions = DESKTOP): Promise<void> {
  page = await console.open(await console.context(admin, look), `/accounts/${world.accountId}${path}`);
}

describe.skipIf(skipsChromium())('a text to copy is shown whole', () => {
  /** How much of what is in a field lies outside of it, in pixels. */
  const hidden = (label: string) =>
    page
      .getByLabel(label)
      .evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
        scrollWidth - clientWidth,
        scrollHeight - clientHeight,
      ]);

  it.each([DESKTOP, PHONE])('the first call, at $viewport.width pixels', async (look) => {
    await open('', look);
    expect(await hidden('The call as a command')).toEqual([0, 0]);
  });

  it.each([DESKTOP, PHONE])('the secret of an endpoint, at $viewport.width pixels', async (look) => {
    await open('/webhooks?make=1', look);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Address').fill('https://hooks.example.org/first');
    await dialog.getByRole('button', { name: 'Make an endpoint' }).click();
    await page.getByLabel('Shown once').waitFor();
    expect(await hidden('Shown once')).toEqual([0, 0]);
  });
});

describe.skipIf(skipsChromium())('a receiver that is not there', () => {
  it('is named in words when an event is sent to it', async () => {
    const path = `/accounts/${world.accountId}/webhooks`;
    const made = await admin.call('POST', path, { url: closed, mode: 'test' });
    await open(`/webhooks/${made.json().data.endpoint.id}`);
    await page.getByRole('button', { name: 'Send a test' }).click();
    await page.getByText(/Not delivered: The connection failed \(/).waitFor();
    expect(await page.getByText('connection_error').count()).toBe(0);
  });
});

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
