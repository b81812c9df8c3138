/**
 * Finding speech and counting syllables on the same recordings in one run: `@svc/capture` beside Silero as vad-web ships
 * it, the detector of WebRTC, and Praat's published procedure. What each costs, and what 30 minutes take.
 */
import { fileURLToPath } from 'node:url';
import { createMeasurement, measureRecording } from '@svc/capture/core';
import { frameScore, mean, meanShare } from '../../tests/accuracy/capture-accuracy/score.ts';
import { findQuestions } from '../../sdks/capture/src/core/turns/find-questions.ts';
import { type Dialogue, knownDialogues } from '../../sdks/capture/test/dialogues.ts';
import { RECORDINGS, recording, type RecordingTruth, type Span } from '../../sdks/capture/test/recordings.ts';
import { addAt, pinkNoise, RATE, silence, withNoise } from '../../sdks/capture/test/sounds.ts';
import {
  type Detector,
  hasPraat,
  ours,
  praatSyllables,
  silero,
  TUNED,
  VAD_WEB_DEFAULTS,
  webRtc,
} from './capture/peers.ts';
import { report } from './report.ts';
import { round } from './statistics.ts';

// First, while nothing else is in memory.
report('capture-session', '30 minutes of two tracks at 48 kHz', [await session()]);

const aligned = RECORDINGS.find(({ speechSegments }) => speechSegments !== undefined) as RecordingTruth;
const speech = aligned.speechSegments as readonly Span[];
const dialogues = knownDialogues();

const detectors: Record<string, Detector> = {
  '@svc/capture': ours,
  'Silero v5, vad-web defaults': await silero(VAD_WEB_DEFAULTS),
  'Silero v5, tuned': await silero(TUNED),
  'WebRTC, mode 2': await webRtc(2),
};
const rows: Record<string, string | number>[] = [];
for (const [detector, find] of Object.entries(detectors)) rows.push({ detector, ...(await measure(find)) });
report('capture', 'finding speech: F1 against word times, waits of ten turns from two tracks, cost', rows);

async function measure(find: Detector) {
  const clean = recording(aligned.id);
  const scores: Record<string, string | number> = {};
  for (const [name, decibels] of [
    ['as recorded', undefined],
    ['20 dB', 20],
    ['10 dB', 10],
    ['5 dB', 5],
  ] as const) {
    const sound = decibels === undefined ? clean : withNoise(clean, { decibels, speech });
    const { f1, dropped, falseAlarms } = frameScore(await find(sound), speech, aligned.durationSec);
    scores[`F1 ${name}`] = round(f1, 3);
    if (decibels === undefined)
      Object.assign(scores, { dropped: round(dropped, 3), 'false alarms': round(falseAlarms, 3) });
  }
  const { errors, missed } = await waits(find);
  return {
    ...scores,
    'mean error of a wait, ms': round(mean(errors) * 1000, 0),
    'worst, ms': round(Math.max(...errors) * 1000, 0),
    'waits missed': missed,
    'share of one core, %': round((await costOf(find)) * 100, 2),
  };
}

/** By the same rule of turns for every detector; an answer counts when it is seen within 1.5 s of its true beginning. */
async function waits(find: Detector): Promise<{ errors: number[]; missed: number }> {
  const errors: number[] = [];
  let missed = 0;
  for (const { clinician, patient, answers, latencies } of dialogues) {
    const speech = await find(patient);
    const endSeconds = patient.samples.length / patient.sampleRate;
    const questions = findQuestions(await find(clinician), { speech, patient: speech, gaps: [], endSeconds });
    for (const [i, latency] of latencies.entries()) {
      const answered = answers[i]?.[0] ?? Number.NaN;
      const question = questions.find(
        ({ answeredSeconds = Number.NaN }) => Math.abs(answeredSeconds - answered) < 1.5,
      );
      if (question === undefined) missed++;
      else errors.push(Math.abs(question.waitSeconds - latency));
    }
  }
  return { errors, missed };
}

