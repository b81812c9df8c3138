import { PLACES } from './hash.ts';

/**
 * The weights that are not zero, place by place, as printable characters. `steps` leads from each place that has weights
 * to the next one; `columns` has for each of them the steps to its outputs and a 0; `weights` has a weight for every output.
 */
export interface PackedWeights {
  readonly steps: string;
  readonly columns: string;
  readonly weights: string;
}

/** The number that stands for a weight of zero. */
export const MIDDLE = 46;
/** Steps longer than this one are written as this one and the rest. */
export const LONGEST_STEP = 90;
const FIRST_CHARACTER = 33;
const QUOTE = 39;
const BACKSLASH = 92;

/** Weights by place: those of a place stand from `first[place]` to `first[place + 1]`. */
export interface WeightTable {
  readonly first: Uint32Array;
  readonly columns: Uint8Array;
  readonly weights: Int8Array;
}

/** A printable character for a number from 0 to 91; neither backslash nor quote. */
export function characterOf(number: number): string {
  let code = number + FIRST_CHARACTER;
  if (code >= QUOTE) code += 1;
  if (code >= BACKSLASH) code += 1;
  return String.fromCharCode(code);
}

/** The number a printable character stands for. */
export function numberAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code - FIRST_CHARACTER - Number(code > BACKSLASH) - Number(code > QUOTE);
}

/** Unpacks weights, in time linear in their length. */
export function unpackWeights({ steps, columns, weights }: PackedWeights): WeightTable {
  const count = weights.length;
  const table = {
    first: new Uint32Array(PLACES + 1).fill(count),
    columns: new Uint8Array(count),
    weights: Int8Array.from({ length: count }, (_, at) => numberAt(weights, at) - MIDDLE),
  };
  let place = 0;
  let filled = 0;
  let at = 0;
  let next = 0;
  for (let stepAt = 0; stepAt < steps.length; stepAt += 1) {
    const step = numberAt(steps, stepAt);
    place += step;
    if (step === LONGEST_STEP) continue;
    while (filled <= place) table.first[filled++] = next;
    for (let column = -1, on = numberAt(columns, at++); on > 0; on = numberAt(columns, at++)) {
      column += on;
      table.columns[next++] = column;
    }
  }
  return table;
}
