import { featuresOf, type Judged } from './features.ts';
import { placeOf } from './hash.ts';
import { type ObservedOption, OBSERVED_OPTIONS, OUTPUTS, type Output } from './outputs.ts';
import { type PackedWeights, unpackWeights, type WeightTable } from './packed-weights.ts';
import { BIAS_OF_OBSERVED, WEIGHTS_OF_OBSERVED } from './observed-weights.ts';
import { BIAS, WEIGHTS } from './weights.ts';

/** How far a statement is on the side of each output: above zero is more likely than not. */
export type Scores = Readonly<Record<Output, number>>;
/** How far an observation is on the side of each option. */
export type ObservedScores = Readonly<Record<ObservedOption, number>>;

/** What one step of a weight is worth. */
export const UNIT = 0.36;
/** What `classify` needs of a file of weights. */
export interface Weights {
  /** What stands without any word, output by output. */
  readonly bias: readonly number[];
  readonly packed: PackedWeights;
}

/** Makes a classifier of weights; they are unpacked when it is first asked. */
export function classifierOf<Name extends string>(
  outputs: readonly Name[],
  { bias, packed }: Weights,
): (judged: Judged) => Readonly<Record<Name, number>> {
  let table: WeightTable | undefined;
  const nothing = Object.fromEntries(outputs.map((output) => [output, 0])) as Record<Name, number>;
  return (judged) => {
    table ??= unpackWeights(packed);
    const { sums, scale } = sumsOf(judged, outputs.length, table);
    // A copy of one object is made many times faster than an object of its entries.
    const scores = { ...nothing };
    outputs.forEach((output, column) => {
      scores[output] = ((bias[column] ?? 0) + (sums[column] as number) * UNIT) / scale;
    });
    return scores;
  };
}

/** Judges one statement by its words and those of the question before it. */
export const classify: (judged: Judged) => Scores = classifierOf(OUTPUTS, { bias: BIAS, packed: WEIGHTS });

/** Judges what is seen of a patient by the words of who sees it. */
export const classifyObserved: (judged: Judged) => ObservedScores = classifierOf(OBSERVED_OPTIONS, {
  bias: BIAS_OF_OBSERVED,
  packed: WEIGHTS_OF_OBSERVED,
});

function sumsOf(
  judged: Judged,
  width: number,
  { first, columns, weights }: WeightTable,
): { readonly sums: Float64Array; readonly scale: number } {
  const sums = new Float64Array(width);
  let known = 1;
  for (const feature of featuresOf(judged)) {
    const place = placeOf(feature);
    const end = first[place + 1] as number;
    for (let at = first[place] as number; at < end; at += 1) {
      const column = columns[at] as number;
      sums[column] = (sums[column] as number) + (weights[at] as number);
    }
    if (end > (first[place] as number)) known += 1;
  }
  return { sums, scale: Math.sqrt(known) };
}
