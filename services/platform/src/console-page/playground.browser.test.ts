import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeConsole } from '../../../pages/scripts/write-console.ts';
import { keepPicture, launchChromium, seriousFaults, sidewaysOverflow } from '../../test/chromium.ts';
import { skipsChromium } from '../../test/chromium-file.ts';
import { type ConsoleWorld, openConsoleWorld, type Visitor } from '../../test/console-world.ts';
import { walked } from '../../test/walked.ts';

const DESKTOP = { viewport: { width: 1280, height: 900 }, locale: 'en' };
const PHONE = { viewport: { width: 360, height: 740 }, locale: 'en', isMobile: true, hasTouch: true };
const PRODUCTS = [
  ['dmse', 'Signals in their bands'],
  ['medication', 'Scores over time, and starts of medicines'],
  ['biomarker', 'Readings in their ranges'],
  ['outcome', 'Parts that add up to the score'],
  ['relapse', 'Points of the factors'],
  ['medication-agent', 'Interactions, most severe first'],
  ['biomarker-agent', 'Readings in their ranges'],
  ['outcome-agent', 'Totals of the scales'],
  ['relapse-agent', 'Signs that make the score'],
] as const;

let world: ConsoleWorld;
let visitor: Visitor;
let browser: Browser;
const complaints: string[] = [];

beforeAll(async () => {
  await writeConsole();
  world = await openConsoleWorld({}, { listens: true });
  visitor = await world.developer();
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});

/** A window of somebody who is signed in. */
async function signedIn(options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  const [name = '', value = ''] = visitor.cookie.split('=');
  await context.addCookies([{ name, value, url: world.origin, httpOnly: true, sameSite: 'Lax' }]);
  return context;
}

