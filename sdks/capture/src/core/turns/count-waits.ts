import type { Question, QuestionFate, Waits } from '../results.ts';

/** How often what came of the questions, and how the waits of the answered ones lie. */
export function countWaits(questions: readonly Question[]): Waits {
  // Brief words that count for nothing may have asked nothing.
  const asked = questions.filter(({ counted, reason }) => counted || reason !== 'brief');
  const of = (fate: QuestionFate) => asked.filter((question) => question.fate === fate);
  const [answered, late, acrossGaps] = [of('answered').length, of('late').length, of('across_gap').length];
  const sorted = of('answered')
    .filter(({ counted }) => counted)
    .map(({ waitSeconds }) => waitSeconds)
    .sort((a, b) => a - b);
  return {
    asked: asked.length,
    answered,
    unanswered: asked.length - answered - acrossGaps,
    late,
    acrossGaps,
    reprompted: asked.filter(({ reprompts }) => reprompts.length > 0).length,
    ...(asked.length > 0 && { longestSeconds: Math.max(...asked.map(({ waitSeconds }) => waitSeconds)) }),
    ...(sorted.length > 0 && {
      medianSeconds: at(0.5, sorted),
      quartilesSeconds: [at(0.25, sorted), at(0.75, sorted)],
    }),
    sortedSeconds: sorted,
  };
}

/** Between the two values that are nearest to this share of the way. */
function at(share: number, sorted: readonly number[]): number {
  const place = share * (sorted.length - 1);
  const low = sorted[Math.floor(place)] as number;
  return low + (place % 1) * ((sorted[Math.ceil(place)] as number) - low);
}
