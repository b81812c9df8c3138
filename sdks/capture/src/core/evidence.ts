import type { Track } from './audio/track.ts';
import { CAPTURE_PARAMETERS } from './parameters.ts';
import type { LeftOut, LeftOutCode, LeftOutField, Turn } from './results.ts';
import type { Gathered } from './gathered.ts';

const RATE: LeftOutField = 'speechRateWpm';
const LATENCY: LeftOutField = 'responseLatencySeconds';

export function leftOutRate(found: {
  readonly track: Track;
  readonly speechSeconds: number;
  readonly wpm: number | undefined;
}): LeftOut | undefined {
  const least = CAPTURE_PARAMETERS.evidence.speechSeconds;
  if (found.speechSeconds === 0) return noSpeech(RATE);
  if (found.speechSeconds < least)
    return leftOut(
      RATE,
      'too_little_speech',
      `Only ${tenths(found.speechSeconds)} s of speech were found; ${least} s are needed.`,
    );
  if (found.wpm === undefined)
    return leftOut(RATE, 'language_unknown', 'There is no factor for this language: give syllablesPerWord.');
  return undefined;
}

export function leftOutLatency({
  tracks,
  prompts,
  options,
  turns,
}: Gathered & { readonly turns: readonly Turn[] }) {
  const least = CAPTURE_PARAMETERS.evidence.turns;
  if (tracks.patient.capturedSeconds === 0) return noSpeech(LATENCY);
  if (options.latency === undefined)
    return leftOut(
      LATENCY,
      'no_clinician_track',
      'Latency needs the clinician as a second track, or marked prompts.',
    );
  if (options.latency === 'tracks' && tracks.clinician.capturedSeconds === 0)
    return leftOut(LATENCY, 'no_clinician_track', 'Nothing came in of the track of the clinician.');
  if (options.latency === 'prompts' && prompts.length === 0)
    return leftOut(LATENCY, 'no_prompts', 'No prompt was marked: call promptEnded when one ends.');
  if (turns.length < least)
    return leftOut(
      LATENCY,
      'too_few_turns',
      `${turns.length} answers to a question were found; ${least} are needed.`,
    );
  return undefined;
}

function noSpeech(field: LeftOutField): LeftOut {
  return leftOut(field, 'no_sound', 'No speech was found.');
}

function leftOut(field: LeftOutField, code: LeftOutCode, reason: string): LeftOut {
  return { field, code, reason };
}

function tenths(value: number): string {
  return value.toFixed(1);
}
