import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blocksOf } from '../../../scripts/test/page-blocks.ts';
import { skipsChromium } from '../../../services/platform/test/chromium-file.ts';
import { browserFiles } from '../scripts/browser-files.ts';
import type { CaptureResult } from '../src/index.ts';
import type { CaptureElement } from '../src/ui/index.ts';
import { launchWithout } from './fake-microphone.ts';

const ORIGIN = 'http://localhost';
const blockOf = (language: string) =>
  blocksOf('docs/capture.md').find((block) => block.language === language)?.text ?? '';

describe.skipIf(skipsChromium())('the page that the guide of the capture shows', () => {
  let browser: Browser;
  let page: Page;
  const printed: string[] = [];
  const complaints: string[] = [];

  beforeAll(async () => {
    const files = await browserFiles();
    // With the hash that the reader takes from the build.
    const html = blockOf('html').replace('sha384-…', files[0]?.integrity ?? '');
    const answers = new Map([
      ...files.map(({ name, contents }) => [`/${name}`, contents] as const),
      ['/app.js', blockOf('js')],
    ]);
    browser = await launchWithout();
    page = await browser.newPage();
    page.on('console', (message) => {
      if (message.type() === 'log') printed.push(message.text());
      else complaints.push(message.text());
    });
    page.on('pageerror', ({ message }) => complaints.push(message));
    await page.route(`${ORIGIN}/**`, (route) => {
      const script = answers.get(new URL(route.request().url()).pathname);
      return route.fulfill(
        script === undefined
          ? { contentType: 'text/html', body: `<!doctype html>${html}` }
          : { contentType: 'text/javascript', body: script },
      );
    });
    await page.goto(`${ORIGIN}/`);
  });
  afterAll(() => browser?.close());

  it('loads by its hash, and shows the element with its prompts and a session that waits', async () => {
    const element = page.locator('svc-capture');
    await element.getByRole('button').first().waitFor();
    const seen = await element.evaluate((shown) => {
      const { prompts, session } = shown as unknown as CaptureElement;
      return { prompts: prompts.length, state: session?.state };
    });
    expect(seen).toEqual({ prompts: 3, state: 'idle' });
    expect(complaints).toEqual([]);
  });

  it('sends a result that comes, and prints what the analysis says', async () => {
    const given = { speechRateWpm: 120, sessionDurationSeconds: 60 } satisfies CaptureResult['payload'];
    await page.locator('svc-capture').evaluate((element, payload) => {
      const said = { summary: { headline: 'Within range.' }, disclaimer: 'Not a diagnosis.' };
      const detail = { payload, leftOut: [], send: async () => said };
      element.dispatchEvent(new CustomEvent('capture-result', { detail }));
    }, given);
    await expect
      .poll(() => printed)
      .toEqual(['{speechRateWpm: 120, sessionDurationSeconds: 60} []', 'Within range. Not a diagnosis.']);
  });
});
