import { ASKED_ON_SECONDS, BREATH_SECONDS } from '../parameters.ts';
import type { Question } from '../results.ts';
import type { Found } from './questions-in.ts';

/** The questions of a session, and how long was waited. */
export interface FoundQuestions {
  readonly questions: readonly Question[];
  /** Of the waits that count. */
  readonly meanSeconds: number;
  /** Of those that were seen whole, from question to answer. */
  readonly wholeSeconds: number;
}

/** Which questions count, and the mean of their waits. */
export function weighed(found: readonly Found[]): FoundQuestions {
  const counted = found.filter(({ fate, reason }) => fate === 'answered' && reason === undefined);
  const wholeSeconds = mean(counted);
  // The others lasted at least so long, or may be none: they count where that does not make the mean shorter.
  const others = found.filter(
    (question) => !counted.includes(question) && !isClosing(question, ASKED_ON_SECONDS),
  );
  for (const question of others.sort((a, b) => b.waitSeconds - a.waitSeconds))
    if (question.waitSeconds > (mean(counted) || 0)) counted.push(question);
  return {
    // Brief words may have asked nothing, and after the last ones nobody waited.
    questions: found
      .map((question) => ({ ...question, counted: counted.includes(question) }))
      .filter(
        (question) =>
          question.counted || (question.reason !== 'brief' && !isClosing(question, BREATH_SECONDS)),
      ),
    meanSeconds: mean(counted),
    wholeSeconds,
  };
}

/** The session ended too soon after it for an answer: "goodbye". */
function isClosing({ fate, reason, waitSeconds }: Found, leastSeconds: number): boolean {
  return fate === 'unanswered' && reason === 'session_ended' && waitSeconds < leastSeconds;
}

function mean(questions: readonly Found[]): number {
  return questions.reduce((sum, { waitSeconds }) => sum + waitSeconds, 0) / questions.length;
}
