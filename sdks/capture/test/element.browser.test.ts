import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { skipsChromium } from '../../../services/platform/test/chromium-file.ts';
import type * as SvcCaptureModule from '../src/one-script.ts';
import type { CaptureResult } from '../src/index.ts';
import { launchWithout, type PageServer, servePage } from './fake-microphone.ts';

type Global = typeof globalThis & {
  SvcCapture: typeof SvcCaptureModule;
  element: SvcCaptureModule.CaptureElement;
  tracks: MediaStreamTrack[];
  result: CaptureResult | undefined;
};

const PROMPTS = ['How was your way here?', 'How did you sleep?'];
/** A busy machine starts sound slowly. */
const PATIENCE_MS = 60_000;

let server: PageServer;
let browser: Browser;

describe.skipIf(skipsChromium())('the element, with a microphone that beeps', () => {
  beforeAll(async () => {
    server = await servePage();
    browser = await launchWithout(['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  /** A page with the element, whose microphones are kept to look at. */
  async function openPage(language = 'en'): Promise<Page> {
    const page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await page.goto(server.origin);
    await page.evaluate(
      ({ language, prompts }) => {
        const world = globalThis as Global;
        const { mediaDevices } = navigator;
        const getUserMedia = mediaDevices.getUserMedia.bind(mediaDevices);
        world.tracks = [];
        mediaDevices.getUserMedia = async (asked) => {
          const stream = await getUserMedia(asked);
          world.tracks.push(...stream.getTracks());
          return stream;
        };
        world.SvcCapture.defineCaptureElement();
        world.element = document.createElement('svc-capture') as SvcCaptureModule.CaptureElement;
        world.element.prompts = prompts;
        world.element.session = world.SvcCapture.createCapture({ language });
        world.element.addEventListener('capture-result', (event) => {
          world.result = (event as CustomEvent<CaptureResult>).detail;
        });
        document.body.append(world.element);
      },
      { language, prompts: PROMPTS },
    );
    return page;
  }

  const tracks = (page: Page) =>
    page.evaluate(() => (globalThis as Global).tracks.map(({ readyState }) => readyState));
  const leftOut = (page: Page) =>
    page.evaluate(() => (globalThis as Global).result?.leftOut.map(({ code }) => code));
  /** What has the focus, in the words it shows. */
  const focused = (page: Page) =>
    page.evaluate(() => (globalThis as Global).element.shadowRoot?.activeElement?.textContent);
  const focus = (page: Page, text: string) =>
    expect.poll(() => focused(page), { timeout: PATIENCE_MS }).toBe(text);

  it('leads the keyboard from step to step, closes the microphone for a pause, and ends at any time', async () => {
    const page = await openPage();
    await page.keyboard.press('Tab');
    await focus(page, 'Begin');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await focus(page, 'I agree');
    await page.keyboard.press('Enter');
    await focus(page, 'The question was asked');
    await page.keyboard.press('Enter');
    await focus(page, 'Next question');
    expect(await tracks(page)).toEqual(['live']);

    await page.keyboard.press('Tab');
    await focus(page, 'Pause');
    await page.keyboard.press('Enter');
    await focus(page, 'Go on');
    expect(await tracks(page)).toEqual(['ended']);
    await page.keyboard.press('Enter');
    await page.getByRole('meter').waitFor();
    await focus(page, 'Next question');
    expect(await tracks(page)).toEqual(['ended', 'live']);

    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await focus(page, 'Finish');
    await page.keyboard.press('Enter');
    await focus(page, 'Done. The microphone is closed.');
    expect(await tracks(page)).toEqual(['ended', 'ended']);
    await expect.poll(() => leftOut(page), { timeout: PATIENCE_MS }).toHaveLength(2);
    await page.close();
  });

  it('can be ended while it waits for the microphone, which is closed when it comes', async () => {
    const page = await openPage();
    await page.evaluate(() => {
      const { mediaDevices } = navigator;
      const open = mediaDevices.getUserMedia.bind(mediaDevices);
      mediaDevices.getUserMedia = async (asked) => {
        await new Promise((resolve) => Object.assign(globalThis, { allow: resolve }));
        return open(asked);
      };
    });
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('button', { name: 'I agree' }).click();
    await page.getByRole('button', { name: 'Finish' }).click();
    await expect.poll(() => leftOut(page)).toEqual(['no_speech', 'no_prompts']);
    await page.evaluate('globalThis.allow()');
    await expect.poll(() => tracks(page)).toEqual(['ended']);
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.close();
  });

  it('takes back what it said of trouble once sound comes again', async () => {
    const page = await openPage();
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('button', { name: 'I agree' }).click();
    await page.getByRole('meter').waitFor();
    const said = page.evaluate(
      () =>
        new Promise((resolve) => {
          const { element } = globalThis as Global;
          element.addEventListener('capture-error', () =>
            resolve(element.shadowRoot?.querySelector('.problem')?.textContent),
          );
        }),
    );
    await page.evaluate(() => void (globalThis as Global).tracks[0]?.dispatchEvent(new Event('ended')));
    expect(await said).toContain('No microphone can be used.');
    await expect.poll(() => page.getByRole('alert').count(), { timeout: PATIENCE_MS }).toBe(0);
    expect(await page.getByRole('button', { name: 'The question was asked' }).isVisible()).toBe(true);
    await page.close();
  });

  it('says before anything is recorded that the rate of a language is not measured', async () => {
    const page = await openPage('ja');
    const note = page.getByText('How fast you speak is not measured in this language.');
    await note.first().waitFor();
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('dialog').getByText('not measured in this language').waitFor();
    await page.keyboard.press('Escape');
    expect(await tracks(page)).toEqual([]);
    const english = await openPage('en-GB');
    await english.getByRole('button', { name: 'Begin' }).waitFor();
    expect(await english.getByText('not measured in this language').count()).toBe(0);
    await page.close();
    await english.close();
  });
});
