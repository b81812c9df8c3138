import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../../test/chromium.ts';
import { skipsChromium } from '../../test/chromium-file.ts';
import { consoleBrowser } from '../../test/console-browser.ts';
import { type ConsoleWorld, openConsoleWorld } from '../../test/console-world.ts';

let world: ConsoleWorld;
let browser: Browser;
beforeAll(async () => {
  world = await openConsoleWorld({}, { listens: true });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});

describe.skipIf(skipsChromium())('somebody who signs out', () => {
  it('has no session any more, in this browser or any other', async () => {
    const visitor = await world.developer();
    const { context, open } = consoleBrowser(browser, world);
    const own = await context(visitor);
    const page = await open(own, `/accounts/${world.accountId}`);
    await page.getByRole('button', { name: /^You: / }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.waitForURL(/\/console\/sign-in$/);
    expect((await visitor.call('GET', '/me')).statusCode).toBe(401);
    expect((await own.cookies()).filter(({ name }) => name.endsWith('svc_console'))).toEqual([]);
    await own.close();
  });

  it('is told when the server did not take it, and stays where they were', async () => {
    const visitor = await world.developer();
    const { context, open } = consoleBrowser(browser, world);
    const own = await context(visitor);
    const page = await open(own, `/accounts/${world.accountId}`);
    await page.route('**/console/sign-out', (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.getByRole('button', { name: /^You: / }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('status').filter({ hasText: 'you are still signed in' }).waitFor();
    expect((await visitor.call('GET', '/me')).statusCode).toBe(200);
    await own.close();
  });
});
