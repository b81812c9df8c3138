import type { TopicAnswer } from '../find/finding.ts';

/** Harm to oneself and harm to others: a visit in which both were asked about and denied has been cleared up. */
const BOTH = ['suicide', 'others_harm'] as const;

/**
 * The offset up to which doubtful words are cleared up: suicide and harm to others were each asked about after them, and
 * plainly denied the last time. 0 where they were not: one no says nothing of the other, and what is said later than both stays open.
 */
export function plainlyDeniedUntil(answers: readonly TopicAnswer[]): number {
  const last = BOTH.map((topic) =>
    answers
      .filter(({ topics }) => topics.includes(topic))
      .toSorted((a, b) => a.start - b.start)
      .at(-1),
  );
  return last.every((answer) => answer?.answer === 'denied')
    ? Math.max(...last.map((answer) => answer?.end ?? 0))
    : 0;
}
