import { DENIALS, type Denial } from '../../src/find/classifier/outputs.ts';
import type { LabelledVisit } from './labelled-visits.ts';
import type { ScoredVisit } from './learn-likelihood.ts';

/** How many of the answers that are taken for a denial must be one; what reassures has to hold for the whole visit besides. */
const PRECISION_OF_DENIALS = 0.94;
/** A threshold rests on so many visits or answers at least. */
const LEAST = 8;

/**
 * The lowest score of each denial from which enough of the answers deny it.
 *
 * @param visits each scored by what was learned without its author
 */
export function learnDenials(
  visits: readonly (Pick<ScoredVisit, 'scoresOf'> & { readonly visit: LabelledVisit })[],
): Map<Denial, number> {
  const answers = visits.flatMap(({ visit: { lines }, scoresOf }) =>
    lines.flatMap(({ speaker, text, denied }, at) => {
      const before = lines[at - 1];
      if (before?.speaker !== 'clinician' || (speaker !== 'patient' && speaker !== 'interpreter')) return [];
      return [{ denied, scores: scoresOf({ question: before.text, words: text }) }];
    }),
  );
  return new Map(
    DENIALS.flatMap((denial): [Denial, number][] => {
      const from = lowestFrom(
        answers.map(({ denied, scores }) => ({
          score: scores[`denied:${denial}`],
          isRight: denied.includes(denial),
        })),
        PRECISION_OF_DENIALS,
      );
      return from === undefined ? [] : [[denial, from]];
    }),
  );
}

/** The lowest score from which so large a part of what has it is right, and would be with one more wrong, where there is one. */
export function lowestFrom(
  judged: readonly { readonly score: number; readonly isRight: boolean }[],
  precision: number,
): number | undefined {
  let right = 0;
  let lowest: number | undefined;
  judged
    .toSorted((a, b) => b.score - a.score)
    .forEach(({ score, isRight }, at) => {
      if (isRight) right += 1;
      if (at + 1 >= LEAST && right / (at + 2) >= precision) lowest = score;
    });
  return lowest;
}
