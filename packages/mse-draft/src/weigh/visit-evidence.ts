import type { ObservedScores, Scores } from '../find/classifier/classify.ts';
import { DENIALS, OBSERVED_OPTIONS, OUTPUTS } from '../find/classifier/outputs.ts';
import type { Finding } from '../find/finding.ts';

/** What a whole visit is weighed by. */
export interface VisitEvidence {
  /** What the classifier says of each statement. */
  readonly statements: readonly Scores[];
  /** What it says of each answer, whole and with its question. */
  readonly answers: readonly Scores[];
  /** What it says of each observation. */
  readonly observations: readonly ObservedScores[];
  /** How often rules found each option. */
  readonly ruled: ReadonlyMap<string, number>;
}

/** Scores beyond this one say no more. */
const LIMIT = 4;
/** More findings of one option say no more. */
const MOST_FOUND = 2;
const HEDGED = 0.5;

/** How often each option was found, `domain.value`; what is hedged counts half. */
export function countsOf(findings: readonly Finding[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { domain, value, hedged } of findings) {
    const option = `${domain}.${value}`;
    counts.set(option, Math.min(MOST_FOUND, (counts.get(option) ?? 0) + (hedged ? HEDGED : 1)));
  }
  return counts;
}

/** A score as it is weighed. */
export function clipped(score: number): number {
  return Math.max(-LIMIT, Math.min(LIMIT, score));
}

/**
 * The columns a visit is weighed by: the highest and the mean score of each output over the statements, the highest of
 * each denial over the answers and of each observed option over the observations, how many statements there are, and how
 * often rules found each of `ruledOptions`.
 */
export function columnsOf(
  { statements, answers, observations, ruled }: VisitEvidence,
  ruledOptions: readonly string[],
): Float64Array {
  const highest = OUTPUTS.map(() => -LIMIT);
  const sums = OUTPUTS.map(() => 0);
  for (const scores of statements)
    OUTPUTS.forEach((output, column) => {
      const score = clipped(scores[output]);
      highest[column] = Math.max(highest[column] ?? -LIMIT, score);
      sums[column] = (sums[column] ?? 0) + score;
    });
  const count = Math.max(1, statements.length);
  return Float64Array.from([
    ...highest,
    ...sums.map((sum) => (statements.length === 0 ? -LIMIT : sum / count)),
    ...DENIALS.map((denial) => highestOf(answers, (scores) => scores[`denied:${denial}`])),
    ...OBSERVED_OPTIONS.map((option) => highestOf(observations, (scores) => clipped(scores[option]))),
    Math.log(count),
    ...ruledOptions.map((option) => ruled.get(option) ?? 0),
  ]);
}

/** What each column is of, in the order of `columnsOf`. */
export function namesOfColumns(ruledOptions: readonly string[]): string[] {
  return [
    ...OUTPUTS,
    ...OUTPUTS,
    ...DENIALS.map((denial) => `denied:${denial}`),
    ...OBSERVED_OPTIONS,
    'count',
    ...ruledOptions,
  ].map((name) => name.replace('option:', ''));
}

/** The highest score, without handing all of them to one call: a long visit has more than a call takes. */
function highestOf<Scored>(all: readonly Scored[], scoreOf: (scored: Scored) => number): number {
  return all.reduce((highest, scored) => Math.max(highest, scoreOf(scored)), -LIMIT);
}
