import type { Sound } from '../src/core/index.ts';
import { DIALOGUES, type Span, speechOf } from './recordings.ts';
import { addAt, RATE, scaled, silence, sum, whiteNoise } from './sounds.ts';

export interface Exchange {
  readonly question: string;
  readonly answer: string;
  readonly latencySeconds: number;
}

/** Two voices on aligned tracks, joined from recordings, with the truth by construction. */
export interface Dialogue {
  readonly patient: Sound;
  readonly clinician: Sound;
  /** What one room microphone hears. */
  readonly mix: Sound;
  readonly questions: readonly Span[];
  readonly answers: readonly Span[];
  readonly latencies: readonly number[];
}

const BETWEEN_SECONDS = 0.9;
const SPEECH_RMS = 0.07;

/** `noiseDbfs`: white noise of each track, as a room has. */
export function dialogueOf(exchanges: readonly Exchange[], noiseDbfs = -60): Dialogue {
  const questions: Span[] = [];
  const answers: Span[] = [];
  let at = 0.8;
  for (const { question, answer, latencySeconds } of exchanges) {
    questions.push([at, at + secondsOf(question)]);
    const from = at + secondsOf(question) + latencySeconds;
    answers.push([from, from + secondsOf(answer)]);
    at = from + secondsOf(answer) + BETWEEN_SECONDS;
  }
  const seconds = at + 0.5;
  const clinician = track(
    exchanges.map(({ question }) => question),
    questions,
    seconds,
    noiseDbfs,
    11,
  );
  const patient = track(
    exchanges.map(({ answer }) => answer),
    answers,
    seconds,
    noiseDbfs,
    12,
  );
  const latencies = exchanges.map(({ latencySeconds }) => latencySeconds);
  return { patient, clinician, mix: sum(patient, clinician), questions, answers, latencies };
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

function secondsOf(id: string): number {
  return speechOf(id).length / RATE;
}

function track(
  ids: readonly string[],
  at: readonly Span[],
  seconds: number,
  noiseDbfs: number,
  seed: number,
): Sound {
  const sound = silence(seconds);
  addAt(sound, scaled(whiteNoise(sound.samples.length, seed), 10 ** (noiseDbfs / 20)), 0);
  for (const [i, id] of ids.entries()) addAt(sound, scaled(speechOf(id), SPEECH_RMS), at[i]?.[0] ?? 0);
  return sound;
}
