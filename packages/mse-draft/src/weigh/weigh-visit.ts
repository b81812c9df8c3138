import type { Scores } from '../find/classifier/classify.ts';
import { numberAt, MIDDLE, LONGEST_STEP } from '../find/classifier/packed-weights.ts';
import { type Output, OUTPUTS } from '../find/classifier/outputs.ts';
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

/** The linear part of a model: what columns in standard deviations give by their weights. */
export function weighedBy(model: VisitModel, values: Float64Array): number {
  const { columns, weights } = weightsOf(model);
  let sum = model.bias;
  for (let at = 0; at < columns.length; at += 1)
    sum += (weights[at] as number) * (values[columns[at] as number] ?? 0);
  return sum;
}

/** The weights of a model that are not zero, beside their columns. */
interface Weighing {
  readonly columns: Uint16Array;
  readonly weights: Float64Array;
}
const unpacked = new Map<VisitModel, Weighing>();

/** The weights of a model, unpacked when they are first asked for. */
function weightsOf(model: VisitModel): Weighing {
  const known = unpacked.get(model) ?? unpack(model);
  unpacked.set(model, known);
  return known;
}

function unpack({ steps, weights }: VisitModel): Weighing {
  const columns: number[] = [];
  let column = 0;
  for (let at = 0; at < steps.length; at += 1) {
    const step = numberAt(steps, at);
    column += step;
    if (step !== LONGEST_STEP) columns.push(column);
  }
  return {
    columns: Uint16Array.from(columns),
    weights: Float64Array.from(columns, (_, at) => (numberAt(weights, at) - MIDDLE) * VISIT_UNIT),
  };
}
