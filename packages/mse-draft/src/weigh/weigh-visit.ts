import type { Scores } from '../find/classifier/classify.ts';
import { weighedBy, weightsOf } from '../find/classifier/linear-model.ts';
import { type Output, OUTPUTS } from '../find/classifier/outputs.ts';
import { clipped, columnsOf, type VisitEvidence } from './visit-evidence.ts';
import { RULED, SPREADS, VISIT_WEIGHTS } from './visit-weights.ts';

/** That a visit has any risk at all. */
export const ANY_RISK = 'level.low';

/** How far each of the things decided for whole visits is above the score from which it holds; those learned alone. */
export function weighVisit(evidence: VisitEvidence): ReadonlyMap<string, number> {
  const columns = columnsOf(evidence, RULED).map((value, column) => value / (SPREADS[column] ?? 1));
  return new Map(
    Object.entries(VISIT_WEIGHTS).map(([target, model]) => {
      const score = weighedBy(model, columns) + model.own * (evidence.ruled.get(target) ?? 0);
      return [target, score - model.from];
    }),
  );
}

/** Which statement speaks most for something, by the scores that weigh for it; -1 where none is. */
export function speaksMostFor(target: string, statements: readonly Scores[]): number {
  const model = VISIT_WEIGHTS[target];
  if (model === undefined) return -1;
  const { columns, weights } = weightsOf(model);
  const weighing = [...columns.entries()].flatMap(([at, column]): [Output, number][] => {
    const weight = weights[at] as number;
    const output = OUTPUTS[column];
    return output === undefined || weight <= 0 ? [] : [[output, weight / (SPREADS[column] ?? 1)]];
  });
  let best = -1;
  let most = -Infinity;
  statements.forEach((scores, at) => {
    let sum = 0;
    for (const [output, weight] of weighing) sum += weight * clipped(scores[output]);
    if (sum > most) [best, most] = [at, sum];
  });
  return best;
}
