import type { Gathered } from './gathered.ts';
import { CAPTURE_PARAMETERS } from './parameters.ts';
import type { LeftOut, LeftOutCode, LeftOutField, Turn } from './results.ts';

/** What both numbers need. */
interface Sound {
  readonly signalToNoiseDb: number | undefined;
  readonly mixed: true | undefined;
}

interface Found extends Sound {
  readonly speechSeconds: number;
  readonly wpm: number | undefined;
}

/** Why the rate is left out, or nothing. */
export function leftOutRate(found: Found): LeftOut | undefined {
  const field = 'speechRateWpm';
  const least = CAPTURE_PARAMETERS.evidence.speechSeconds;
  const problem = soundProblem(field, found);
  if (problem !== undefined) return problem;
  if (found.speechSeconds < least)
    return leftOut(
      field,
      'too_little_speech',
      `Only ${found.speechSeconds.toFixed(1)} s of speech were found; ${least} s are needed.`,
    );
  if (found.wpm === undefined)
    return leftOut(field, 'language_unknown', 'There is no factor for this language: give syllablesPerWord.');
  return undefined;
}

/** Why the latency is left out, or nothing. */
export function leftOutLatency(
  { tracks, prompts, options }: Gathered,
  found: Sound & { readonly turns: readonly Turn[] },
): LeftOut | undefined {
  const field = 'responseLatencySeconds';
  const least = CAPTURE_PARAMETERS.evidence.turns;
  if (options.latency === undefined)
    return leftOut(
      field,
      'no_clinician_track',
      'Latency needs the clinician as a second track, or marked prompts.',
    );
  if (options.latency === 'tracks' && tracks.clinician.capturedSeconds === 0)
    return leftOut(field, 'no_clinician_track', 'Nothing came in of the clinician.');
  if (options.latency === 'prompts' && prompts.every(({ endedSeconds }) => endedSeconds === Infinity))
    return leftOut(field, 'no_prompts', 'No prompt was marked: call promptEnded when one ends.');
  const problem = soundProblem(field, found);
  if (problem !== undefined) return problem;
  const count = found.turns.length;
  if (count >= least) return undefined;
  const answers = count === 1 ? '1 answer' : `${count} answers`;
  return leftOut(field, 'too_few_turns', `${answers} to a question found; ${least} are needed.`);
}

function soundProblem(field: LeftOutField, { signalToNoiseDb, mixed }: Sound): LeftOut | undefined {
  const least = CAPTURE_PARAMETERS.evidence.signalToNoiseDb;
  if (signalToNoiseDb === undefined) return leftOut(field, 'no_speech', 'No speech was found.');
  if (signalToNoiseDb < least)
    return leftOut(
      field,
      'too_noisy',
      `The speech is only ${Math.round(signalToNoiseDb)} dB above the noise; ${least} dB are needed.`,
    );
  if (mixed) return leftOut(field, 'voices_not_told_apart', 'The two voices were not told apart.');
  return undefined;
}

function leftOut(field: LeftOutField, code: LeftOutCode, reason: string): LeftOut {
  return { field, code, reason };
}
