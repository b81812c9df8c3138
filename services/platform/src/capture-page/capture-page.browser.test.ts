import { CONNECT_LANGUAGES } from '@svc/contracts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TIMELINE_SAMPLE } from '../../../../sdks/capture/test/timeline-sample.ts';
import { writeCapturePage } from '../../../pages/scripts/write-capture-page.ts';
import { allFaults, keepPicture, launchChromium, sidewaysOverflow } from '../../test/chromium.ts';
import { skipsChromium } from '../../test/chromium-file.ts';
import { openRetinaWorld, type RetinaWorld } from '../../test/retina-world.ts';
import { CAPTURE_PAGE_TEXTS } from '../../../pages/src/capture-page/texts/index.ts';

// What a person meets on the page, with a microphone that beeps. A whole interview: capture-page.browser.heavy.test.ts.
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
/** A busy machine starts sound slowly. */
const PATIENCE_MS = 60_000;
const { en } = CAPTURE_PAGE_TEXTS;
const WAITS = { asked: 7, answered: 4, longestSeconds: 21 };

let world: RetinaWorld;
let browser: Browser;
const complaints: string[] = [];

describe.skipIf(skipsChromium())('the capture page', () => {
  beforeAll(async () => {
    await writeCapturePage();
    world = await openRetinaWorld();
    browser = await launchChromium(['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']);
  });
  afterAll(async () => {
    await browser?.close();
    await world?.close();
  });

  async function openPage(lang = 'en'): Promise<Page> {
    const context = await browser.newContext(PHONE);
    context.setDefaultTimeout(PATIENCE_MS);
    const page = await context.newPage();
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(`${world.origin}/demo/capture?lang=${lang}`);
    await page.locator('svc-capture button').first().waitFor();
    return page;
  }

  async function check(page: Page, name: string): Promise<void> {
    await keepPicture(page, `capture-${name}-360`);
    const seen = { faults: await allFaults(page), tooWide: await sidewaysOverflow(page) };
    expect({ name, ...seen }).toEqual({ name, faults: [], tooWide: 0 });
  }

  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  const spoken = (page: Page, name: string) => page.getByLabel(name);
  const focusedId = (page: Page) => page.evaluate('document.activeElement?.id');
  const NOT_MEASURED = 'How fast you speak is not measured in this language.';

  it('measures the language that is spoken, not that of the page, and says before what it does not measure', async () => {
    const page = await openPage();
    const select = spoken(page, en.spoken.label);
    expect(await select.inputValue()).toBe('en');
    expect(await page.getByText(NOT_MEASURED).count()).toBe(0);
    await select.selectOption({ label: en.spoken.other });
    await page.getByText(NOT_MEASURED).first().waitFor();
    await check(page, 'not-measured');
    await select.selectOption({ label: 'Spanish' });
    expect(await page.getByText(NOT_MEASURED).count()).toBe(0);
    await press(page, 'Begin');
    await press(page, 'I agree');
    await page.getByRole('meter').waitFor();
    expect(await select.isDisabled()).toBe(true);
    await press(page, 'Finish');
    await page.locator('#result').waitFor();
    await press(page, en.result.again);
    expect([await select.isDisabled(), await select.inputValue()]).toEqual([false, 'es']);
    await page.context().close();
  });

  it('can be ended at any time, says honestly that it is not enough, and leads the focus on', async () => {
    const page = await openPage();
    await press(page, 'Begin');
    await press(page, 'I agree');
    await page.getByRole('meter').waitFor();
    await press(page, 'Finish');
    await page.locator('#result').waitFor();
    expect(await focusedId(page)).toBe('result-title');
    expect(await page.locator('#nothing').innerText()).toBe(en.result.nothing);
    expect(await page.locator('#rate').innerText()).toBe('Left out: no speech was heard');
    expect(await page.getByRole('button', { name: en.result.send }).count()).toBe(0);
    await check(page, 'not-enough');
    await press(page, en.result.again);
    expect(await focusedId(page)).toBe('capture');
    await page.context().close();
  });

  it('takes back that the service was away once the browser is online again', async () => {
    const page = await openPage();
    await page.evaluate(showSample, JSON.stringify({ ...TIMELINE_SAMPLE, waits: WAITS }));
    await page.evaluate('document.querySelector("#send").hidden = false');
    await page.context().setOffline(true);
    await press(page, en.result.send);
    await page.getByRole('alert').getByText(en.problems.offline).waitFor();
    expect(await focusedId(page)).toBe('send');
    await page.context().setOffline(false);
    await page.getByRole('alert').getByText(en.problems.offline).waitFor({ state: 'hidden' });
    await page.context().close();
  });

  it.each(CONNECT_LANGUAGES)('in %s: no fault, no wider than a phone, with its timeline', async (lang) => {
    const page = await openPage(lang);
    await check(page, `start-${lang}`);
    await page.evaluate(showSample, JSON.stringify({ ...TIMELINE_SAMPLE, waits: WAITS }));
    await page.locator('svc-capture-timeline').getByText('0:40').waitFor();
    expect(await page.locator('#questions').innerText()).toContain('21');
    await check(page, `timeline-${lang}`);
    await page.context().close();
  });

  it('breaks none of the rules of the page', () => {
    expect(complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  });
});

/** In the page: a session that ended with this measurement. */
function showSample(json: string): void {
  interface Page {
    readonly document: { querySelector(name: string): { dispatchEvent(event: unknown): void } };
    readonly CustomEvent: new (name: string, options: object) => unknown;
  }
  const { document, CustomEvent } = globalThis as unknown as Page;
  const measurement = JSON.parse(json) as { leftOut: unknown };
  const payload = { responseLatencySeconds: 9.4, sessionDurationSeconds: 150 };
  const send = async () => {
    throw Object.assign(new Error('away'), { code: 'offline' });
  };
  const detail = { payload, measurement, leftOut: measurement.leftOut, send };
  document.querySelector('svc-capture').dispatchEvent(new CustomEvent('capture-result', { detail }));
}
