import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { analyzeFundus, type RgbImage, vesselImage } from '@svc/retina';
import { vesselNet } from '@svc/retina/vessel-net';
import { build } from 'esbuild';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../../test/chromium.ts';

const TEST_IMAGES = fileURLToPath(new URL('../../../../packages/retina/test-images', import.meta.url));
const PICTURES = ['chase_db1/Image_07R.jpg', 'degraded/Image_02L_glare.jpg', 'not_fundus/astronaut.jpg'];

/** What a page runs: the published engine, given pixels, answers result and bytes of the vessel map. */
const PROGRAM = `
  import { analyzeFundus, vesselImage } from '@svc/retina';
  import { vesselNet } from '@svc/retina/vessel-net';
  globalThis.measure = async (width, height, base64) => {
    const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const image = { width, height, channels: 3, data };
    const { maps, ...result } = analyzeFundus(image, { net: vesselNet(), source: 'fundus' });
    const vessels = maps === undefined ? new Uint8Array() : vesselImage(image, maps).data;
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', vessels));
    return { result: JSON.stringify(result), vessels: [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('') };
  };`;

let browser: Browser;
let script: string;

beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: { contents: PROGRAM, resolveDir: fileURLToPath(new URL('../..', import.meta.url)) },
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    conditions: ['@svc/source'],
    logLevel: 'silent',
  });
  script = outputFiles[0]?.text ?? '';
  browser = await launchChromium();
});
afterAll(() => browser?.close());

async function pixelsOf(path: string): Promise<RgbImage> {
  const { data, info } = await sharp(`${TEST_IMAGES}/${path}`)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: 3, data };
}

function measureHere(image: RgbImage) {
  const { maps, ...result } = analyzeFundus(image, { net: vesselNet(), source: 'fundus' });
  const vessels = maps === undefined ? new Uint8Array() : vesselImage(image, maps).data;
  return { result: JSON.stringify(result), vessels: createHash('sha256').update(vessels).digest('hex') };
}

describe('the engine in Chromium', () => {
  it.each(PICTURES)('gives the bytes that Node gives, and gave before: %s', async (path) => {
    const image = await pixelsOf(path);
    const here = measureHere(image);
    expect(measureHere(image)).toEqual(here);
    const page = await browser.newPage();
    // A page with a secure address, so that it has the digests of the platform; nothing is asked of any network.
    await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<p>engine</p>' }));
    await page.goto('https://engine.example/');
    await page.evaluate(script);
    const there = await page.evaluate(
      ([width, height, base64]) =>
        (globalThis as unknown as { measure(...given: unknown[]): Promise<unknown> }).measure(
          width,
          height,
          base64,
        ),
      [image.width, image.height, Buffer.from(image.data).toString('base64')] as const,
    );
    await page.close();
    expect(there).toEqual(here);
  });
});
