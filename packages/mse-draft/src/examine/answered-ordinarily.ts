import type { HeardTurn } from '../attribute/heard-turns.ts';
import { type Quote, quoteFrom } from '../attribute/quote.ts';
import type { JudgedAnswer } from '../find/judge-answers.ts';
import type { Topic } from '../find/ordinary/topics.ts';

/** From question to answer, verbatim. */
function quoteOfAnswer(
  turns: readonly HeardTurn[],
  { asked, until }: JudgedAnswer,
  transcript: string,
): Quote {
  const start = turns[asked]?.start ?? 0;
  return quoteFrom(transcript, start, turns[until]?.end ?? start);
}

const OF_SELF: ReadonlySet<Topic> = new Set(['mood', 'insight', 'judgment']);

/** Mood, insight and judgment that were asked for and answered in the ordinary way the last time, with the words. */
export function answeredOrdinarily(
  turns: readonly HeardTurn[],
  answers: readonly JudgedAnswer[],
  transcript: string,
): ReadonlyMap<Topic, Quote> {
  const passed = new Map<Topic, Quote>();
  for (const answer of answers)
    for (const [topic, { isAsked, above }] of answer.ordinary)
      if (!OF_SELF.has(topic)) continue;
      else if (above >= 0) passed.set(topic, quoteOfAnswer(turns, answer, transcript));
      else if (isAsked) passed.delete(topic);
  return passed;
}
