import { heardTurns, statementsOf } from '../../src/attribute/statements.ts';
import { LEARNED_OPTIONS, type LearnedOption } from '../../src/find/classifier/outputs.ts';
import { readTranscript } from '../../src/segment/read-transcript.ts';
import { type LabelledVisit, transcriptOf } from './labelled-visits.ts';
import type { ScoredVisit } from './learn-likelihood.ts';

/** How many of the visits in which an option is drafted must allow it. */
const PRECISION = 0.88;
/** A threshold rests on so many visits at least. */
const LEAST_VISITS = 8;

/** A visit with the highest score of each option that something said in it has. */
interface Highest {
  readonly visit: LabelledVisit;
  readonly scores: Readonly<Record<LearnedOption, number>>;
}

/**
 * The lowest score of each option from which enough of the visits allow it, where there is one.
 *
 * @param visits each scored by what was learned without its author
 */
export function learnThresholds(
  visits: readonly (Pick<ScoredVisit, 'scoresOf'> & { readonly visit: LabelledVisit })[],
): Map<LearnedOption, number> {
  const highest = visits.map(({ visit, scoresOf }): Highest => {
    const statements = statementsOf(heardTurns(readTranscript(transcriptOf(visit)))).map(scoresOf);
    return {
      visit,
      scores: Object.fromEntries(
        LEARNED_OPTIONS.map((option) => [
          option,
          Math.max(...statements.map((scores) => scores[`option:${option}`])),
        ]),
      ) as Highest['scores'],
    };
  });
  return new Map(
    LEARNED_OPTIONS.flatMap((option): [LearnedOption, number][] => {
      const threshold = thresholdOf(option, highest);
      return threshold === undefined ? [] : [[option, threshold]];
    }),
  );
}

function thresholdOf(option: LearnedOption, highest: readonly Highest[]): number | undefined {
  const ordered = highest.toSorted((a, b) => b.scores[option] - a.scores[option]);
  let allowed = 0;
  let lowest: number | undefined;
  ordered.forEach(({ visit, scores }, at) => {
    if (allows(visit, option)) allowed += 1;
    if (at + 1 >= LEAST_VISITS && allowed / (at + 1) >= PRECISION) lowest = scores[option];
  });
  return lowest;
}

function allows({ gold, acceptable, lines }: LabelledVisit, option: string): boolean {
  return (
    gold.includes(option) ||
    acceptable.includes(option) ||
    lines.some(({ options }) => options.includes(option))
  );
}
