import type { AddressInfo } from 'node:net';
import { ALL_ENDPOINTS } from '@svc/contracts';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeDocs } from '../../../pages/scripts/write-docs.ts';
import { writeReferenceScript } from '../../../pages/scripts/write-reference-script.ts';
import { keepPicture, launchChromium, seriousFaults, sidewaysOverflow } from '../../test/chromium.ts';
import { skipsChromium } from '../../test/chromium-file.ts';
import { openTestPlatform, type TestPlatform } from '../../test/test-platform.ts';
import { walked } from '../../test/walked.ts';

let api: TestPlatform;
let browser: Browser;
let origin = '';
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

async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  context.on('request', (request) => asked.push(request.url()));
  const page = await context.newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(origin + path);
  return page;
}

const SHOWN = [
  '/docs',
  '/docs/guides/fhir',
  '/docs/guides/configuration',
  '/docs/guides/sdk-client-methods',
  '/docs/errors',
  '/docs/errors/rate_limited',
  '/docs/changelog',
  '/docs/search?q=webhook',
];
const SCREENS = [320, 360, 1280, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => [width, colorScheme] as const),
);

describe.skipIf(skipsChromium())('the documentation in a real browser', () => {
  it.each(walked(SCREENS, ([width, scheme]) => width === (scheme === 'dark' ? 1440 : 320)))(
    'is no wider than a window of %s pixels and has no serious fault, %s',
    async (width, colorScheme) => {
      const page = await open('/docs', { viewport: { width, height: 800 }, colorScheme });
      for (const path of SHOWN) {
        await page.goto(origin + path);
        const name = `docs${path.replaceAll(/\W+/g, '-')}-${width}-${colorScheme}`;
        await keepPicture(page, name, false);
        expect([path, await sidewaysOverflow(page)]).toEqual([path, 0]);
        expect([path, await seriousFaults(page)]).toEqual([path, []]);
      }
      await page.context().close();
    },
  );

  it('leads whoever opens the origin to the start page, and from there to the reference', async () => {
    const page = await open('/');
    expect(page.url()).toBe(`${origin}/docs`);
    await page.getByRole('main').getByRole('link', { name: '/docs/reference' }).click();
    await page.waitForURL(`${origin}/docs/reference`);
    await page.context().close();
  });

  it('leads old addresses of operations to where the reference draws them', async () => {
    const hash = '#tag/analysis/POST/v1/relapse/predict';
    const page = await open(`/docs${hash}`);
    await page.waitForURL(`${origin}/docs/reference${hash}`);
    const heading = page.getByRole('heading', { name: ALL_ENDPOINTS.predictRelapse.summary }).first();
    await heading.waitFor();
    await expect.poll(() => heading.evaluate((it) => it.getBoundingClientRect().top)).toBeLessThan(400);
    await page.context().close();
  });

  it('stays on the start page for its own anchors and for what is no operation', async () => {
    for (const hash of ['#start', '#all-pages', '#tagged', '#x/../evil']) {
      const page = await open(`/docs${hash}`);
      await page.getByRole('combobox').waitFor();
      expect(page.url()).toBe(`${origin}/docs${hash}`);
      await page.context().close();
    }
  });

  describe('the search', () => {
    it('is used by keyboard alone: / leads to it, arrows move, Enter follows', async () => {
      const page = await open('/docs/guides/mse');
      const field = page.getByRole('combobox', { name: 'Search the documentation' });
      await field.waitFor();
      await page.keyboard.press('/');
      expect(await field.evaluate((it) => it === it.ownerDocument.activeElement)).toBe(true);
      await page.keyboard.type('webhooks');
      const options = page.getByRole('option');
      await options.first().waitFor();
      expect(await field.getAttribute('aria-expanded')).toBe('true');
      await expect.poll(() => page.getByRole('status').innerText()).toMatch(/^(?:The first )?\d+ results$/);
      await keepPicture(page, 'docs-searching', false);
      expect(await seriousFaults(page)).toEqual([]);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowUp');
      const active = await field.getAttribute('aria-activedescendant');
      expect(active).toBe(await options.first().getAttribute('id'));
      expect(await options.first().getAttribute('aria-selected')).toBe('true');
      const href = await options.first().getAttribute('href');
      await page.keyboard.press('Enter');
      await page.waitForURL(origin + href);
      await page.context().close();
    });

    it('closes by Escape, is emptied by the second, and asks the server when nothing is chosen', async () => {
      const page = await open('/docs');
      const field = page.getByRole('combobox');
      await field.fill('lithium');
      await page.getByRole('listbox').waitFor();
      await field.press('Escape');
      expect([await page.getByRole('listbox').isVisible(), await field.inputValue()]).toEqual([
        false,
        'lithium',
      ]);
      await field.press('Escape');
      expect(await field.inputValue()).toBe('');
      await field.fill('lithium');
      await page.getByRole('listbox').waitFor();
      await field.press('Enter');
      await page.waitForURL(`${origin}/docs/search?q=lithium`);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Search: lithium');
      await page.context().close();
    });

    it('takes / as a letter where somebody writes, says when nothing is found, and shows markup as text', async () => {
      const page = await open('/docs');
      const field = page.getByRole('combobox');
      await field.click();
      await page.keyboard.type('a/b<img src=x onerror=alert(1)>');
      expect(await field.inputValue()).toBe('a/b<img src=x onerror=alert(1)>');
      await expect.poll(() => page.getByRole('status').innerText()).toBe('Nothing found');
      expect(await page.locator('img').count()).toBe(0);
      await page.context().close();
    });

    it('goes from one part to another of the same page', async () => {
      const page = await open('/docs/guides/retina');
      const field = page.getByRole('combobox');
      await field.fill('the wrong picture');
      const option = page.getByRole('option', { name: 'The wrong picture' }).first();
      await option.click();
      await page.waitForURL(`${origin}/docs/guides/retina#the-wrong-picture`);
      expect(await page.getByRole('listbox').isVisible()).toBe(false);
      await page.context().close();
    });

    it('works as a form where the index cannot be had', async () => {
      const context = await browser.newContext();
      await context.route('**/search-*.json', (route) => route.abort());
      const page = await context.newPage();
      await page.goto(`${origin}/docs`);
      await page.getByRole('combobox').fill('lithium');
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByRole('heading', { name: 'Search: lithium' }).waitFor();
      expect(page.url()).toBe(`${origin}/docs/search?q=lithium`);
      await context.close();
    });
  });

  it('is read, searched and gone through without a script', async () => {
    const page = await open('/docs/guides/mse', {
      javaScriptEnabled: false,
      viewport: { width: 360, height: 800 },
    });
    await page.getByText('All pages').click();
    await page.getByRole('link', { name: 'Webhooks' }).first().click();
    expect(new URL(page.url()).pathname).toBe('/docs/guides/webhooks');
    await page.getByRole('searchbox').fill('retry');
    await page.getByRole('button', { name: 'Search' }).click();
    expect(page.url()).toBe(`${origin}/docs/search?q=retry`);
    expect(await page.getByRole('listitem').count()).toBeGreaterThan(3);
    await page.context().close();
  });

  it('is printed without what is only for the screen', async () => {
    const page = await open('/docs/guides/webhooks');
    await page.emulateMedia({ media: 'print' });
    for (const part of ['.top', '.side', '.turn', '.here'])
      expect(await page.locator(part).isVisible()).toBe(false);
    await keepPicture(page, 'docs-printed');
    await page.context().close();
  });

  it('asks nobody but this origin, and breaks none of the rules of its pages', () => {
    expect(asked.filter((url) => !url.startsWith(`${origin}/`) && !url.startsWith('data:'))).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
