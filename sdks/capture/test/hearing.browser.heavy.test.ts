import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type * as SvcCaptureModule from '../src/one-script.ts';
import { interviewFile } from './interview.ts';
import { launchWithMicrophone, type PageServer, servePage } from './fake-microphone.ts';
import { measuredInNode } from './measured-in-node.ts';

type Global = typeof globalThis & { SvcCapture: typeof SvcCaptureModule };

/** 20 ms; moments are multiples of 10, as fractions. */
const TOLERANCE = 0.0201;

const recording = interviewFile();
let server: PageServer;
beforeAll(async () => {
  server = await servePage();
});
afterAll(async () => {
  recording.remove();
  await server?.close();
});

async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(server.origin);
  return page;
}

// Again on a busy machine, where Chromium loses sound on its way from the fake microphone to the page.
it('a recording gives in Chromium the numbers it gives in Node, in two channels and with prompts', {
  retry: 2,
}, async () => {
  const browser = await launchWithMicrophone(recording.path);
  const page = await openPage(browser);
  const { stereo, prompts, markedAt } = await page.evaluate(hearTwice, 22_400).finally(() => browser.close());
  const inNode = measuredInNode(recording.path);

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

/** The recording as `tracks`, in Node. */
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
