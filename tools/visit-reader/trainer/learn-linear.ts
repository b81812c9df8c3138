import { characterOf, MIDDLE } from '../../../packages/mse-draft/src/find/classifier/packed-weights.ts';
import type { LinearModel } from '../../../packages/mse-draft/src/find/classifier/linear-model.ts';
import { VISIT_UNIT } from '../../../packages/mse-draft/src/find/classifier/linear-model.ts';
import { stepOf } from './pack.ts';

const ROUNDS = 60;
const RATE = 0.1;
/** What weights cost where nothing else is said. */
const SHRINK = 0.13;

/** What is to be learned: how far each row has it, what else speaks for it, and for how many each row counts. */
export interface Target {
  readonly wanted: readonly number[];
  readonly own: readonly number[];
  readonly counts: readonly number[];
  /** What weights of a column cost beside those of others; all the same when it is undefined. */
  readonly costs?: readonly number[];
}

/** Columns of the same spread, around nothing. */
export interface Standardised {
  readonly rows: readonly Float64Array[];
  readonly means: Float64Array;
  readonly spreads: Float64Array;
}

/** Brings columns to the same spread, which is rounded as it will be written. */
export function standardised(columns: readonly Float64Array[]): Standardised {
  const width = columns[0]?.length ?? 0;
  const means = new Float64Array(width);
  const squares = new Float64Array(width);
  for (const row of columns)
    row.forEach((value, column) => {
      means[column] = (means[column] as number) + value / columns.length;
    });
  for (const row of columns)
    row.forEach((value, column) => {
      squares[column] =
        (squares[column] as number) + (value - (means[column] as number)) ** 2 / columns.length;
    });
  const spreads = squares.map((square) => Number(Math.max(0.01, Math.sqrt(square)).toFixed(2)));
  const rows = columns.map((row) =>
    row.map((value, column) => (value - (means[column] as number)) / (spreads[column] as number)),
  );
  return { rows, means, spreads };
}

/** Weights over standardised columns, of what rules found, and what stands without any. */
export interface Learned {
  readonly weights: Float64Array;
  readonly own: number;
  readonly bias: number;
}

/** Logistic regression with a penalty on its weights, by Adam over all visits at once (Kingma and Ba 2015, algorithm 1). */
export function learn(
  { wanted, own, counts, costs }: Target,
  rows: readonly Float64Array[],
  isLearned: (at: number) => boolean,
  shrink = SHRINK,
): Learned {
  const width = rows[0]?.length ?? 0;
  const size = width + 2;
  const weights = new Float64Array(size);
  const first = new Float64Array(size);
  const second = new Float64Array(size);
  const learned = rows.flatMap((_, at) => (isLearned(at) && (counts[at] ?? 0) > 0 ? [at] : []));
  const total = learned.reduce((sum, at) => sum + (counts[at] ?? 0), 0);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const gradient = new Float64Array(size);
    for (const at of learned) {
      const row = rows[at] as Float64Array;
      let sum = (weights[width] as number) * (own[at] ?? 0) + (weights[width + 1] as number);
      for (let column = 0; column < width; column += 1)
        sum += (weights[column] as number) * (row[column] as number);
      const error = ((1 / (1 + Math.exp(-sum)) - (wanted[at] ?? 0)) * (counts[at] ?? 0)) / total;
      for (let column = 0; column < width; column += 1)
        gradient[column] = (gradient[column] as number) + error * (row[column] as number);
      gradient[width] = (gradient[width] as number) + error * (own[at] ?? 0);
      gradient[width + 1] = (gradient[width + 1] as number) + error;
    }
    for (let column = 0; column < size; column += 1) {
      const slope =
        (gradient[column] as number) +
        (column < width ? shrink * (costs?.[column] ?? 1) * (weights[column] as number) : 0);
      first[column] = 0.9 * (first[column] as number) + 0.1 * slope;
      second[column] = 0.99 * (second[column] as number) + 0.01 * slope * slope;
      weights[column] =
        (weights[column] as number) -
        (RATE * ((first[column] as number) / (1 - 0.9 ** round))) /
          (Math.sqrt((second[column] as number) / (1 - 0.99 ** round)) + 1e-8);
    }
  }
  return {
    weights: weights.subarray(0, width).map((weight) => unitsOf(weight) * VISIT_UNIT),
    own: weights[width] as number,
    bias: weights[width + 1] as number,
  };
}

/** What is less than a unit is left out. */
function unitsOf(weight: number): number {
  const units = Math.trunc(weight / VISIT_UNIT);
  return Math.max(-MIDDLE, Math.min(MIDDLE - 1, units));
}

export function scoreOf({ weights, own, bias }: Learned, row: Float64Array, ruled: number): number {
  return row.reduce((sum, value, column) => sum + value * (weights[column] ?? 0), bias + own * ruled);
}

/** The model for columns that are divided by their spreads, but not centred. */
export function modelOf(
  { weights, own, bias }: Learned,
  from: number,
  { means, spreads }: Standardised,
): LinearModel {
  const centred = weights.reduce(
    (sum, weight, column) => sum + (weight * (means[column] ?? 0)) / (spreads[column] ?? 1),
    0,
  );
  let steps = '';
  let packed = '';
  let last = 0;
  weights.forEach((weight, column) => {
    const units = Math.round(weight / VISIT_UNIT);
    if (units === 0) return;
    steps += stepOf(column - last);
    packed += characterOf(MIDDLE + units);
    last = column;
  });
  return { bias: bias - centred, own, from, steps, weights: packed };
}

/** A model as it is written in a file. */
export function writtenModel({ bias, own, from, steps, weights }: LinearModel): string {
  return `{\n    bias: ${bias.toFixed(2)},\n    own: ${own.toFixed(2)},\n    from: ${from.toFixed(2)},\n    steps:\n      '${steps}',\n    weights:\n      '${weights}',\n  }`;
}
