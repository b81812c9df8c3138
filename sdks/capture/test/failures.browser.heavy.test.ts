import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CaptureError, CaptureOptions } from '../src/index.ts';
import type * as SvcCaptureModule from '../src/one-script.ts';
import { launchWithout, type PageServer, servePage } from './fake-microphone.ts';

type Global = typeof globalThis & { SvcCapture: typeof SvcCaptureModule };

const FAKE_DEVICE = '--use-fake-device-for-media-stream';
/** Served by loopback, and no secure origin. */
const INSECURE = 'insecure.test';

let server: PageServer;
/** Has a microphone that beeps, and gives it where the test grants it. */
let beeping: Browser;
let withoutDevice: Browser;
beforeAll(async () => {
  server = await servePage();
  [beeping, withoutDevice] = await Promise.all([
    launchWithout([FAKE_DEVICE, `--host-resolver-rules=MAP ${INSECURE} 127.0.0.1`]),
    launchWithout(),
  ]);
});
afterAll(async () => {
  await Promise.all([beeping?.close(), withoutDevice?.close()]);
  await server?.close();
});

const MUTED_MS = 1500;
const FROZEN_MS = 4000;

interface Visit {
  readonly browser?: Browser;
  readonly granted?: boolean;
  readonly path?: string;
  readonly origin?: string;
  /** Runs in the page before anything else. */
  readonly before?: () => void;
}

/** A page with the one script. */
async function visit({
  browser = beeping,
  granted = true,
  path = '/',
  origin,
  before,
}: Visit = {}): Promise<Page> {
  const context: BrowserContext = await browser.newContext();
  if (granted) await context.grantPermissions(['microphone'], { origin: server.origin });
  if (before !== undefined) await context.addInitScript(before);
  const page = await context.newPage();
  await page.goto(`${origin ?? server.origin}${path}`);
  return page;
}

/** What `start()` says: the state that follows, or the error. */
function begin(page: Page, options: Pick<CaptureOptions, 'workletUrl'> = {}) {
  return page.evaluate(async (given) => {
    const { SvcCapture } = globalThis as Global;
    const session = SvcCapture.createCapture({ consent: { required: false }, ...given });
    try {
      await session.start();
      const { quality } = await session.stop();
      return { tap: quality.tap };
    } catch (error) {
      const { code, help, recoverable } = error as CaptureError;
      return { code, help, recoverable };
    } finally {
      session.destroy();
    }
  }, options);
}

