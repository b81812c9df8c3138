import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { skipsChromium } from '../../../services/platform/test/chromium-file.ts';
import type { CaptureError } from '../src/index.ts';
import type * as SvcCaptureModule from '../src/one-script.ts';
import { launchWithout, type PageServer, servePage } from './fake-microphone.ts';

type Global = typeof globalThis & { SvcCapture: typeof SvcCaptureModule };

describe.skipIf(skipsChromium())('a capture in a frame', () => {
  /** What is in the frame; its port makes it another origin than the page around it. */
  let inner: PageServer;
  let outer: Server;
  let browser: Browser;
  beforeAll(async () => {
    inner = await servePage();
    outer = createServer(({ url = '/' }, response) => {
      const asked = new URL(url, 'http://localhost').searchParams;
      const policy = asked.get('policy');
      if (policy !== null) response.setHeader('permissions-policy', policy);
      response.setHeader('content-type', 'text/html');
      response.end(`<!doctype html><title>Around</title><iframe ${asked.get('frame')}></iframe>`);
    }).listen(0);
    await new Promise((resolve) => outer.once('listening', resolve));
    browser = await launchWithout(['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']);
  });
  afterAll(async () => {
    await browser?.close();
    await inner?.close();
    outer?.closeAllConnections();
    outer?.close();
  });

  /** What `start()` gives in the frame: how the sound is taken, or the error. */
  async function beginIn(frame: string, policy?: string) {
    const asked = new URLSearchParams({ frame, ...(policy === undefined ? {} : { policy }) });
    const page = await browser.newPage();
    await page.goto(`http://localhost:${(outer.address() as AddressInfo).port}/?${asked}`);
    const inside = page.frames().find((each) => each.url().startsWith(inner.origin));
    const said = await inside?.evaluate(async () => {
      const { SvcCapture } = globalThis as Global;
      const session = SvcCapture.createCapture({ consent: { required: false } });
      try {
        await session.start();
        return { tap: (await session.stop()).quality.tap };
      } catch (error) {
        const { code, help } = error as CaptureError;
        return { code, help };
      }
    });
    await page.close();
    return said;
  }

  const BLOCKED = {
    code: 'permission_blocked_by_policy',
    help: expect.stringMatching(/Permissions-Policy: microphone=.*allow="microphone" to the frame/),
  };

  it('works with allow="microphone"', async () => {
    expect(await beginIn(`src="${inner.origin}/" allow="microphone"`)).toEqual({ tap: 'worklet' });
  });

  it('works where the page around it names the origin of the frame in its header too', async () => {
    const header = `microphone=(self "${inner.origin}")`;
    expect(await beginIn(`src="${inner.origin}/" allow="microphone"`, header)).toEqual({ tap: 'worklet' });
  });

  it.each([
    ['without allow', () => `src="${inner.origin}/"`, undefined],
    ['with allow for something else', () => `src="${inner.origin}/" allow="camera"`, undefined],
    [
      'with allow for another origin',
      () => `src="${inner.origin}/" allow="microphone https://a.example"`,
      undefined,
    ],
    ['whose own page forbids it', () => `src="${inner.origin}/forbidden" allow="microphone"`, undefined],
    [
      'of a page whose header gives it to itself alone',
      () => `src="${inner.origin}/" allow="microphone"`,
      'microphone=(self)',
    ],
  ])('%s says that a policy blocks it, and what to add', async (_, frame, policy) => {
    expect(await beginIn(frame(), policy)).toEqual(BLOCKED);
  });
});
