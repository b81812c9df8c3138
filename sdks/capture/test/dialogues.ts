import type { Sound, Voice } from '../src/core/index.ts';
import { DIALOGUES, type Span, speechOf } from './recordings.ts';
import { addAt, RATE, scaled, silence, sum, whiteNoise } from './sounds.ts';

/** The first seconds of a recording, or all of it. */
interface Clip {
  readonly clip: string;
  readonly seconds?: number;
}

export interface Exchange {
  readonly question: string;
  /** Where there is none nobody answers, and the next question follows after the latency. */
  readonly answer?: string;
  readonly latencySeconds: number;
  /** Said while the answer is waited for, so many seconds after the question. */
  readonly meanwhile?: readonly (Clip & { readonly voice: Voice; readonly after: number })[];
}

/** Two voices on aligned tracks, joined from recordings, with the truth by construction. */
export interface Dialogue {
  readonly patient: Sound;
  readonly clinician: Sound;
  /** What one room microphone hears. */
  readonly mix: Sound;
  readonly questions: readonly Span[];
  /** What the clinician said while an answer was waited for. */
  readonly again: readonly Span[];
  readonly answers: readonly Span[];
  /** Of the answered questions. */
  readonly latencies: readonly number[];
}

const BETWEEN_SECONDS = 0.9;
const SPEECH_RMS = 0.07;

/** `noiseDbfs`: white noise of each track, as a room has. */
export function dialogueOf(exchanges: readonly Exchange[], noiseDbfs = -60): Dialogue {
  const said: Record<Voice, (Clip & { at: number })[]> = { clinician: [], patient: [] };
  const questions: Span[] = [];
  const again: Span[] = [];
  const answers: Span[] = [];
  let at = 0.8;
  for (const { question, answer, latencySeconds, meanwhile = [] } of exchanges) {
    const asked: Span = [at, at + secondsOf({ clip: question })];
    said.clinician.push({ clip: question, at });
    questions.push(asked);
    for (const { voice, after, ...clip } of meanwhile) {
      const from = asked[1] + after;
      said[voice].push({ ...clip, at: from });
      if (voice === 'clinician') again.push([from, from + secondsOf(clip)]);
    }
    at = asked[1] + latencySeconds;
    if (answer === undefined) continue;
    said.patient.push({ clip: answer, at });
    answers.push([at, at + secondsOf({ clip: answer })]);
    at += secondsOf({ clip: answer }) + BETWEEN_SECONDS;
  }
  const seconds = at + 0.5;
  const clinician = track(said.clinician, seconds, noiseDbfs, 11);
  const patient = track(said.patient, seconds, noiseDbfs, 12);
  const latencies = exchanges.flatMap(({ answer, latencySeconds }) =>
    answer === undefined ? [] : [latencySeconds],
  );
  return { patient, clinician, mix: sum(patient, clinician), questions, again, answers, latencies };
}

/** The dialogues of `truth.json`. */
export function knownDialogues(): readonly Dialogue[] {
  return DIALOGUES.map(({ turns, noiseFloorDbfs }) =>
    dialogueOf(
      turns.map(({ clinicianClip, patientClip, latencySec }) => ({
        question: clinicianClip,
        answer: patientClip,
        latencySeconds: latencySec,
      })),
      noiseFloorDbfs,
    ),
  );
}

function samplesOf({ clip, seconds }: Clip): Float32Array {
  const speech = scaled(speechOf(clip), SPEECH_RMS);
  return seconds === undefined ? speech : speech.subarray(0, Math.round(seconds * RATE));
}

function secondsOf(clip: Clip): number {
  return samplesOf(clip).length / RATE;
}

function track(
  said: readonly (Clip & { readonly at: number })[],
  seconds: number,
  noiseDbfs: number,
  seed: number,
): Sound {
  const sound = silence(seconds);
  addAt(sound, scaled(whiteNoise(sound.samples.length, seed), 10 ** (noiseDbfs / 20)), 0);
  for (const clip of said) addAt(sound, samplesOf(clip), clip.at);
  return sound;
}