async function costOf(find: Detector): Promise<number> {
  const { patient } = dialogues[0] as Dialogue;
  await find(patient);
  const began = process.cpuUsage();
  for (let i = 0; i < 3; i++) await find(patient);
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1e6 / ((3 * patient.samples.length) / RATE);
}

const truths = RECORDINGS.map(({ syllables }) => syllables);
const counted = (count: (id: string) => number) =>
  RECORDINGS.map(({ id }, i) => [count(id), truths[i] as number] as const);
const counters: Record<string, (id: string) => number> = {
  '@svc/capture': (id) => measureRecording({ patient: recording(id) }).syllables,
  ...(hasPraat()
    ? {
        'Praat, de Jong and Wempe': (id) =>
          praatSyllables(fileURLToPath(new URL(`../../sdks/capture/test-audio/${id}.wav`, import.meta.url))),
      }
    : {}),
};
report(
  'capture-syllables',
  'syllables of 16 recordings: mean error, and all together',
  Object.entries(counters).map(([counter, count]) => {
    const pairs = counted(count);
    const [found, truth] = [0, 1].map((side) => pairs.reduce((sum, pair) => sum + (pair[side] as number), 0));
    return {
      counter,
      'mean error, %': round(meanShare(pairs) * 100, 1),
      'all together, %': round(((found as number) / (truth as number) - 1) * 100, 1),
    };
  }),
);

async function session() {
  const rate = 48_000;
  const minute = silence(60, rate);
  const { samples } = recording('lv-sonnet1');
  addAt(
    minute,
    Float32Array.from({ length: samples.length * 3 }, (_, i) => samples[Math.floor(i / 3)] as number),
    0,
  );
  addAt(
    minute,
    pinkNoise(minute.samples.length).map((sample) => sample * 0.001),
    0,
  );
  const began = process.cpuUsage();
  const measurement = createMeasurement({ latency: 'tracks' });
  const block = 4_800;
  for (let frame = 0; frame < 30 * 60 * rate; frame += block) {
    const at = frame % minute.samples.length;
    const part = { samples: minute.samples.subarray(at, at + block), sampleRate: rate, frame };
    measurement.push('patient', part);
    measurement.push('clinician', part);
  }
  const streaming = process.cpuUsage(began);
  const live = timed(() => measurement.live());
  const slices = [...sliceTimes(measurement.finishInSlices())];
  return {
    'share of one core while it runs, %': round((streaming.user + streaming.system) / 1e6 / 1800 / 0.01, 2),
    'kept, MB': round((await keptBytes()) / 1e6, 1),
    'live, ms': round(live, 1),
    'finish, ms': round(
      slices.reduce((sum, each) => sum + each, 0),
      0,
    ),
    'in slices': slices.length,
    'longest slice, ms': round(Math.max(...slices), 1),
  };
}

function* sliceTimes(work: Iterator<unknown, unknown, void>): Generator<number> {
  for (;;) {
    const began = performance.now();
    const { done } = work.next();
    yield performance.now() - began;
    if (done === true) return;
  }
}

function timed(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

/** What half an hour of two tracks keeps, whatever they hold. */
async function keptBytes(): Promise<number> {
  const samples = new Float32Array(4_800);
  await collected();
  const before = process.memoryUsage().arrayBuffers;
  const measurement = createMeasurement({ latency: 'tracks' });
  for (let frame = 0; frame < 30 * 60 * 48_000; frame += samples.length)
    for (const voice of ['patient', 'clinician'] as const)
      measurement.push(voice, { samples, sampleRate: 48_000, frame });
  await collected();
  const kept = process.memoryUsage().arrayBuffers - before;
  measurement.finish();
  return kept;
}

/** Memory is told only under `--expose-gc`; without it what waits to be collected counts as well. */
async function collected(): Promise<void> {
  for (let i = 0; i < 3; i++) {
    globalThis.gc?.();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