describe.concurrent('in Chromium', () => {
  it.each<[string, Visit, object]>([
    ['a refusal', { granted: false }, { code: 'permission_denied', recoverable: true }],
    [
      'the policy of the page',
      { path: '/forbidden' },
      { code: 'permission_blocked_by_policy', recoverable: false },
    ],
    ['a context that stays suspended', { before: suspended }, { code: 'interrupted', recoverable: true }],
    ['a clock that stands still', { before: frozen }, { code: 'stalled', recoverable: true }],
    ['a browser without sound', { before: withoutSound }, { code: 'unsupported', recoverable: false }],
    [
      'a policy that forbids blob: scripts',
      { path: '/strict' },
      { code: 'worklet_not_loaded', help: expect.stringContaining('give its address as workletUrl') },
    ],
  ])('%s has its error', async (_, how, error) => {
    const page = await visit(how);
    expect(await begin(page)).toMatchObject(error);
    await page.context().close();
  });

  it('a machine without a microphone has its error', async () => {
    const page = await visit({ browser: withoutDevice });
    expect(await begin(page)).toMatchObject({ code: 'no_device', recoverable: true });
  });

  it('a page that is not secure has its error', async () => {
    const origin = server.origin.replace('localhost', INSECURE);
    expect(await begin(await visit({ granted: false, origin }))).toMatchObject({ code: 'insecure_context' });
  });

  it('a strict policy is kept with the worklet as a file; a browser without worklets has another way', async () => {
    const strict = await visit({ path: '/strict' });
    expect(await begin(strict, { workletUrl: '/capture-worklet.js' })).toEqual({ tap: 'worklet' });
    const old = await visit({ path: '/strict', before: withoutWorklets });
    expect(await begin(old)).toEqual({ tap: 'script_processor' });
  });

  it('the hook follows a session, and closes the microphone with the component', async () => {
    const page = await visit({ path: '/hook' });
    await page.getByRole('button', { name: 'idle, nothing' }).click();
    await page.getByRole('button', { name: 'running, something' }).waitFor();
    await page.getByText('leave').click();
    await page.getByText('gone').waitFor();
    expect(new Set((await page.evaluate('sessionStates()')) as string[])).toEqual(new Set(['destroyed']));
  });

  it('no consent, no microphone', async () => {
    const page = await visit();
    const said = await page.evaluate(async () => {
      const { SvcCapture } = globalThis as Global;
      let opened = 0;
      const { mediaDevices } = navigator;
      const getUserMedia = mediaDevices.getUserMedia.bind(mediaDevices);
      mediaDevices.getUserMedia = (asked) => (opened++, getUserMedia(asked));
      const session = SvcCapture.createCapture();
      const refused = await session.start().catch((error: CaptureError) => error.code);
      const before = opened;
      const { textVersion, at } = session.consent({ textVersion: 'mine-1' });
      await session.start();
      session.destroy();
      return { refused, before, after: opened, textVersion, at };
    });
    expect(said).toMatchObject({ refused: 'consent_required', before: 0, after: 1, textVersion: 'mine-1' });
    expect(Date.parse(said.at)).not.toBeNaN();
  });

  it('sound that stops comes back by itself, and what was missed is a gap', async () => {
    const page = await visit({ before: stoppable });
    const { states, codes, gaps, heardMs, wallMs, interruptions } = await page.evaluate(stopAndGoOn);
    expect(states).toEqual(['starting', 'running', 'interrupted', 'running', 'stopped']);
    expect(codes).toEqual(['stalled']);
    expect([gaps, interruptions]).toEqual([1, 1]);
    expect(wallMs - heardMs).toBeGreaterThan(1500);
  });

  it('a microphone that the system mutes for a while is no error, and one gap', async () => {
    const page = await visit();
    const { states, codes, gaps } = await page.evaluate(muteForAWhile, MUTED_MS);
    expect({ states, codes, gaps }).toEqual({
      states: ['starting', 'running', 'stopped'],
      codes: [],
      gaps: 1,
    });
  });

  it('a page that is frozen, as in a hidden tab or when the lid closes, goes on by itself: the sound of the time arrives, and no more', async () => {
    const page = await visit();
    const devTools = await page.context().newCDPSession(page);
    await page.evaluate(beginFollowed);
    await devTools.send('Page.setWebLifecycleState', { state: 'frozen' });
    await new Promise((resolve) => setTimeout(resolve, FROZEN_MS));
    await devTools.send('Page.setWebLifecycleState', { state: 'active' });
    const { states, heardMs, wallMs } = await page.evaluate(endFollowed);
    expect(states.at(-1)).toBe('stopped');
    expect(states.filter((state) => state !== 'interrupted').at(-2)).toBe('running');
    expect(heardMs).toBeLessThan(wallMs);
    expect(heardMs).toBeGreaterThan(FROZEN_MS);
  });

  it('a microphone that is taken away is replaced by another; a permission that is taken back ends it', async () => {
    const page = await visit();
    const { codes, deviceChanges, state } = await page.evaluate(async () => {
      const { SvcCapture } = globalThis as Global;
      const { mediaDevices } = navigator;
      const getUserMedia = mediaDevices.getUserMedia.bind(mediaDevices);
      const streams: MediaStream[] = [];
      mediaDevices.getUserMedia = async (asked) => {
        const stream = await getUserMedia(asked);
        streams.push(stream);
        return stream;
      };
      const session = SvcCapture.createCapture({ consent: { required: false } });
      const codes: string[] = [];
      session.on('error', ({ code }) => codes.push(code));
      await session.start();
      const back = new Promise<void>((resolve) => session.on('quality', () => resolve()));
      streams[0]?.getTracks()[0]?.dispatchEvent(new Event('ended'));
      await back;
      const { state } = session;
      const { quality } = await session.stop();
      return { codes, state, deviceChanges: quality.deviceChanges };
    });
    expect({ codes, deviceChanges, state }).toEqual({
      codes: ['device_lost'],
      deviceChanges: 1,
      state: 'running',
    });

    const revoked = await visit();
    const code = revoked.evaluate(async () => {
      const { SvcCapture } = globalThis as Global;
      const session = SvcCapture.createCapture({ consent: { required: false } });
      await session.start();
      const failed = new Promise((resolve) => session.on('error', ({ code }) => resolve(code)));
      document.title = 'running';
      return failed;
    });
    await revoked.waitForFunction(() => document.title === 'running');
    await revoked.context().clearPermissions();
    expect(await code).toBe('permission_denied');
  });
});

