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

/** The weights that are not zero, place by place: those of a place stand from `first[place]` to `first[place + 1]`. */
interface Table {
  readonly first: Uint32Array;
  readonly columns: Uint8Array;
  readonly weights: Int8Array;
}

/** Makes a classifier of weights; they are unpacked when it is first asked. */
export function classifierOf({ bias, packed }: Weights): (judged: Judged) => Scores {
  let table: Table | undefined;
  return (judged) => {
    table ??= tableOf(packed);
    return scoresOf(judged, table, bias);
  };
}

function tableOf(packed: Weights['packed']): Table {
  const entries = OUTPUTS.map((output) => unpacked(packed[output] ?? ''));
  const first = new Uint32Array(PLACES + 1);
  for (const { places } of entries)
    for (const place of places) first[place + 1] = (first[place + 1] ?? 0) + 1;
  for (let place = 0; place < PLACES; place += 1)
    first[place + 1] = (first[place + 1] ?? 0) + (first[place] ?? 0);
  const next = first.slice();
  const columns = new Uint8Array(first[PLACES] ?? 0);
  const weights = new Int8Array(columns.length);
  for (const [column, own] of entries.entries())
    own.places.forEach((place, at) => {
      const to = next[place] ?? 0;
      next[place] = to + 1;
      columns[to] = column;
      weights[to] = own.weights[at] ?? 0;
    });
  return { first, columns, weights };
}

/** Judges one statement by its words and those of the question before it. */
export const classify: (judged: Judged) => Scores = classifierOf({ bias: BIAS, packed: WEIGHTS });

/** Of a text of steps to the next place with a weight, and of the weights. */
function unpacked(packed: string): {
  readonly places: readonly number[];
  readonly weights: readonly number[];
} {
  const places: number[] = [];
  const weights: number[] = [];
  let place = 0;
  let isStep = true;
  for (let at = 0; at < packed.length; at += 1) {
    const code = characterAt(packed, at);
    if (isStep) {
      place += code;
      isStep = code === LONGEST_STEP;
    } else {
      places.push(place);
      weights.push(code - MIDDLE);
      isStep = true;
    }
  }
  return { places, weights };
}

/** The number a printable character stands for; the backslash and the quote are left out. */
function characterAt(packed: string, at: number): number {
  const code = packed.charCodeAt(at);
  return code - FIRST_CHARACTER - (code > 92 ? 1 : 0) - (code > 39 ? 1 : 0);
}

function scoresOf(judged: Judged, { first, columns, weights }: Table, bias: Weights['bias']): Scores {
  const sums = new Float64Array(OUTPUTS.length);
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
  const scale = Math.sqrt(known);
  return Object.fromEntries(
    OUTPUTS.map((output, column) => [
      output,
      ((bias[output] ?? 0) + (sums[column] as number) * UNIT) / scale,
    ]),
  ) as Scores;
}
