import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeConsole } from '../../../pages/scripts/write-console.ts';
import { launchChromium } from '../../test/chromium.ts';
import { skipsChromium } from '../../test/chromium-file.ts';
import { type ConsoleBrowser, consoleBrowser, isThere } from '../../test/console-browser.ts';
import { fillAccount, type FilledAccount } from '../../test/console-rows.ts';
import { type ConsoleWorld, openConsoleWorld, type Visitor } from '../../test/console-world.ts';
import { walked } from '../../test/walked.ts';

const MARKUP = `<img src=x onerror="document.title='ran'"><script>document.title='ran'</script>`;

let world: ConsoleWorld;
let chromium: Browser;
let console: ConsoleBrowser;
let filled: FilledAccount;
let admin: Visitor;
let operator: Visitor;
beforeAll(async () => {
  await writeConsole();
  world = await openConsoleWorld({}, { listens: true });
  filled = await fillAccount(world, world.accountId, { said: MARKUP, host: 'north.example.org' });
  const { db } = world.test.platform.services.database;
  await db.updateTable('account').set({ name: MARKUP }).where('id', '=', world.accountId).execute();
  await db
    .updateTable('webhook_endpoint')
    .set({ url: `https://a.example/${MARKUP}` })
    .execute();
  await db
    .updateTable('request_log')
    .set({ operation: MARKUP, error_code: MARKUP, issue_paths: [MARKUP] })
    .where('status', '=', 400)
    .execute();
  await db.updateTable('usage_day').set({ endpoint: MARKUP }).where('endpoint', '=', 'ping').execute();
  admin = await world.developer();
  operator = await world.person('operator', undefined, { isAdmin: true });
  chromium = await launchChromium();
  console = consoleBrowser(chromium, world);
});
afterAll(async () => {
  await chromium?.close();
  await world?.close();
});

/** A screen, and what opens more of it. */
const SCREENS: readonly { readonly path: string; readonly opens?: string }[] = [
  { path: '' },
  { path: '/keys', opens: 'Rotate' },
  { path: '/keys', opens: 'Revoke' },
  { path: '/origins' },
  { path: '/webhooks' },
  { path: '/webhooks/ENDPOINT', opens: 'Delete' },
  { path: '/cds' },
  { path: '/access' },
  { path: '/requests?status=400', opens: 'Details' },
  { path: '/events', opens: 'Details' },
  { path: '/deliveries', opens: 'Details' },
  { path: '/usage' },
  { path: '/team' },
  { path: '/operator/access', opens: 'Details' },
  { path: '/operator/people' },
];

describe.skipIf(skipsChromium())('markup that somebody stored', () => {
  it.each(walked(SCREENS, ({ path }) => /keys|webhooks|events|deliveries/.test(path)))(
    'is shown as text and never runs: $path',
    async ({ path, opens }) => {
      const isOperator = path.startsWith('/operator');
      const context = await console.context(isOperator ? operator : admin);
      const page = await console.open(
        context,
        isOperator ? path : `/accounts/${world.accountId}${path.replace('ENDPOINT', filled.endpointId)}`,
      );
      if (opens !== undefined)
        await page.getByRole('main').getByRole('button', { name: opens }).first().click();
      await isThere(page);
      expect(await page.evaluate('document.body.innerText')).toContain('<img src=x onerror=');
      expect(await page.evaluate('document.querySelectorAll("img, body script:not([src])").length')).toBe(0);
      expect(await page.title()).not.toBe('ran');
      expect(console.complained()).toEqual([]);
      await context.close();
    },
  );

  it('could not become HTML: the page allows no such text', async () => {
    const context = await console.context(admin);
    const page = await console.open(context, `/accounts/${world.accountId}`);
    const set = page.evaluate((text) => void (document.body.innerHTML = text), MARKUP);
    await expect(set).rejects.toThrow('TrustedHTML');
    console.complained();
    await context.close();
  });
});
