import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMeasurement } from '../src/core/index.ts';
import type { CaptureError, CaptureOptions } from '../src/index.ts';
import type * as SvcCaptureModule from '../src/one-script.ts';
import { readWav } from '../src/wav/index.ts';
import {
  launchWithMicrophone,
  launchWithout,
  type PageServer,
  RECORDING,
  servePage,
} from './fake-microphone.ts';

type Global = typeof globalThis & { SvcCapture: typeof SvcCaptureModule };

const FAKE_DEVICE = '--use-fake-device-for-media-stream';
/** 20 ms; moments are multiples of 10, as fractions. */
const TOLERANCE = 0.0201;
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

// Again on a busy machine, where Chromium loses sound on its way from the fake microphone to the page.
it('a recording gives in Chromium the numbers it gives in Node, in two channels and with prompts', {
  retry: 2,
}, async () => {
  const browser = await launchWithMicrophone(RECORDING);
  const page = await visit({ browser });
  const { stereo, prompts, markedAt } = await page.evaluate(hearTwice, 22_400).finally(() => browser.close());
  const inNode = measureInNode();

  expect(stereo.leftOut).toEqual([]);
  expect((stereo.payload.speechRateWpm as number) / (inNode.speechRateWpm as number)).toBeWithin(0.97, 1.03);
  const latencies = stereo.measurement.turns.map(({ latencySeconds }) => latencySeconds);
  expect(latencies).toHaveLength(3);
  for (const [i, latency] of latencies.entries())
    expect(latency - (inNode.turns[i]?.latencySeconds as number)).toBeWithin(-TOLERANCE, TOLERANCE);
  expect(
    (stereo.payload.responseLatencySeconds as number) - (inNode.responseLatencySeconds as number),
  ).toBeWithin(-TOLERANCE, TOLERANCE);
  process.stdout.write(
    `in Chromium against Node: rate ${stereo.payload.speechRateWpm} ${inNode.speechRateWpm}, latency ${latencies} ${inNode.turns.map(({ latencySeconds }) => latencySeconds)}\n`,
  );
  expect(stereo.quality).toMatchObject({
    tap: 'worklet',
    gaps: 0,
    interruptions: 0,
    processing: { echoCancellation: false, noiseSuppression: false, autoGainControl: false },
  });

  expect(prompts.leftOut).toEqual([]);
  const ends = prompts.measurement.turns.map(({ clinicianEnd }) => clinicianEnd);
  for (const [i, end] of ends.entries())
    expect(end - (ends[0] as number) - ((markedAt[i] as number) - (markedAt[0] as number))).toBeWithin(
      -0.02,
      0.02,
    );
  // The same voice on the same clock: its answers are as far apart as in the channels.
  const answers = (turns: typeof prompts.measurement.turns) =>
    turns.map(({ patientStart }) => patientStart - (turns[0]?.patientStart as number));
  for (const [i, at] of answers(prompts.measurement.turns).entries())
    expect(at - (answers(stereo.measurement.turns)[i] as number)).toBeWithin(-TOLERANCE, TOLERANCE);
});

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
      { code: 'unsupported', help: expect.stringContaining('give its address as workletUrl') },
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

/** The recording as `tracks`, in Node. */
function measureInNode() {
  const { sampleRate, channels } = readWav(readFileSync(RECORDING));
  const measurement = createMeasurement({ latency: 'tracks' });
  for (const [i, voice] of (['clinician', 'patient'] as const).entries())
    measurement.push(voice, { samples: channels[i] as Float32Array, sampleRate, frame: 0 });
  return measurement.finish();
}

/** In the page: the two channels, and beside them the patient alone with prompts that the page marks. */
async function hearTwice(forMs: number) {
  const { SvcCapture } = globalThis as Global;
  const audio = { channelCount: 2, echoCancellation: false, noiseSuppression: false, autoGainControl: false };
  const stream = await navigator.mediaDevices.getUserMedia({ audio });
  const context = new AudioContext();
  const splitter = context.createChannelSplitter(2);
  const alone = context.createMediaStreamDestination();
  context.createMediaStreamSource(stream).connect(splitter).connect(alone, 1);
  const consent = { required: false };
  const both = SvcCapture.createCapture({ source: { kind: 'stereo', stream }, consent });
  const one = SvcCapture.createCapture({ source: { kind: 'microphone', stream: alone.stream }, consent });
  await Promise.all([both.start(), one.start()]);
  const startedAt = performance.now();
  const until = (ms: number) =>
    new Promise((resolve) => setTimeout(resolve, ms - (performance.now() - startedAt)));
  const markedAt: number[] = [];
  const hears = context.createAnalyser();
  splitter.connect(hears, 0);
  const samples = new Float32Array(hears.fftSize);
  let spokeAt: number | undefined;
  // Whoever asks presses the button a moment after the question.
  const timer = setInterval(() => {
    hears.getFloatTimeDomainData(samples);
    if (Math.max(...samples) > 0.02) spokeAt = performance.now();
    if (spokeAt === undefined || performance.now() - spokeAt < 250) return;
    spokeAt = undefined;
    markedAt.push(performance.now() / 1000);
    one.promptEnded();
  }, 20);
  await until(forMs);
  clearInterval(timer);
  const [stereo, prompts] = await Promise.all([both.stop(), one.stop()]);
  return { stereo, prompts, markedAt };
}

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

declare module 'vitest' {
  interface Assertion {
    toBeWithin(least: number, most: number): void;
  }
}

expect.extend({
  toBeWithin: (value: number, least: number, most: number) => ({
    pass: value >= least && value <= most,
    message: () => `${value} is not within ${least} to ${most}`,
  }),
});
