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
/** Maps read at a time, where there are as many. */
const EIGHT = 8;
/** Numbers of a tile of 4 x 4 pixels, from which 2 x 2 results are made. */
const TILE = 16;

export function emptyMaps(count: number, width: number, height: number): Maps {
  return { count, width, height, data: new Float32Array(count * (width + 2) * (height + 2)) };
}

/** A 3 x 3 convolution whose weights were transformed once, by {@link tileWeights}. */
export interface Convolution {
  readonly from: number;
  readonly to: number;
  /** For each number of a tile, for each four maps made, for each map read: 4 weights. */
  readonly weights: Float64Array;
  readonly bias: Float64Array;
}

/** The rows of G in the transform of Winograd's F(2 x 2, 3 x 3). */
const G = [
  [1, 0, 0],
  [0.5, 0.5, 0.5],
  [0.5, -0.5, 0.5],
  [0, 0, 1],
] as const;

/** From [to][from][3 x 3] to what {@link convolve} multiplies tiles with: G g Gᵀ. Exact, since halves and quarters are. */
export function tileWeights(weights: Float64Array, from: number, to: number): Float64Array {
  const tiles = new Float64Array(TILE * from * to);
  for (let o = 0; o < to; o++)
    for (let i = 0; i < from; i++)
      for (let n = 0; n < TILE; n++) {
        const [rows, columns] = [G[(n >> 2) as 0], G[(n & 3) as 0]];
        let sum = 0;
        for (let tap = 0; tap < 9; tap++)
          sum +=
            rows[Math.floor(tap / 3) as 0] *
            columns[(tap % 3) as 0] *
            (weights[(o * from + i) * 9 + tap] as number);
        tiles[((n * (to / BLOCK) + Math.floor(o / BLOCK)) * from + i) * BLOCK + (o % BLOCK)] = sum;
      }
  return tiles;
}

/**
 * ReLU(convolution + bias), two rows at a time, by Winograd's minimal filtering: 4 multiplications a pixel and pair of maps
 * where the sum of its definition takes 9 (Lavin and Gray, Fast Algorithms for Convolutional Neural Networks, CVPR 2016,
 * section 4.1). Sums are 64-bit and in one fixed order, so the result is the same to the bit wherever the language is.
 *
 * @throws RangeError for maps of an odd width or height
 */
export function convolve(input: Maps, { from, to, weights, bias }: Convolution, output: Maps): void {
  const { width, height, data } = input;
  if (width % 2 !== 0 || height % 2 !== 0) throw new RangeError('Maps to convolve have even sides.');
  const stride = width + 2;
  const plane = stride * (height + 2);
  const tiles = width / 2;
  const read = new Float64Array(TILE * from * tiles);
  const made = new Float64Array(TILE * to * tiles);
  for (let y = 0; y < height; y += 2) {
    for (let i = 0; i < from; i++)
      tilesOfRows(data, i * plane + y * stride, stride, tiles, read, i * tiles, from * tiles);
    made.fill(0);
    // Number by number: what is read of one number stays in the nearest memory while all maps are made of it.
    for (let n = 0; n < TILE; n++) {
      for (let block = 0; block < to; block += BLOCK) {
        const at = (n * to + block) * tiles;
        const w = (n * to + block) * from;
        let i = 0;
        for (; i + EIGHT <= from; i += EIGHT)
          addEight(read, (n * from + i) * tiles, tiles, weights, w + i * BLOCK, made, at);
        for (; i < from; i++) addOne(read, (n * from + i) * tiles, tiles, weights, w + i * BLOCK, made, at);
      }
    }
    for (let o = 0; o < to; o++) {
      const at = (o - (o % BLOCK)) * tiles + (o % BLOCK);
      const row = o * plane + (y + 1) * stride + 1;
      rowsOfTiles(made, at, to * tiles, tiles, output.data, row, stride, bias[o] as number);
    }
  }
}

/* oxlint-disable typescript/no-non-null-assertion -- every index is inside; a check on each would halve the speed */

/** Bᵀ d B of every tile of 4 x 4 pixels along two rows, number by number: all first numbers, then all second ones, … */
function tilesOfRows(
  d: Float32Array,
  above: number,
  stride: number,
  tiles: number,
  to: Float64Array,
  first: number,
  step: number,
): void {
  const upper = above + stride;
  const lower = upper + stride;
  const below = lower + stride;
  for (let tile = 0; tile < tiles; tile++) {
    const x = 2 * tile;
    const a0 = d[above + x]!;
    const a1 = d[above + x + 1]!;
    const a2 = d[above + x + 2]!;
    const a3 = d[above + x + 3]!;
    const b0 = d[upper + x]!;
    const b1 = d[upper + x + 1]!;
    const b2 = d[upper + x + 2]!;
    const b3 = d[upper + x + 3]!;
    const c0 = d[lower + x]!;
    const c1 = d[lower + x + 1]!;
    const c2 = d[lower + x + 2]!;
    const c3 = d[lower + x + 3]!;
    const e0 = d[below + x]!;
    const e1 = d[below + x + 1]!;
    const e2 = d[below + x + 2]!;
    const e3 = d[below + x + 3]!;
    const at = first + tile;
    across(a0 - c0, a1 - c1, a2 - c2, a3 - c3, to, at, step);
    across(b0 + c0, b1 + c1, b2 + c2, b3 + c3, to, at + 4 * step, step);
    across(c0 - b0, c1 - b1, c2 - b2, c3 - b3, to, at + 8 * step, step);
    across(b0 - e0, b1 - e1, b2 - e2, b3 - e3, to, at + 12 * step, step);
  }
}

