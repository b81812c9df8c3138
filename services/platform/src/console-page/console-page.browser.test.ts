import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeConsole } from '../../../pages/scripts/write-console.ts';
import { allFaults, keepPicture, launchChromium, sidewaysOverflow } from '../../test/chromium.ts';
import { skipsChromium } from '../../test/chromium-file.ts';
import { openTestPlatform, type TestPlatform } from '../../test/test-platform.ts';
import { walked } from '../../test/walked.ts';

const LANGUAGES = ['de', 'en', 'es', 'fr', 'ja'] as const;
const DESKTOP = { viewport: { width: 1280, height: 900 } };
const PHONE = { viewport: { width: 320, height: 700 }, isMobile: true, hasTouch: true };

let api: TestPlatform;
let browser: Browser;
let origin = '';
const complaints: string[] = [];

beforeAll(async () => {
  await writeConsole();
  api = await openTestPlatform({}, null);
  const { app } = api.platform.server;
  await app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await api?.close();
});

/** The page of states in a browser of its own. */
async function openStates(options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  return openIn(context, '/console/states');
}

async function openIn(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(origin + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

describe.skipIf(skipsChromium())('the parts of the console in a real browser', () => {
  it.each(
    walked(
      LANGUAGES.flatMap((locale) =>
        (['light', 'dark'] as const).map((colorScheme) => [locale, colorScheme] as const),
      ),
      ([locale, scheme]) => (scheme === 'dark' ? ['de'] : ['en', 'ja']).includes(locale),
    ),
  )('are without fault in %s, %s', async (locale, colorScheme) => {
    const page = await openStates({ ...DESKTOP, locale, colorScheme });
    expect(await page.evaluate('document.documentElement.lang')).toBe(locale);
    await keepPicture(page, `console-states-${locale}-${colorScheme}`);
    expect(await allFaults(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toBe(0);
    await page.context().close();
  });

  it.each(walked(LANGUAGES, (locale) => ['de', 'ja'].includes(locale)))(
    'fit a phone of 320 pixels in %s',
    async (locale) => {
      const page = await openStates({ ...PHONE, locale });
      await keepPicture(page, `console-states-${locale}-phone`);
      expect(await sidewaysOverflow(page)).toBe(0);
      expect(await allFaults(page)).toEqual([]);
      await page.context().close();
    },
  );

  it('show what somebody stored as text', async () => {
    const page = await openStates(DESKTOP);
    expect(await page.getByText('<img src=x onerror=alert(1)>').count()).toBeGreaterThan(0);
    expect(await page.locator('img').count()).toBe(0);
    await page.context().close();
  });

  it('never say “none” of a list that failed, and keep what was read before', async () => {
    const page = await openStates({ ...DESKTOP, locale: 'en' });
    const failed = page.getByRole('region', { name: 'failed', exact: true });
    expect(await failed.innerText()).toContain('req_0123456789abcdef');
    expect(await failed.getByRole('button', { name: 'Try again' }).count()).toBe(1);
    expect(await failed.getByText('No keys match').count()).toBe(0);
    const stale = page.getByRole('region', { name: 'stale', exact: true });
    expect(await stale.getByRole('row').count()).toBe(3);
    expect(await stale.innerText()).toContain('What you see is of Mar 29, 2026');
    await page.context().close();
  });

  it('print in black on white, with every table of a chart open', async () => {
    const page = await openStates({ ...DESKTOP, colorScheme: 'dark', locale: 'en' });
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate('getComputedStyle(document.documentElement).backgroundColor')).toBe(
      'rgb(255, 255, 255)',
    );
    const tables = page.locator('.svc-figure table');
    expect(await tables.count()).toBe(3);
    const isShown =
      'table => table.checkVisibility({ contentVisibilityAuto: true, checkVisibilityCSS: true })';
    expect(await page.evaluate(`[...document.querySelectorAll('.svc-figure table')].every(${isShown})`)).toBe(
      true,
    );
    await page.context().close();
  });
});

describe.skipIf(skipsChromium())('a secret that is shown once', () => {
  const open = async (context: BrowserContext) => {
    const page = await openIn(context, '/console/states');
    await page.getByRole('button', { name: 'Your new key' }).click();
    await page.getByRole('dialog', { name: 'Your new key' }).waitFor();
    expect(await allFaults(page)).toEqual([]);
    return page;
  };
  const field = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: 'Shown once' });

  it('is copied, says so, and closes unasked', async () => {
    const context = await browser.newContext({ ...DESKTOP, locale: 'en' });
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
    const page = await open(context);
    await page.getByRole('button', { name: 'Copy' }).last().click();
    await page.getByRole('dialog').getByText('Copied', { exact: true }).waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(await field(page).inputValue());
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await context.close();
  });

  it.each([
    [
      'refuses',
      "Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error()) } })",
    ],
    ['has none', "Object.defineProperty(navigator, 'clipboard', { value: undefined })"],
  ])('is selected to copy by hand where the browser %s, and not called copied', async (_, script) => {
    const context = await browser.newContext({ ...DESKTOP, locale: 'en' });
    await context.addInitScript(script);
    const page = await open(context);
    await page.getByRole('button', { name: 'Copy' }).last().click();
    await page.getByRole('dialog').getByText('copy it with the keyboard').waitFor();
    expect(await page.getByText('Copied', { exact: true }).count()).toBe(0);
    expect(await page.evaluate('getSelection().toString()')).toBe(await field(page).inputValue());
    await context.close();
  });

  it('asks before it is gone', async () => {
    const page = await open(await browser.newContext({ ...DESKTOP, locale: 'en' }));
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog', { name: 'Close without copying?' }).waitFor();
    expect(await allFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Back' }).click();
    expect(await field(page).inputValue()).toMatch(/^sk_test_/);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Close, I have kept it' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.context().close();
  });
});

describe.skipIf(skipsChromium())('shortcuts', () => {
  it('rest while a dialog is open, and can be turned off', async () => {
    const page = await openStates({ ...DESKTOP, locale: 'en' });
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await dialog.waitFor();
    expect(await allFaults(page)).toEqual([]);
    await dialog.getByRole('checkbox', { name: 'Shortcuts are on' }).click({ force: true });
    expect(await page.evaluate("localStorage.getItem('svc-console-shortcuts')")).toBe('off');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.context().close();
  });
});

describe.skipIf(skipsChromium())('language and colours', () => {
  it('are chosen in the page, and stay so in this browser', async () => {
    const page = await openStates({ ...DESKTOP, locale: 'en', colorScheme: 'light' });
    await page.getByLabel('Language').selectOption('ja');
    await page.getByRole('heading', { name: '部品の状態一覧' }).waitFor();
    await page.getByLabel('配色').selectOption('dark');
    await page.reload();
    await page.getByRole('heading', { name: '部品の状態一覧' }).waitFor();
    expect(await page.evaluate('getComputedStyle(document.body).colorScheme')).toBe('dark');
    expect(await page.title()).toBe('部品の状態一覧 · svc コンソール');
    await page.context().close();
  });
});

it.skipIf(skipsChromium())('nothing on these pages breaks their policy', () => {
  expect(complaints).toEqual([]);
});
