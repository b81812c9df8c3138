import type { Gathered } from './gathered.ts';
import {
  DOUBTFUL_SHARE,
  LEAST_SIGNAL_TO_NOISE_DB,
  LEAST_WAITS,
  MOST_CLIPPED_SHARE,
  MOST_MOVED,
  RATE_SPEECH_SECONDS,
} from './parameters.ts';
import type { LeftOut, LeftOutCode, LeftOutField, Waits } from './results.ts';
import type { FoundQuestions } from './turns/weighed.ts';

interface Asked extends FoundQuestions {
  readonly waits: Waits;
}

interface Found extends Asked {
  readonly signalToNoiseDb: number | undefined;
  readonly clippedShare: number;
  /** One microphone, and the voices were not told apart, or a track with more voices than its own. */
  readonly isMixed: boolean;
  readonly speechSeconds: number;
  readonly wpm: number | undefined;
}

/** Why a number is left out, with a sentence for people. */
type Problem = readonly [code: LeftOutCode, reason: string];

/** The numbers that are left out, and why. */
export function leftOutOf(gathered: Gathered, found: Found): LeftOut[] {
  const sound = soundProblem(found);
  const problems: [LeftOutField, Problem | undefined][] = [
    ['speechRateWpm', sound ?? rateProblem(found)],
    ['responseLatencySeconds', askingProblem(gathered) ?? sound ?? waitsProblem(found)],
  ];
  return problems.flatMap(([field, problem]) =>
    problem === undefined ? [] : [{ field, code: problem[0], reason: problem[1] }],
  );
}

function soundProblem({ signalToNoiseDb, clippedShare, isMixed }: Found): Problem | undefined {
  if (signalToNoiseDb === undefined) return ['no_speech', 'No speech was found.'];
  if (clippedShare > MOST_CLIPPED_SHARE)
    return ['clipped', 'The loud parts are cut off: turn the microphone down, or move away.'];
  if (signalToNoiseDb < LEAST_SIGNAL_TO_NOISE_DB)
    return [
      'too_noisy',
      `The speech is only ${Math.round(signalToNoiseDb)} dB above the noise; ${LEAST_SIGNAL_TO_NOISE_DB} dB are needed.`,
    ];
  return isMixed ? ['voices_not_told_apart', 'The two voices were not told apart.'] : undefined;
}

function rateProblem({ speechSeconds, wpm }: Found): Problem | undefined {
  if (speechSeconds < RATE_SPEECH_SECONDS)
    return [
      'too_little_speech',
      `Only ${speechSeconds.toFixed(1)} s of speech were found; ${RATE_SPEECH_SECONDS} s are needed.`,
    ];
  return wpm === undefined
    ? ['language_unknown', 'There is no factor for this language: give syllablesPerWord.']
    : undefined;
}

/** Nothing says when a question ended. */
function askingProblem({ tracks, prompts, options: { latency } }: Gathered): Problem | undefined {
  if (latency === undefined)
    return ['no_clinician_track', 'Latency needs the clinician as a second track, or marked prompts.'];
  if (latency === 'tracks' && tracks.clinician.capturedSeconds === 0)
    return ['no_clinician_track', 'Nothing came in of the clinician.'];
  return latency === 'prompts' && prompts.every(([, ended]) => ended === Infinity)
    ? ['no_prompts', 'No prompt was marked: call promptEnded when one ends.']
    : undefined;
}

/** More often no answer than one, waits not seen whole that move the mean, or too few that count. */
export function waitsProblem({ waits, questions, meanSeconds, wholeSeconds }: Asked): Problem | undefined {
  const { asked, answered, unanswered, acrossGaps, reprompted, sortedSeconds } = waits;
  const count = sortedSeconds.length;
  const reprompts = questions.flatMap((question) => question.reprompts).length;
  const isUnknown = asked - answered + reprompts > answered || meanSeconds > (1 + MOST_MOVED) * wholeSeconds;
  if (!isUnknown && count >= LEAST_WAITS) return undefined;
  return [
    isUnknown ? 'unanswered_questions' : 'too_few_turns',
    `Of ${asked} questions ${answered} were answered and ${unanswered} not, ${acrossGaps} ran across a gap, ${reprompted} were asked again; ${count} waits count, ${LEAST_WAITS} are needed.`,
  ];
}

/** Waits that were not seen whole are in the mean, or many questions had no answer or were asked again. */
export function isDoubtful({ waits, meanSeconds, wholeSeconds }: Asked): boolean {
  const { asked, answered, reprompted } = waits;
  return meanSeconds > wholeSeconds || asked - answered + reprompted > DOUBTFUL_SHARE * asked;
}