/** A context that may not begin, as outside a tap on some phones. */
function suspended(): void {
  const Real = AudioContext;
  globalThis.AudioContext = class extends Real {
    constructor(options?: AudioContextOptions) {
      super(options);
      void super.suspend();
    }
    override resume(): Promise<void> {
      return new Promise(() => {});
    }
  };
}

/** A context that says it runs, whose clock does not move. */
function frozen(): void {
  const Real = AudioContext;
  globalThis.AudioContext = class extends Real {
    constructor(options?: AudioContextOptions) {
      super(options);
      void super.suspend();
    }
    override get state(): AudioContextState {
      return 'running';
    }
    override resume(): Promise<void> {
      return Promise.resolve();
    }
  };
}

/** The first context can be frozen later; those after it run. */
function stoppable(): void {
  const Real = AudioContext;
  let made = 0;
  globalThis.AudioContext = class extends Real {
    constructor(options?: AudioContextOptions) {
      super(options);
      if (made++ > 0) return;
      Object.assign(globalThis, { stopSound: () => super.suspend() });
      Object.defineProperty(this, 'state', { value: 'running' });
    }
  };
}

function withoutSound(): void {
  Reflect.deleteProperty(globalThis, 'AudioContext');
}

function withoutWorklets(): void {
  Reflect.deleteProperty(globalThis, 'AudioWorkletNode');
}

async function stopAndGoOn() {
  const { SvcCapture } = globalThis as Global;
  const session = SvcCapture.createCapture({ consent: { required: false } });
  const states: string[] = [];
  const codes: string[] = [];
  session.on('state', (state) => states.push(state));
  session.on('error', ({ code }) => codes.push(code));
  await session.start();
  const startedAt = performance.now();
  const back = new Promise<void>((resolve) => session.on('quality', () => resolve()));
  (globalThis as unknown as { stopSound: () => void }).stopSound();
  await back;
  await new Promise((resolve) => setTimeout(resolve, 300));
  const { measurement, quality } = await session.stop();
  return {
    states,
    codes,
    gaps: quality.gaps,
    interruptions: quality.interruptions,
    heardMs: measurement.quality.capturedSeconds * 1000,
    wallMs: performance.now() - startedAt,
  };
}

/** The beeping microphone: what the system does to it is told by its track. */
async function muteForAWhile(mutedMs: number) {
  const { SvcCapture } = globalThis as Global;
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const [track] = stream.getAudioTracks();
  const session = SvcCapture.createCapture({
    consent: { required: false },
    source: { kind: 'microphone', stream },
  });
  const states: string[] = [];
  const codes: string[] = [];
  session.on('state', (state) => states.push(state));
  session.on('error', ({ code }) => codes.push(code));
  await session.start();
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  await wait(500);
  track?.dispatchEvent(new Event('mute'));
  await wait(mutedMs);
  track?.dispatchEvent(new Event('unmute'));
  await wait(500);
  const { quality } = await session.stop();
  return { states, codes, gaps: quality.gaps };
}

async function beginFollowed(): Promise<void> {
  const { SvcCapture } = globalThis as Global;
  const session = SvcCapture.createCapture({ consent: { required: false } });
  const states: string[] = [];
  session.on('state', (state) => states.push(state));
  const startedAt = performance.now();
  await session.start();
  Object.assign(globalThis, { followed: { session, states, startedAt } });
  await new Promise((resolve) => setTimeout(resolve, 500));
}

async function endFollowed() {
  const { session, states, startedAt } = (globalThis as unknown as { followed: Followed }).followed;
  const back = new Promise<void>((resolve) => {
    if (session.state === 'running') resolve();
    session.on('state', (state) => state === 'running' && resolve());
  });
  await back;
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const wallMs = performance.now() - startedAt;
  const { measurement } = await session.stop();
  const { capturedSeconds } = measurement.quality;
  return { states, heardMs: capturedSeconds * 1000, wallMs };
}

interface Followed {
  readonly session: ReturnType<typeof SvcCaptureModule.createCapture>;
  readonly states: string[];
  readonly startedAt: number;
}