async function open(context: BrowserContext, search: string): Promise<Page> {
  const page = await context.newPage();
  page.on('console', (message) => {
    const { url } = message.location();
    // A refused body is what one of the tests is about.
    if (['error', 'warning'].includes(message.type()) && !url.includes('/playground/'))
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`${world.origin}/console/accounts/${world.accountId}/playground${search}`);
  await page.getByRole('button', { name: 'Send' }).waitFor();
  return page;
}

const json = (page: Page) => page.getByRole('textbox', { name: 'JSON', exact: true });
const bodyOf = async (page: Page) => JSON.parse(await json(page).inputValue()) as Record<string, unknown>;

async function sendExample(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Fill in the example' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await page
    .getByText(/^Answered in/)
    .first()
    .waitFor();
}

/** Where the page is scrolled its bar lies over what is beneath it. */
async function faultsFromTop(page: Page): Promise<string[]> {
  await page.evaluate('scrollTo(0, 0)');
  return seriousFaults(page);
}

describe.skipIf(skipsChromium())('the playground in a real browser', () => {
  it.each(walked(PRODUCTS, ([product]) => ['dmse', 'medication', 'relapse-agent'].includes(product)))(
    '%s: draws the answer to its example, without fault, light, dark and on a phone',
    async (product, title) => {
      const context = await signedIn(DESKTOP);
      const page = await open(context, `?product=${product}`);
      await sendExample(page);
      await page.getByRole('heading', { name: title }).waitFor();
      expect(await page.getByRole('note').isVisible()).toBe(true);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await keepPicture(page, `playground-${product}-${colorScheme}`);
        expect(await faultsFromTop(page)).toEqual([]);
      }
      expect(await sidewaysOverflow(page)).toBe(0);
      await page.setViewportSize(PHONE.viewport);
      await keepPicture(page, `playground-${product}-phone`);
      expect(await sidewaysOverflow(page)).toBe(0);
      expect(await faultsFromTop(page)).toEqual([]);
      await context.close();
    },
  );

  it('keeps the body out of the address, and product and view in it', async () => {
    const context = await signedIn(DESKTOP);
    const page = await open(context, '?product=relapse');
    await sendExample(page);
    await page.getByRole('button', { name: 'Code' }).click();
    expect(new URL(page.url()).search).toBe('?product=relapse&view=code');
    expect(await page.getByRole('textbox', { name: 'curl' }).inputValue()).toContain('"avgSleepHours": 4.8');
    await page.getByRole('combobox', { name: 'Product' }).selectOption('outcome-agent');
    await page.waitForURL(/product=outcome-agent/);
    await page.getByRole('combobox', { name: 'Product' }).selectOption('relapse');
    await page.waitForURL(/product=relapse(?:&|$)/);
    expect(await bodyOf(page)).toMatchObject({ avgSleepHours: 4.8 });
    const kept = await page.evaluate('JSON.stringify([{ ...localStorage }, { ...sessionStorage }])');
    expect(kept).not.toContain('avgSleepHours');
    await context.close();
  });

  it('finds the body as it was left after another screen, and not after a new load', async () => {
    const context = await signedIn(DESKTOP);
    const page = await open(context, '?product=relapse');
    await page.getByRole('button', { name: 'Fill in the example' }).click();
    await page.getByRole('link', { name: 'Request log' }).click();
    await page.getByRole('heading', { level: 1, name: 'Request log' }).waitFor();
    await page.getByRole('link', { name: 'Playground' }).click();
    await page.getByRole('button', { name: 'Send' }).waitFor();
    expect(await page.getByRole('combobox', { name: 'Product' }).inputValue()).toBe('relapse');
    expect(await bodyOf(page)).toMatchObject({ avgSleepHours: 4.8 });
    await page.reload();
    await page.getByRole('button', { name: 'Send' }).waitFor();
    expect(await bodyOf(page)).not.toHaveProperty('avgSleepHours');
    await context.close();
  });

  it('puts what the server refuses on its field', async () => {
    const context = await signedIn(DESKTOP);
    const page = await open(context, '?product=relapse');
    await page.getByRole('button', { name: 'Fill in the example' }).click();
    const sleep = page.getByRole('textbox', { name: 'avgSleepHours' });
    await sleep.fill('99');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('alert').waitFor();
    expect(await sleep.getAttribute('aria-invalid')).toBe('true');
    expect(await page.locator('[data-path="avgSleepHours"] .field-problem').innerText()).toBe(
      'must be at most 24',
    );
    const score = page.locator('[data-path="assessments[0].score"] input');
    await score.fill('');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.locator('[data-path="assessments[0].score"] .field-problem').getByText(/./).waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await context.close();
  });

  it('changes the form with the JSON, and the JSON with the form; what is no JSON stays as typed', async () => {
    const context = await signedIn({ ...DESKTOP, locale: 'de-DE' });
    const page = await context.newPage();
    await page.goto(`${world.origin}/console/accounts/${world.accountId}/playground?product=relapse-agent`);
    const area = page.locator('.play-input textarea.mono').last();
    await area.fill('{"signals": [{"indicator": "missed_doses", "severity": 0.6}]}');
    const severity = page.locator('[data-path="signals[0].severity"] input');
    expect(await severity.inputValue()).toBe('0,6');
    await severity.fill('0,85');
    expect(JSON.parse(await area.inputValue())).toEqual({
      signals: [{ indicator: 'missed_doses', severity: 0.85 }],
    });
    await area.fill('{\n  "signals": [,]\n}');
    expect(await page.locator('.play-input [role="status"]').innerText()).toMatch(/2.*15/);
    expect(await severity.isDisabled()).toBe(true);
    expect(await area.inputValue()).toBe('{\n  "signals": [,]\n}');
    await context.close();
  });

  it('compares the next answer with this one', async () => {
    const context = await signedIn(DESKTOP);
    const page = await open(context, '?product=relapse');
    await sendExample(page);
    await page.getByRole('button', { name: 'Compare the next answer with this one' }).click();
    const { previous } = await bodyOf(page);
    expect(previous).toMatchObject({ score: 57, status: 'elevated', inputs: { avgSleepHours: 4.8 } });
    await page.getByRole('textbox', { name: 'avgSleepHours' }).fill('8');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('heading', { name: 'Change since the earlier answer' }).waitFor();
    // The example has an earlier answer of its own, so that there is a change before this one.
    await page.getByRole('row', { name: /avgSleepHours\s+4\.8\s+8/ }).waitFor();
    await context.close();
  });

  it('is used by the keyboard alone: an entry added, filled, moved, sent', async () => {
    const context = await signedIn(DESKTOP);
    const page = await open(context, '?product=relapse-agent');
    const press = async (name: string) => {
      await page.getByRole('button', { name, exact: true }).focus();
      await page.keyboard.press('Enter');
    };
    await press('Add an entry to signals');
    await page.keyboard.type('missed_doses');
    await page.keyboard.press('Tab');
    await page.keyboard.type('0,8');
    await press('Add an entry to signals');
    await page.keyboard.type('sleep_disruption');
    await page.keyboard.press('Tab');
    await page.keyboard.type('1');
    await press('Move up: signals, entry 2');
    expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toBe(
      'Move down: signals, entry 1',
    );
    expect(await bodyOf(page)).toEqual({
      signals: [
        { indicator: 'sleep_disruption', severity: 1 },
        { indicator: 'missed_doses', severity: 0.8 },
      ],
    });
    await press('Send');
    await page
      .getByText(/^Answered in/)
      .first()
      .waitFor();
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Answer');
    await context.close();
  });

  it('prints the answer with its disclaimer and every table', async () => {
    const context = await signedIn({ ...DESKTOP, colorScheme: 'dark' });
    const page = await open(context, '?product=biomarker');
    await sendExample(page);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('note').isVisible()).toBe(true);
    expect(await page.locator('.play-input').isVisible()).toBe(false);
    expect(await page.locator('.copy-field').isVisible()).toBe(false);
    expect(await page.locator('.svc-details table').first().isVisible()).toBe(true);
    await keepPicture(page, 'playground-print');
    await context.close();
  });

  it('shows nothing of one account in another, and makes no complaint', async () => {
    const context = await signedIn(DESKTOP);
    const page = await open(context, '?product=relapse');
    await sendExample(page);
    await page.goto(`${world.origin}/console/accounts/${world.otherAccountId}/playground?product=relapse`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByText('avgSleepHours').count()).toBe(0);
    await context.close();
    expect(complaints).toEqual([]);
  });
});
