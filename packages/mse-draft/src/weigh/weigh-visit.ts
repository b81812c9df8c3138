import type { Scores } from '../find/classifier/classify.ts';
import { numberAt, MIDDLE, LONGEST_STEP } from '../find/classifier/packed-weights.ts';
import { OUTPUTS } from '../find/classifier/outputs.ts';
import type { VisitModel } from './visit-model.ts';
import { clipped, columnsOf, type VisitEvidence } from './visit-evidence.ts';
import { RULED, SPREADS, VISIT_WEIGHTS } from './visit-weights.ts';

/** What one step of a weight of a visit is worth, in standard deviations of its column. */
export const VISIT_UNIT = 0.03;

/** That a visit has any risk at all. */
export const ANY_RISK = 'level.low';

/** How far each of the things decided for whole visits is above the score from which it holds; those learned alone. */
export function weighVisit(evidence: VisitEvidence): ReadonlyMap<string, number> {
  const columns = columnsOf(evidence, RULED).map((value, column) => value / (SPREADS[column] ?? 1));
  return new Map(
    Object.entries(VISIT_WEIGHTS).map(([target, model]) => {
      let score = model.bias + model.own * (evidence.ruled.get(target) ?? 0);
      for (const [column, weight] of weightsOf(model)) score += weight * (columns[column] ?? 0);
      return [target, score - model.from];
    }),
  );
}

/** Which statement speaks most for something, by the scores that weigh for it; -1 where none is. */
export function speaksMostFor(target: string, statements: readonly Scores[]): number {
  const model = VISIT_WEIGHTS[target];
  if (model === undefined) return -1;
  const weighing = weightsOf(model).filter(([column, weight]) => column < OUTPUTS.length && weight > 0);
  let best = -1;
  let most = -Infinity;
  statements.forEach((scores, at) => {
    let sum = 0;
    for (const [column, weight] of weighing)
      sum += (weight / (SPREADS[column] ?? 1)) * clipped(scores[OUTPUTS[column] ?? 'risk']);
    if (sum > most) [best, most] = [at, sum];
  });
  return best;
}

/** The weights of a model that are not zero, by column. */
export type Weighing = readonly (readonly [column: number, weight: number])[];
const unpacked = new Map<VisitModel, Weighing>();

/** The weights of a model, unpacked when they are first asked for. */
export function weightsOf(model: VisitModel): Weighing {
  const known = unpacked.get(model) ?? unpack(model);
  unpacked.set(model, known);
  return known;
}

function unpack({ steps, weights }: VisitModel): Weighing {
  const found: (readonly [number, number])[] = [];
  let column = 0;
  for (let at = 0; at < steps.length; at += 1) {
    const step = numberAt(steps, at);
    column += step;
    if (step === LONGEST_STEP) continue;
    found.push([column, (numberAt(weights, found.length) - MIDDLE) * VISIT_UNIT]);
  }
  return found;
}
