/** Most values that one slice of work looks at. */
export const SLICE = 16_384;

/** Work in slices: whoever runs it may do other things between two. It yields how many values a slice looked at. */
export type Sliced<Result> = Generator<number, Result, void>;

/** Parts of [from, to), one after the other. */
export function* inSlices(from: number, to: number, work: (from: number, to: number) => void): Sliced<void> {
  for (let at = from; at < to; at += SLICE) {
    const end = Math.min(to, at + SLICE);
    work(at, end);
    yield end - at;
  }
}

/** Each place of [from, to). */
export function each(from: number, to: number, work: (i: number) => void): Sliced<void> {
  return inSlices(from, to, (first, end) => {
    for (let i = first; i < end; i++) work(i);
  });
}

/** A number for each of so many places. */
export function* valuesOf(length: number, valueAt: (i: number) => number): Sliced<Float32Array> {
  const values = new Float32Array(length);
  yield* each(0, length, (i) => {
    values[i] = valueAt(i);
  });
  return values;
}

/** The same work with fewer rests: small slices go together until they have looked at `SLICE` values. */
export function* fewerRests<Result>(work: Sliced<Result>): Sliced<Result> {
  let seen = 0;
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    seen += value;
    if (seen < SLICE) continue;
    yield seen;
    seen = 0;
  }
}

export function atOnce<Result>(work: Sliced<Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** The value that half of the values lie below, without sorting more than a slice of them; 0 of none. */
export function* medianOf(values: ArrayLike<number>): Sliced<number> {
  let rank = values.length >> 1;
  let left = values;
  while (left.length > SLICE) {
    const pivot = left[left.length >> 1] as number;
    const [below, above]: [number[], number[]] = [[], []];
    const from = left;
    yield* each(0, left.length, (i) => {
      const value = from[i] as number;
      if (value < pivot) below.push(value);
      else if (value > pivot) above.push(value);
    });
    const equal = left.length - below.length - above.length;
    if (rank < below.length) left = below;
    else if (rank < below.length + equal) return pivot;
    else {
      rank -= below.length + equal;
      left = above;
    }
  }
  yield left.length;
  return Array.from(left).sort((a, b) => a - b)[rank] ?? 0;
}
