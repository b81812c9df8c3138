import type { AddressInfo } from 'node:net';
import { ADMIN_ENDPOINTS, ALL_ENDPOINTS, buildAdminOpenApi, buildOpenApi } from '@svc/contracts';
import { createAccount, createKey } from '@svc/store';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeDocs } from '../../../pages/scripts/write-docs.ts';
import { writeReferenceScript } from '../../../pages/scripts/write-reference-script.ts';
import { keepPicture, launchChromium, seriousFaults, sidewaysOverflow } from '../../test/chromium.ts';
import { skipsChromium } from '../../test/chromium-file.ts';
import { openTestPlatform, type TestPlatform } from '../../test/test-platform.ts';

let api: TestPlatform;
let browser: Browser;
let origin = '';
/** Every address that a browser asked for, in all tests of this file. */
const asked: string[] = [];
const complaints: string[] = [];

beforeAll(async () => {
  await Promise.all([writeReferenceScript(), writeDocs()]);
  api = await openTestPlatform();
  const { app } = api.platform.server;
  await app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await api?.close();
});

/** The reference in a browser of its own, drawn to the end. */
async function openReference(
  options: BrowserContextOptions,
  path = '/docs/reference',
  shown = FIRST_OPERATION,
): Promise<Page> {
  const context = await browser.newContext(options);
  context.on('request', (request) => asked.push(request.url()));
  const page = await context.newPage();
  page.on('console', (message) => {
    // A JSON document has no place to say that it has no icon.
    const isIcon = message.location().url.endsWith('/favicon.ico');
    if (['error', 'warning'].includes(message.type()) && !isIcon) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(origin + path);
  await page.getByRole('heading', { name: buildOpenApi().info.title, level: 1 }).waitFor();
  await page.getByRole('heading', { name: shown, exact: true }).waitFor();
  return page;
}

const FIRST_OPERATION = Object.values(ALL_ENDPOINTS)[0]?.summary ?? '';
const DESKTOP = { viewport: { width: 1280, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

describe.skipIf(skipsChromium())('the API reference in a real browser', () => {
  it.each([
    ['light', { ...DESKTOP, colorScheme: 'light' }],
    ['phone-dark', { ...PHONE, colorScheme: 'dark' }],
  ] as const)('is drawn, no wider than the window (%s)', async (name, options) => {
    const page = await openReference(options);
    await keepPicture(page, `reference-${name}`, false);
    const shade = await page.evaluate('getComputedStyle(document.body).backgroundColor');
    expect(shade).toBe(options.colorScheme === 'dark' ? 'rgb(15, 15, 15)' : 'rgb(255, 255, 255)');
    expect(await seriousFaults(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toBe(0);
    await page.context().close();
  });

  // Drawing the whole document takes seconds: one page is looked at from all sides.
  describe('as a page that somebody uses', () => {
    let page: Page;
    beforeAll(async () => {
      page = await openReference({ ...DESKTOP, colorScheme: 'light' });
    });
    afterAll(() => page?.context().close());

    it('finds an operation, shows its parts, and goes from light to dark', async () => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('textbox').or(page.getByRole('combobox')).first().waitFor();
      const { summary } = ALL_ENDPOINTS.predictRelapse;
      await page.keyboard.type(summary);
      await page.getByRole('option', { name: summary }).first().click();
      await page.getByRole('heading', { name: summary }).first().waitFor();
      await keepPicture(page, 'reference-operation', false);
      const parts = page.locator('main button[aria-expanded="true"]');
      const shownAtFirst = await parts.count();
      await page.locator('main button[aria-expanded="false"]:visible').first().click();
      expect(await parts.count()).toBeGreaterThan(shownAtFirst);
      await page.locator('.darklight-reference button').click();
      await page.locator('body.dark-mode').waitFor();
      await keepPicture(page, 'reference-turned-dark', false);
    });

    it('has every operation of the document of this origin', async () => {
      const closed = page.getByRole('button', { name: /^Open Group/ });
      while ((await closed.count()) > 0) await closed.first().click();
      const operations = await page.locator('.t-doc__sidebar').innerText();
      for (const { summary } of Object.values(ALL_ENDPOINTS)) expect(operations).toContain(summary);
    });
  });

  it('leads to the pages beside it, which fit a phone, and to the document that it draws', async () => {
    const page = await openReference(PHONE);
    const links = page.getByRole('navigation', { name: 'Documentation' }).getByRole('link');
    const leadsTo = async (name: string) =>
      (await links.and(page.getByRole('link', { name })).getAttribute('href')) ?? '';
    const places = { errors: await leadsTo('Errors'), changelog: await leadsTo('Changelog') };
    await links.and(page.getByRole('link', { name: 'OpenAPI 3.1' })).click();
    await page.waitForURL((url) => url.pathname !== '/docs/reference');
    expect(await page.locator('body').innerText()).toContain('"openapi":"3.1.0"');
    for (const [name, place] of Object.entries(places)) {
      await page.goto(origin + place);
      expect((await page.locator('h1').innerText()).toLowerCase()).toBe(name);
      await keepPicture(page, `docs-${name}`, false);
      expect(await seriousFaults(page)).toEqual([]);
      expect(await sidewaysOverflow(page)).toBe(0);
    }
    await page.context().close();
  });

  it('shows a call by our client, curl and Python, and sends one to this server with a test key', async () => {
    const path = '/docs/reference#tag/analysis/POST/v1/dmse/analyze';
    const page = await openReference(DESKTOP, path, ALL_ENDPOINTS.analyzeDmse.summary);
    await page.getByText('svc.dmse.analyze').first().waitFor();
    const { db } = api.platform.services.database;
    const account = await createAccount(db, { name: 'Clinic', plan: 'launch', now: api.now });
    const { key } = await createKey(db, {
      accountId: account.id,
      kind: 'secret',
      mode: 'test',
      now: api.now,
    });
    await page.getByRole('button', { name: `Test Request (post /v1/dmse/analyze)` }).click();
    await page.getByRole('dialog').getByLabel('Bearer Token').fill(key);
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await page.getByRole('dialog').getByRole('button', { name: /^Send/ }).first().click();
    const answer = await answered;
    expect([answer.url(), answer.status()]).toEqual([`${origin}/api/v1/dmse/analyze`, 200]);
    await page.getByText('clinical_attention').first().waitFor();
    await keepPicture(page, 'reference-sent', false);
    expect(
      await page.evaluate('JSON.stringify(localStorage) + JSON.stringify(sessionStorage)'),
    ).not.toContain(key);
    await page.context().close();
  });

  it('draws the admin API, and sends none of its calls', async () => {
    const page = await (await browser.newContext(DESKTOP)).newPage();
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    await page.goto(`${origin}/docs/admin`);
    await page.getByRole('heading', { name: buildAdminOpenApi().info.title, level: 1 }).waitFor();
    await page.getByText('needs the admin token').first().waitFor();
    await page.getByRole('heading', { name: ADMIN_ENDPOINTS.createAccount.summary }).first().waitFor();
    expect(await page.getByRole('button', { name: /Test Request/ }).count()).toBe(0);
    await keepPicture(page, 'reference-admin', false);
    expect(await seriousFaults(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toBe(0);
    await page.context().close();
  });

  it('says where else the document is to whoever runs no script', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${origin}/docs/reference`);
    expect(await page.locator('noscript').innerText()).toContain('the OpenAPI document');
    await context.close();
  });

  it('asks nobody but this origin, and breaks none of the rules of the page', () => {
    const elsewhere = asked.filter((url) => !url.startsWith(`${origin}/`) && !url.startsWith('data:'));
    expect(asked.length).toBeGreaterThan(10);
    expect(elsewhere).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
