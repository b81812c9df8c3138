import { LONGEST_STEP, MIDDLE, numberAt } from './packed-weights.ts';

/** What is decided for a whole visit: an option, `cssrs.q1` to `cssrs.q6`, or `level.low` and above. */
export interface LinearModel {
  readonly bias: number;
  /** The weight of its own option as rules found it. */
  readonly own: number;
  /** The score from which enough of the visits have it. */
  readonly from: number;
  readonly steps: string;
  readonly weights: string;
}

/** What one step of a weight of a visit is worth, in standard deviations of its column. */
export const VISIT_UNIT = 0.03;

/** The linear part of a model: what columns in standard deviations give by their weights. */
export function weighedBy(model: LinearModel, values: Float64Array): number {
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
const unpacked = new Map<LinearModel, Weighing>();

/** The weights of a model, unpacked when they are first asked for. */
export function weightsOf(model: LinearModel): Weighing {
  const known = unpacked.get(model) ?? unpack(model);
  unpacked.set(model, known);
  return known;
}

function unpack({ steps, weights }: LinearModel): Weighing {
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