/** One row of the transform. */
function across(
  p0: number,
  p1: number,
  p2: number,
  p3: number,
  to: Float64Array,
  at: number,
  step: number,
): void {
  to[at] = p0 - p2;
  to[at + step] = p1 + p2;
  to[at + 2 * step] = p2 - p1;
  to[at + 3 * step] = p1 - p3;
}

/** Adds what one number of the tiles of eight maps gives to that number of the tiles of four maps made. */
function addEight(
  v: Float64Array,
  first: number,
  tiles: number,
  k: Float64Array,
  w: number,
  sums: Float64Array,
  to: number,
): void {
  const a0 = k[w]!;
  const a1 = k[w + 1]!;
  const a2 = k[w + 2]!;
  const a3 = k[w + 3]!;
  const b0 = k[w + 4]!;
  const b1 = k[w + 5]!;
  const b2 = k[w + 6]!;
  const b3 = k[w + 7]!;
  const c0 = k[w + 8]!;
  const c1 = k[w + 9]!;
  const c2 = k[w + 10]!;
  const c3 = k[w + 11]!;
  const d0 = k[w + 12]!;
  const d1 = k[w + 13]!;
  const d2 = k[w + 14]!;
  const d3 = k[w + 15]!;
  const e0 = k[w + 16]!;
  const e1 = k[w + 17]!;
  const e2 = k[w + 18]!;
  const e3 = k[w + 19]!;
  const f0 = k[w + 20]!;
  const f1 = k[w + 21]!;
  const f2 = k[w + 22]!;
  const f3 = k[w + 23]!;
  const g0 = k[w + 24]!;
  const g1 = k[w + 25]!;
  const g2 = k[w + 26]!;
  const g3 = k[w + 27]!;
  const h0 = k[w + 28]!;
  const h1 = k[w + 29]!;
  const h2 = k[w + 30]!;
  const h3 = k[w + 31]!;
  for (let tile = 0; tile < tiles; tile++) {
    const at = first + tile;
    const sum = to + 4 * tile;
    const a = v[at]!;
    const b = v[at + tiles]!;
    const c = v[at + 2 * tiles]!;
    const d = v[at + 3 * tiles]!;
    const e = v[at + 4 * tiles]!;
    const f = v[at + 5 * tiles]!;
    const g = v[at + 6 * tiles]!;
    const h = v[at + 7 * tiles]!;
    sums[sum]! += a * a0 + b * b0 + c * c0 + d * d0 + e * e0 + f * f0 + g * g0 + h * h0;
    sums[sum + 1]! += a * a1 + b * b1 + c * c1 + d * d1 + e * e1 + f * f1 + g * g1 + h * h1;
    sums[sum + 2]! += a * a2 + b * b2 + c * c2 + d * d2 + e * e2 + f * f2 + g * g2 + h * h2;
    sums[sum + 3]! += a * a3 + b * b3 + c * c3 + d * d3 + e * e3 + f * f3 + g * g3 + h * h3;
  }
}

/** The same of one map. */
function addOne(
  v: Float64Array,
  first: number,
  tiles: number,
  k: Float64Array,
  w: number,
  sums: Float64Array,
  to: number,
): void {
  const a0 = k[w]!;
  const a1 = k[w + 1]!;
  const a2 = k[w + 2]!;
  const a3 = k[w + 3]!;
  let at = to;
  for (let tile = 0; tile < tiles; tile++) {
    const a = v[first + tile]!;
    sums[at]! += a * a0;
    sums[at + 1]! += a * a1;
    sums[at + 2]! += a * a2;
    sums[at + 3]! += a * a3;
    at += 4;
  }
}

/** Aᵀ m A, bias and ReLU: two rows of a map, whose numbers lie `s` apart. */
function rowsOfTiles(
  m: Float64Array,
  from: number,
  s: number,
  tiles: number,
  to: Float32Array,
  first: number,
  stride: number,
  bias: number,
): void {
  for (let tile = 0; tile < tiles; tile++) {
    const o = from + BLOCK * tile;
    const m0 = m[o + 4 * s]!;
    const m1 = m[o + 5 * s]!;
    const m2 = m[o + 6 * s]!;
    const m3 = m[o + 7 * s]!;
    const n0 = m[o + 8 * s]!;
    const n1 = m[o + 9 * s]!;
    const n2 = m[o + 10 * s]!;
    const n3 = m[o + 11 * s]!;
    const upper0 = m[o]! + m0 + n0;
    const upper1 = m[o + s]! + m1 + n1;
    const upper2 = m[o + 2 * s]! + m2 + n2;
    const upper3 = m[o + 3 * s]! + m3 + n3;
    const lower0 = m0 - n0 - m[o + 12 * s]!;
    const lower1 = m1 - n1 - m[o + 13 * s]!;
    const lower2 = m2 - n2 - m[o + 14 * s]!;
    const lower3 = m3 - n3 - m[o + 15 * s]!;
    const at = first + 2 * tile;
    to[at] = positive(upper0 + upper1 + upper2 + bias);
    to[at + 1] = positive(upper1 - upper2 - upper3 + bias);
    to[at + stride] = positive(lower0 + lower1 + lower2 + bias);
    to[at + stride + 1] = positive(lower1 - lower2 - lower3 + bias);
  }
}

/* oxlint-enable typescript/no-non-null-assertion */

function positive(value: number): number {
  return value > 0 ? value : 0;
}
