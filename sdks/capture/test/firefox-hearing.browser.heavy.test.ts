import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Firefox, launchFirefox } from '../../../services/platform/test/firefox.ts';
import { type SoundServer, startSoundServer } from '../../../services/platform/test/sound-server.ts';
import type { CaptureResult } from '../src/index.ts';
import { interviewFile } from './interview.ts';
import { type PageServer, servePage } from './fake-microphone.ts';
import { measuredInNode } from './measured-in-node.ts';

/** 20 ms; moments are multiples of 10, as fractions. */
const TOLERANCE_SECONDS = 0.0201;
const RATE_TOLERANCE = 0.03;

const recording = interviewFile();
let server: PageServer;
let sound: SoundServer;
let firefox: Firefox;
beforeAll(async () => {
  server = await servePage();
  sound = await startSoundServer();
  // A real microphone, given without a question; sound without a tap, since the page has nothing to tap on.
  firefox = await launchFirefox(
    {
      'media.navigator.permission.disabled': true,
      'media.autoplay.default': 0,
      'media.autoplay.blocking_policy': 0,
    },
    sound,
  );
});
afterAll(async () => {
  recording.remove();
  await firefox?.close();
  await sound?.close();
  await server?.close();
});

// Again on a busy machine, where sound is lost on its way from the file to the page.
it('a recording gives in Firefox the numbers it gives in Node', { retry: 2 }, async () => {
  const page = await firefox.newPage();
  await page.goto(`${server.origin}/`);
  await page.evaluate(`(async () => {
    globalThis.session = SvcCapture.createCapture({ consent: { required: false }, source: { kind: 'stereo' } });
    await session.start();
  })()`);
  await sound.play(recording.path);
  const { payload, leftOut, quality, turns } = await page.evaluate<
    Pick<CaptureResult, 'payload' | 'leftOut' | 'quality'> & { turns: { latencySeconds: number }[] }
  >(
    `session.stop().then(({ payload, leftOut, quality, measurement: { turns } }) => ({ payload, leftOut, quality, turns }))`,
  );

  const inNode = measuredInNode(recording.path);
  process.stdout.write(
    `in Firefox against Node: rate ${payload.speechRateWpm} ${inNode.speechRateWpm}, latency ${turns.map(({ latencySeconds }) => latencySeconds)} ${inNode.turns.map(({ latencySeconds }) => latencySeconds)}\n`,
  );
  expect(leftOut).toEqual([]);
  expect(quality).toMatchObject({
    tap: 'worklet',
    gaps: 0,
    interruptions: 0,
    processing: { echoCancellation: false, noiseSuppression: false, autoGainControl: false },
  });
  expect(Math.abs((payload.speechRateWpm ?? 0) / (inNode.speechRateWpm ?? 1) - 1)).toBeLessThan(
    RATE_TOLERANCE,
  );
  expect(turns).toHaveLength(3);
  for (const [i, { latencySeconds }] of turns.entries())
    expect(Math.abs(latencySeconds - (inNode.turns[i]?.latencySeconds ?? 0))).toBeLessThan(TOLERANCE_SECONDS);
});
