import {
  ASKED_ON_SECONDS,
  ENCOURAGEMENT_SECONDS,
  LONGEST_REPROMPT_SECONDS,
  LONGEST_WAIT_SECONDS,
} from '../parameters.ts';
import type { Question, Span } from '../results.ts';
import type { Asking } from './asking.ts';

export type Found = Omit<Question, 'counted'>;

/**
 * The questions of one wait, from the first that nobody answered yet to the answer or the end. Of two readings the longer
 * one is taken: what is said while nobody answers leaves the end of the question standing, be it a re-prompt or another.
 */
export function questionsIn(
  askings: readonly Asking[],
  endSeconds: number,
  gaps: readonly Span[],
  answer: Pick<Found, 'answeredSeconds' | 'backchannels' | 'reason'>,
): Found[] {
  const found: Found[] = [];
  for (let i = 0; i < askings.length; ) {
    const first = i++;
    while (isReprompt(askings[i], askings[i - 1] as Asking)) i++;
    const [startedSeconds, endedSeconds, prompt] = askings[first] as Asking;
    const next = askings[i];
    const before = found.at(-1);
    const stands = before?.fate === 'unanswered' && prompt?.repeats === undefined;
    const waitFromSeconds = stands ? before.waitFromSeconds : endedSeconds;
    const until = next?.[0] ?? endSeconds;
    const gap = gapIn(waitFromSeconds, until);
    const waitSeconds = waited(waitFromSeconds, gap?.[0] ?? until);
    const isAnswered = next === undefined && answer.answeredSeconds !== undefined;
    const late = waitSeconds > LONGEST_WAIT_SECONDS ? 'late' : 'answered';
    const reason = stands ? 'asked_before' : before?.fate === 'across_gap' ? 'after_gap' : undefined;
    found.push({
      startedSeconds,
      endedSeconds,
      fate: gap ? 'across_gap' : isAnswered ? late : 'unanswered',
      waitFromSeconds,
      waitSeconds,
      reprompts: askings.slice(first + 1, i).map(([from, to]) => [from, to]),
      ...(next ? { reason: 'asked_on', backchannels: [] } : { ...answer, reason: answer.reason ?? reason }),
    });
  }
  return found;

  /** Said soon, or brief; where the application says whether it is one, as it says. */
  function isReprompt(asking: Asking | undefined, [, before]: Asking): boolean {
    if (asking === undefined) return false;
    const [from, to, prompt] = asking;
    const isOne = from - before < ASKED_ON_SECONDS || to - from <= ENCOURAGEMENT_SECONDS;
    return (prompt?.repeats ?? isOne) && gapIn(before, from) === undefined;
  }

  /** Seconds, without speeches: nobody could answer meanwhile. */
  function waited(from: number, until: number): number {
    return askings.reduce(
      (seconds, [start, end]) =>
        start >= from && start < until && end - start > LONGEST_REPROMPT_SECONDS
          ? seconds - Math.min(end, until) + start
          : seconds,
      Math.max(0, until - from),
    );
  }

  function gapIn(from: number, to: number): Span | undefined {
    return gaps.find(([start, end]) => start < to && end > from);
  }
}
