import { featuresOf, type Judged } from './features.ts';
import { PLACES, placeOf } from './hash.ts';
import { OUTPUTS, type Output } from './outputs.ts';
import { BIAS, WEIGHTS } from './weights.ts';

/** How far a statement is on the side of each output: above zero is more likely than not. */
export type Scores = Readonly<Record<Output, number>>;

/** What one step of a weight is worth. */
export const UNIT = 0.12;
/** The number that stands for a weight of zero. */
const MIDDLE = 46;
/** Steps longer than this one are written as this one and the rest. */
const LONGEST_STEP = 90;
const FIRST_CHARACTER = 33;

/** What `classify` needs of a file of weights. */
export interface Weights {
  readonly bias: Readonly<Record<string, number>>;
  readonly packed: Readonly<Record<string, string>>;
}

/** Makes a classifier of weights; they are unpacked when it is first asked. */
export function classifierOf({ bias, packed }: Weights): (judged: Judged) => Scores {
  let table: Int8Array | undefined;
  return (judged) => {
    if (!table) {
      table = new Int8Array(PLACES * OUTPUTS.length);
      for (const [column, output] of OUTPUTS.entries()) unpack(packed[output] ?? '', column, table);
    }
    return scoresOf(judged, table, bias);
  };
}

/** Judges one statement by its words and those of the question before it. */
export const classify: (judged: Judged) => Scores = classifierOf({ bias: BIAS, packed: WEIGHTS });

/** A text of steps to the next place with a weight, and of the weights. */
function unpack(packed: string, column: number, into: Int8Array): void {
  let place = 0;
  let isStep = true;
  for (let at = 0; at < packed.length; at += 1) {
    const code = characterAt(packed, at);
    if (isStep) {
      place += code;
      isStep = code === LONGEST_STEP;
    } else {
      into[place * OUTPUTS.length + column] = code - MIDDLE;
      isStep = true;
    }
  }
}

/** The number a printable character stands for; the backslash and the quote are left out. */
function characterAt(packed: string, at: number): number {
  const code = packed.charCodeAt(at);
  return code - FIRST_CHARACTER - (code > 92 ? 1 : 0) - (code > 39 ? 1 : 0);
}

function scoresOf(judged: Judged, weights: Int8Array, bias: Weights['bias']): Scores {
  const sums = new Float64Array(OUTPUTS.length);
  let known = 1;
  for (const feature of featuresOf(judged)) {
    const row = placeOf(feature) * OUTPUTS.length;
    let isKnown = false;
    for (let column = 0; column < OUTPUTS.length; column += 1) {
      const weight = weights[row + column] as number;
      if (weight === 0) continue;
      isKnown = true;
      sums[column] = (sums[column] as number) + weight;
    }
    if (isKnown) known += 1;
  }
  const scale = Math.sqrt(known);
  return Object.fromEntries(
    OUTPUTS.map((output, column) => [
      output,
      ((bias[output] ?? 0) + (sums[column] as number) * UNIT) / scale,
    ]),
  ) as Scores;
}
