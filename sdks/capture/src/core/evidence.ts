import type { Gathered } from './gathered.ts';
import { CAPTURE_PARAMETERS } from './parameters.ts';
import type { LeftOut, LeftOutCode, LeftOutField, Marked, MarkedCode, Question, Waits } from './results.ts';
import { meanWait } from './turns/questions.ts';

/** What both numbers need. */
interface Sound {
  readonly signalToNoiseDb: number | undefined;
  readonly mixed: true | undefined;
}

interface Asked {
  readonly questions: readonly Question[];
  readonly waits: Waits;
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
  found: Sound & Asked,
): LeftOut | undefined {
  const field = 'responseLatencySeconds';
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
  return leftOutWaits(found);
}

/** Why the waits that were found are no number. */
export function leftOutWaits(asked: Asked): LeftOut | undefined {
  const field = 'responseLatencySeconds';
  const least = CAPTURE_PARAMETERS.evidence.turns;
  if (isUnknown(asked))
    return leftOut(field, 'unanswered_questions', `The other waits would say too little: ${saidOf(asked)}`);
  const count = asked.waits.sortedSeconds.length;
  if (count >= least) return undefined;
  const answers = count === 1 ? '1 answer' : `${count} answers`;
  return leftOut(field, 'too_few_turns', `${answers} to a question found; ${least} are needed.`);
}

/** Why the latency that is given is to be read with care. */
export function markedLatency({ options }: Gathered, asked: Asked): Marked[] {
  const { unanswered, acrossGaps, reprompted, asked: all } = asked.waits;
  const many = CAPTURE_PARAMETERS.evidence.markedShare * all;
  const { counted, whole } = countedOf(asked);
  const reasons: [MarkedCode, boolean, string][] = [
    [
      'unanswered_questions',
      unanswered + acrossGaps > many || counted.length > whole.length,
      `Waits that were not seen whole count at their least: ${saidOf(asked)}`,
    ],
    [
      'reprompted_questions',
      reprompted > many,
      `Waits run through what was said meanwhile: ${saidOf(asked)}`,
    ],
    [
      'voices_by_pitch',
      options.latency === 'single',
      'Two voices in one microphone were told apart by pitch.',
    ],
  ];
  return reasons.flatMap(([code, holds, reason]) =>
    holds ? [{ field: 'responseLatencySeconds', code, reason }] : [],
  );
}

/** More often no answer than one, or waits that were not seen whole move the mean. */
function isUnknown(asked: Asked): boolean {
  const { answered, unanswered, acrossGaps } = asked.waits;
  const { counted, whole } = countedOf(asked);
  const reprompts = asked.questions.reduce((sum, question) => sum + question.reprompts.length, 0);
  return (
    unanswered + acrossGaps + reprompts > answered ||
    meanWait(counted) > (1 + CAPTURE_PARAMETERS.evidence.mostMoved) * meanWait(whole)
  );
}

function countedOf({ questions }: Asked) {
  const counted = questions.filter((question) => question.counted);
  return {
    counted,
    whole: counted.filter(({ fate, reason }) => fate === 'answered' && reason === undefined),
  };
}

function saidOf({ waits: { asked, unanswered, late, acrossGaps, reprompted } }: Asked): string {
  return `of ${asked} questions ${unanswered} had no answer (${late} a late one), ${acrossGaps} ran across a gap, ${reprompted} were asked again.`;
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
