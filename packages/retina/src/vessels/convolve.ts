import type { Reach } from './reach.ts';

/** Feature maps with a border of one zero pixel around each, so that a 3 x 3 convolution needs no special edges. */
export interface Maps {
  readonly count: number;
  readonly width: number;
  readonly height: number;
  /** `count` planes of (width + 2) x (height + 2). */
  readonly data: Float32Array;
}

/** Maps made at a time: so many sums fit the registers of a core. */
export const BLOCK = 4;
const TAPS = 9;

export function emptyMaps(count: number, width: number, height: number): Maps {
  return { count, width, height, data: new Float32Array(count * (width + 2) * (height + 2)) };
}

/** A 3 x 3 convolution with its weights in blocks: for each four maps made, for each map read, 4 x 9 weights. */
export interface Convolution {
  readonly from: number;
  readonly to: number;
  readonly weights: Float64Array;
  readonly bias: Float64Array;
}

/**
 * ReLU(convolution + bias) where it is wanted; elsewhere the output stays as it is. Sums are 64-bit and in one fixed order, so the result is the same to the bit wherever the
 * language is.
 */
export function convolve(
  input: Maps,
  { from, to, weights, bias }: Convolution,
  output: Maps,
  reach: Reach,
): void {
  const { width, height } = input;
  const stride = width + 2;
  const plane = stride * (height + 2);
  const sums = Array.from({ length: BLOCK }, () => new Float64Array(width)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  // Row by row, so that what is read of a row stays in near memory while all maps are made of it.
  for (let y = 0; y < height; y++) {
    const left = reach.from[y] as number;
    const count = (reach.to[y] as number) - left;
    if (count === 0) continue;
    for (let block = 0; block < to; block += BLOCK) {
      for (let k = 0; k < BLOCK; k++) sums[k as 0].fill(bias[block + k] as number);
      for (let i = 0; i < from; i++)
        addRow(
          input.data,
          i * plane + y * stride + left,
          stride,
          count,
          weights,
          ((block / BLOCK) * from + i) * BLOCK * TAPS,
          ...sums,
        );
      for (let k = 0; k < BLOCK; k++)
        storeRow(sums[k as 0], count, output.data, (block + k) * plane + (y + 1) * stride + 1 + left);
    }
  }
}

function storeRow(sums: Float64Array, count: number, to: Float32Array, at: number): void {
  for (let x = 0; x < count; x++) {
    const sum = sums[x] as number;
    // ReLU without a branch, which a core would guess wrong half the time; both steps are exact.
    to[at + x] = 0.5 * (sum + Math.abs(sum));
  }
}

/* oxlint-disable typescript/no-non-null-assertion -- every index is inside; a check on each would halve the speed */
/** Adds what one row of one map gives to four rows of sums. The window slides in locals, which stay in registers. */
// oxlint-disable-next-line max-lines-per-function -- one loop whose numbers stay in registers: a call in it would halve the speed
function addRow(
  data: Float32Array,
  above: number,
  stride: number,
  width: number,
  k: Float64Array,
  w: number,
  s0: Float64Array,
  s1: Float64Array,
  s2: Float64Array,
  s3: Float64Array,
): void {
  const a0 = k[w]!;
  const a1 = k[w + 1]!;
  const a2 = k[w + 2]!;
  const a3 = k[w + 3]!;
  const a4 = k[w + 4]!;
  const a5 = k[w + 5]!;
  const a6 = k[w + 6]!;
  const a7 = k[w + 7]!;
  const a8 = k[w + 8]!;
  const b0 = k[w + 9]!;
  const b1 = k[w + 10]!;
  const b2 = k[w + 11]!;
  const b3 = k[w + 12]!;
  const b4 = k[w + 13]!;
  const b5 = k[w + 14]!;
  const b6 = k[w + 15]!;
  const b7 = k[w + 16]!;
  const b8 = k[w + 17]!;
  const c0 = k[w + 18]!;
  const c1 = k[w + 19]!;
  const c2 = k[w + 20]!;
  const c3 = k[w + 21]!;
  const c4 = k[w + 22]!;
  const c5 = k[w + 23]!;
  const c6 = k[w + 24]!;
  const c7 = k[w + 25]!;
  const c8 = k[w + 26]!;
  const d0 = k[w + 27]!;
  const d1 = k[w + 28]!;
  const d2 = k[w + 29]!;
  const d3 = k[w + 30]!;
  const d4 = k[w + 31]!;
  const d5 = k[w + 32]!;
  const d6 = k[w + 33]!;
  const d7 = k[w + 34]!;
  const d8 = k[w + 35]!;
  const level = above + stride;
  const below = level + stride;
  let t0 = data[above]!;
  let t1 = data[above + 1]!;
  let m0 = data[level]!;
  let m1 = data[level + 1]!;
  let u0 = data[below]!;
  let u1 = data[below + 1]!;
  for (let x = 0; x < width; x++) {
    const t2 = data[above + x + 2]!;
    const m2 = data[level + x + 2]!;
    const u2 = data[below + x + 2]!;
    s0[x]! += t0 * a0 + t1 * a1 + t2 * a2 + m0 * a3 + m1 * a4 + m2 * a5 + u0 * a6 + u1 * a7 + u2 * a8;
    s1[x]! += t0 * b0 + t1 * b1 + t2 * b2 + m0 * b3 + m1 * b4 + m2 * b5 + u0 * b6 + u1 * b7 + u2 * b8;
    s2[x]! += t0 * c0 + t1 * c1 + t2 * c2 + m0 * c3 + m1 * c4 + m2 * c5 + u0 * c6 + u1 * c7 + u2 * c8;
    s3[x]! += t0 * d0 + t1 * d1 + t2 * d2 + m0 * d3 + m1 * d4 + m2 * d5 + u0 * d6 + u1 * d7 + u2 * d8;
    t0 = t1;
    t1 = t2;
    m0 = m1;
    m1 = m2;
    u0 = u1;
    u1 = u2;
  }
}

/* oxlint-enable typescript/no-non-null-assertion */
