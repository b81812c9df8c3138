import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allFaults, keepPicture, sidewaysOverflow } from '../../../services/platform/test/chromium.ts';
import { skipsChromium } from '../../../services/platform/test/chromium-file.ts';
import { browserFiles } from '../scripts/browser-files.ts';
import type * as SvcCaptureTimelineModule from '../src/timeline/index.ts';
import { TIMELINE_SAMPLE } from './timeline-sample.ts';
import { launchWithout } from './fake-microphone.ts';

type Global = typeof globalThis & { SvcCaptureTimeline: typeof SvcCaptureTimelineModule };

const ORIGIN = 'http://localhost';
/** Not even a style of its own. */
const POLICY = "default-src 'none'; script-src 'self'; img-src data:";
const PHONE = { viewport: { width: 360, height: 740 } };

describe.skipIf(skipsChromium())('the timeline', () => {
  let browser: Browser;
  let script: string;
  const complaints: string[] = [];

  beforeAll(async () => {
    script = (await browserFiles()).find(({ name }) => name === 'capture-timeline.js')?.contents ?? '';
    browser = await launchWithout();
  });
  afterAll(() => browser?.close());

  /** A page that has the data and nothing else: no session, no microphone. */
  async function openPage(language: string, options: BrowserContextOptions = PHONE): Promise<Page> {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', ({ message }) => complaints.push(message));
    await page.route(`${ORIGIN}/**`, (route) =>
      route.request().url().endsWith('.js')
        ? route.fulfill({ contentType: 'text/javascript', body: script })
        : route.fulfill({
            contentType: 'text/html',
            headers: { 'content-security-policy': POLICY },
            body: `<!doctype html><html lang="${language}"><title>Timeline</title><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><meta name="color-scheme" content="light dark"><script src="/timeline.js"></script><main><h1>1</h1><h2>2</h2></main>`,
          }),
    );
    await page.goto(`${ORIGIN}/`);
    await page.evaluate(show, JSON.stringify(TIMELINE_SAMPLE));
    await page.locator('svc-capture-timeline').getByText('0:40').waitFor();
    return page;
  }

  it.each(['en', 'es', 'fr', 'de', 'ja'])(
    'in %s: no fault, no wider than a phone, under a policy that allows no style',
    async (language) => {
      const page = await openPage(language);
      await keepPicture(page, `timeline-${language}-360`);
      expect(await allFaults(page)).toEqual([]);
      expect(await sidewaysOverflow(page)).toBe(0);
      const styled = await page.evaluate(
        () =>
          document.querySelector('svc-capture-timeline')?.shadowRoot?.querySelectorAll('[style],style')
            .length,
      );
      expect(styled).toBe(0);
      await page.context().close();
    },
  );

  it('says in a list what it draws: every question with its wait and what became of it', async () => {
    const page = await openPage('en');
    const questions = page.locator('svc-capture-timeline ol li');
    expect(await questions.count()).toBe(7);
    expect(await questions.nth(2).innerText()).toBe(
      'Asked at 0:40, wait at least 14.0 s\nnot answered; the next question followed; does not count',
    );
    expect(await page.getByRole('img').getAttribute('aria-label')).toContain('list below');
    expect(await page.getByText('to be read with care').isVisible()).toBe(true);
    expect(await page.getByText('No sound from 1:28 to 1:35').isVisible()).toBe(true);
    await page.context().close();
  });

  it('is worked with the keyboard, and drawn anew for other data', async () => {
    const page = await openPage('en');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.getByText('Asked at 0:40').isVisible()).toBe(false);
    await page.keyboard.press('Enter');
    expect(await page.getByText('Asked at 0:40').isVisible()).toBe(true);
    await page.evaluate(show, JSON.stringify({ speechSegments: [[1, 4]] }));
    expect(await page.getByText('Asked at').count()).toBe(0);
    expect(await page.getByText('No question was marked.').isVisible()).toBe(true);
    await page.context().close();
  });

  it('can be told apart without its colours, and in the dark', async () => {
    const forced = await openPage('en', { ...PHONE, forcedColors: 'active' });
    await keepPicture(forced, 'timeline-forced-colours-360');
    expect(await allFaults(forced)).toEqual([]);
    await forced.context().close();
    const dark = await openPage('en', { viewport: { width: 900, height: 900 }, colorScheme: 'dark' });
    await keepPicture(dark, 'timeline-dark-900');
    expect(await allFaults(dark)).toEqual([]);
    await dark.context().close();
  });

  it('breaks no rule of the page', () => {
    expect(complaints).toEqual([]);
  });
});

/** In the page: what a page that has kept a measurement does. */
function show(json: string): void {
  const { SvcCaptureTimeline } = globalThis as Global;
  SvcCaptureTimeline.defineTimelineElement();
  const shown =
    document.querySelector('svc-capture-timeline') ??
    document.querySelector('main')?.appendChild(document.createElement('svc-capture-timeline'));
  (shown as SvcCaptureTimelineModule.TimelineElement).measurement = JSON.parse(json);
}
