import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeRetinaPage } from '../../../pages/scripts/write-retina-page.ts';
import { allFaults, launchChromium, sidewaysOverflow } from '../../test/chromium.ts';
import { skipsChromium } from '../../test/chromium-file.ts';
import { openRetinaWorld, type RetinaWorld } from '../../test/retina-world.ts';
import { RETINA_PAGE_TEXTS } from '../../../pages/src/retina-page/texts/index.ts';

// The way of a patient through the page, once. Cameras, failures and languages: retina-page.browser.heavy.test.ts.
const { en } = RETINA_PAGE_TEXTS;
const PATIENCE_MS = 240_000;

let world: RetinaWorld;
let browser: Browser;

beforeAll(async () => {
  await writeRetinaPage();
  world = await openRetinaWorld();
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});

it.skipIf(skipsChromium())(
  'a patient on a phone looks at a picture, sends it without what the file says of them, sees it wait for review, and withdraws it',
  async () => {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      isMobile: true,
      hasTouch: true,
    });
    context.setDefaultTimeout(PATIENCE_MS);
    await context.addCookies([{ ...(await world.newSession()), url: world.origin }]);
    const asked: string[] = [];
    context.on('request', (request) => asked.push(request.url()));
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    await page.goto(`${world.origin}/demo/retina`);
    await page.locator('#setup').waitFor();
    expect(await allFaults(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toBe(0);

    const place = { IFD0: { ImageDescription: 'CANARY-PLACE' } };
    const plain = { create: { width: 600, height: 600, channels: 3 as const, background: '#200' } };
    const buffer = await sharp(plain).withExif(place).png().toBuffer();
    expect(buffer.includes('CANARY-PLACE')).toBe(true);
    await page.getByRole('radio', { name: en.setup.eyes.right }).check();
    await page.locator('#file').setInputFiles({ name: 'eye.png', mimeType: 'image/png', buffer });
    await page.locator('#preview').waitFor();
    expect(asked.filter((url) => url.includes('/api/') && !url.endsWith('/history'))).toEqual([]);
    expect(await allFaults(page)).toEqual([]);
    const [request] = await Promise.all([
      page.waitForRequest('**/capture'),
      page.getByRole('button', { name: en.preview.anyway }).click(),
    ]);
    expect(request.postDataBuffer()?.includes('CANARY-PLACE') ?? false).toBe(false);
    await page.getByRole('heading', { name: en.sent.title }).waitFor();
    await page.locator('#pictures li').first().waitFor();
    expect(await page.locator('#history').innerText()).not.toMatch(/score|quality|density|0\.\d/i);
    expect(await allFaults(page)).toEqual([]);
    await page.getByRole('button', { name: en.sent.undo }).click();
    await page.getByRole('heading', { name: en.withdrawn.title }).waitFor();
    await page.locator('#history-empty').waitFor();
    expect(asked.filter((url) => !url.startsWith(`${world.origin}/`))).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  },
);
