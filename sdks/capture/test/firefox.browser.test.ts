import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  FAKE_MEDIA,
  type Firefox,
  type FirefoxPage,
  launchFirefox,
} from '../../../services/platform/test/firefox.ts';
import { skipsFirefox } from '../../../services/platform/test/firefox-file.ts';
import {
  skipsSoundServer,
  type SoundServer,
  startSoundServer,
} from '../../../services/platform/test/sound-server.ts';
import { type PageServer, servePage } from './fake-microphone.ts';

/** Sound without a tap: the pages here have nothing to tap on. */
const WITHOUT_TAP = { 'media.autoplay.default': 0, 'media.autoplay.blocking_policy': 0 };

describe.skipIf(skipsFirefox() || skipsSoundServer())('in Firefox', () => {
  let inner: PageServer;
  let outer: Server;
  let sound: SoundServer;
  let firefox: Firefox;
  beforeAll(async () => {
    inner = await servePage();
    outer = createServer(({ url = '/' }, response) => {
      const frame = new URL(url, 'http://localhost').searchParams.get('frame');
      response.setHeader('content-type', 'text/html');
      response.end(`<!doctype html><title>Around</title><iframe ${frame}></iframe>`);
    }).listen(0);
    await new Promise((resolve) => outer.once('listening', resolve));
    sound = await startSoundServer();
    firefox = await launchFirefox({ ...FAKE_MEDIA, ...WITHOUT_TAP }, sound);
  });
  afterAll(async () => {
    await firefox?.close();
    await sound?.close();
    await inner?.close();
    outer?.closeAllConnections();
    outer?.close();
  });

  /** What `start()` gives: how the sound is taken, or the error. */
  const begin = (page: FirefoxPage, options: object = {}) =>
    page.evaluate(`(async () => {
      const session = SvcCapture.createCapture({ consent: { required: false }, ...${JSON.stringify(options)} });
      try {
        await session.start();
        return { tap: (await session.stop()).quality.tap };
      } catch ({ code, help }) {
        return { code, help };
      }
    })()`);

  const visit = async (path: string) => {
    const page = await firefox.newPage();
    await page.goto(`${inner.origin}${path}`);
    return page;
  };
  const framed = async (frame: string) => {
    const page = await firefox.newPage();
    const { port } = outer.address() as AddressInfo;
    await page.goto(`http://localhost:${port}/?${new URLSearchParams({ frame })}`);
    return page.frame();
  };

  it('sound comes through the worklet', async () => {
    expect(await begin(await visit('/'))).toEqual({ tap: 'worklet' });
  });

  it('a strict policy is kept with the worklet as a file, and named as what is in the way without', async () => {
    const strict = await visit('/strict');
    expect(await begin(strict)).toEqual({
      code: 'worklet_not_loaded',
      help: expect.stringContaining('give its address as workletUrl'),
    });
    expect(await begin(strict, { workletUrl: '/capture-worklet.js' })).toEqual({ tap: 'worklet' });
  });

  it('a frame works with allow="microphone", and without says what to add', async () => {
    expect(await begin(await framed(`src="${inner.origin}/" allow="microphone"`))).toEqual({
      tap: 'worklet',
    });
    expect(await begin(await framed(`src="${inner.origin}/"`))).toEqual({
      code: 'permission_denied',
      help: expect.stringContaining('the frame needs allow="microphone"'),
    });
  });
});
