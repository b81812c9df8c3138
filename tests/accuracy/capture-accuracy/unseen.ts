/** What is said of voices that no constant met: their rates and waits, when the sound is cut off, and when others talk too. */
import { createMeasurement, measureRecording, type CaptureMeasurement, type Sound } from '@svc/capture/core';
import { RECORDINGS, recording, type Span } from '../../../sdks/capture/test/recordings.ts';
import { addAt, scaled, silence, sum, withNoise } from '../../../sdks/capture/test/sounds.ts';
import { placed, sessionOf, type Clip, type UnseenVoice } from './voices.ts';

export function rateBias({ answers }: UnseenVoice): number {
  const truth = answers.reduce((total, { syllables }) => total + syllables, 0);
  return measureRecording({ patient: sessionOf(answers).sound }).syllables / truth - 1;
}

const WAITS = [0.35, 0.8, 1.5, 2.1, 2.6, 1.1];

export interface WaitErrors {
  /** Of each turn that was found. */
  readonly tracksMs: readonly number[];
  readonly promptsMs: readonly number[];
  readonly missed: number;
}

/** Six questions of one voice and answers of another; `decibels`: over pink noise. */
export function waitErrors(patient: UnseenVoice, clinician: UnseenVoice, decibels?: number): WaitErrors {
  const { questions } = clinician;
  const answers = patient.answers.slice(0, WAITS.length);
  const [asked, answered] = dialogueSpans(questions, answers);
  const seconds = (answered.at(-1)?.[1] ?? 0) + 1;
  const noisy = (sound: Sound, speech: readonly Span[], seed: number) =>
    decibels === undefined ? sound : withNoise(sound, { decibels, speech, seed });
  const tracks = {
    patient: placed(answers, answered, seconds, 1),
    clinician: placed(questions, asked, seconds, 2),
  };
  const two = measureRecording({
    patient: noisy(tracks.patient, answered, 1),
    clinician: noisy(tracks.clinician, asked, 2),
  });
  const session = createMeasurement({ latency: 'prompts' });
  session.push('patient', { ...noisy(sum(tracks.patient, tracks.clinician), answered, 3), frame: 0 });
  for (const [from, to] of asked) {
    session.promptStarted(from);
    session.promptEnded(to);
  }
  const [tracksMs, promptsMs] = [two, session.finish()].map(({ turns }) => errorsOf(turns, answered)) as [
    number[],
    number[],
  ];
  return { tracksMs, promptsMs, missed: 2 * answers.length - tracksMs.length - promptsMs.length };
}

function dialogueSpans(questions: readonly Clip[], answers: readonly Clip[]): [Span[], Span[]] {
  const [asked, answered]: [Span[], Span[]] = [[], []];
  let at = 0.8;
  for (const [i, { samples }] of answers.entries()) {
    const end = at + (questions[i]?.samples.length ?? 0) / 16_000;
    const from = end + (WAITS[i] ?? 0);
    asked.push([at, end]);
    answered.push([from, from + samples.length / 16_000]);
    at = from + samples.length / 16_000 + 0.9;
  }
  return [asked, answered];
}

function errorsOf(turns: CaptureMeasurement['turns'], answered: readonly Span[]): number[] {
  return answered.flatMap(([from], i) => {
    const turn = turns.find(({ patientStart }) => Math.abs(patientStart - from) < 0.6);
    return turn === undefined ? [] : [Math.abs(turn.latencySeconds - (WAITS[i] ?? 0)) * 1000];
  });
}

/** Of a session with its gain so many dB too high, cut off at full scale, below it, or softly: how many are called clipped. */
export function calledClipped(voices: readonly UnseenVoice[], decibels: number): [found: number, of: number] {
  const cuts = [
    (sample: number) => Math.max(-1, Math.min(1, sample)),
    (sample: number) => 0.3 * Math.max(-1, Math.min(1, sample)),
    Math.tanh,
  ];
  const results = voices.flatMap(({ answers }) => {
    const { sound } = sessionOf(answers);
    const loudest = sound.samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    const gain = 10 ** (decibels / 20) / loudest;
    return cuts.map((cut) =>
      measureRecording({ patient: { ...sound, samples: sound.samples.map((sample) => cut(gain * sample)) } }),
    );
  });
  const clipped = results.filter(({ leftOut }) => leftOut.some(({ code }) => code === 'clipped'));
  return [clipped.length, results.length];
}

/** Sessions of one speaker that are called uncertain. */
export function calledSeveral(voices: readonly UnseenVoice[]): [found: number, of: number] {
  const sounds = [
    ...voices.map(({ answers }) => sessionOf(answers).sound),
    ...RECORDINGS.map(({ id }) => recording(id)),
  ];
  const low = sounds.filter((patient) => measureRecording({ patient }).confidence === 'low');
  return [low.length, sounds.length];
}

/** A second voice says a third of the sentences between those of the first. */
export function secondVoice(first: UnseenVoice, second: UnseenVoice): CaptureMeasurement {
  const answers = first.answers.slice(0, 9).flatMap((own, i) => {
    const other = second.answers[9 + i / 3];
    return i % 3 === 0 && other !== undefined ? [own, other] : [own];
  });
  return measureRecording({ patient: sessionOf(answers).sound });
}

/** So many voices at once, each with its own pauses, for 40 s; behind a patient when one is given, so many dB weaker. */
export function babble(
  voices: readonly UnseenVoice[],
  behind?: { readonly patient: UnseenVoice; readonly decibels: number },
): CaptureMeasurement {
  const session = behind && sessionOf(behind.patient.answers).sound;
  const room = silence(40);
  for (const [k, { answers }] of voices.entries()) {
    let at = 0.3 + 0.37 * k;
    for (let i = 5 * k; at < 40; i++) {
      const { samples } = answers[i % answers.length] as Clip;
      addAt(room, scaled(samples, 0.07), at);
      at += samples.length / 16_000 + 0.3 + 0.1 * ((7 * i + k) % 5);
    }
  }
  if (session === undefined || behind === undefined)
    return measureRecording({ patient: sum(room, placed([], [], 40)) });
  addAt(session, scaled(room.samples, 0.07 * 10 ** (-behind.decibels / 20)), 0);
  return measureRecording({ patient: session });
}
