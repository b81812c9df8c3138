import type { Point } from './segments.ts';

/** Reads a value between pixels; `undefined` outside. */
export type Sampler = (x: number, y: number) => number | undefined;

/** Pixels between two readings of a profile. */
const STEP = 0.25;
/** A profile reaches so many expected widths to each side. */
const REACH = 2;
const LEAST_CONTRAST_TO_NOISE = 4;

/**
 * Width of a dark line at points along its middle, in pixels of the sampler: the distance of the places, to both sides,
 * where brightness has risen half way from the darkest to the surroundings. A profile that stands out from its own
 * noise by less than four to one is not measured.
 *
 * @param points along the middle, in order
 * @param expectedWidth about what will be found, in pixels
 * @returns the median over all profiles that could be measured, and their number
 */
export function calibreOf(
  points: readonly Point[],
  sample: Sampler,
  expectedWidth: number,
): { width: number; profiles: number } | undefined {
  const half = Math.max(4, Math.ceil((REACH * expectedWidth) / STEP) * STEP);
  const profiles: Float64Array[] = [];
  for (let k = 2; k + 2 < points.length; k++) {
    const [before, here, after] = [points[k - 2] as Point, points[k] as Point, points[k + 2] as Point];
    const length = Math.sqrt((after.x - before.x) ** 2 + (after.y - before.y) ** 2);
    if (length < 1e-9) continue;
    const [nx, ny] = [-(after.y - before.y) / length, (after.x - before.x) / length];
    const profile = profileAt(sample, here, nx, ny, half);
    if (profile !== undefined) profiles.push(profile);
  }
  const widths: number[] = [];
  // A profile is joined with its neighbours by their median before it is measured.
  for (let k = 1; k + 1 < profiles.length; k++) {
    const [before, here, after] = [profiles[k - 1], profiles[k], profiles[k + 1]] as [
      Float64Array,
      Float64Array,
      Float64Array,
    ];
    const width = widthOf(medianProfile(before, here, after));
    if (width !== undefined) widths.push(width);
  }
  if (widths.length === 0) return undefined;
  return { width: median(widths), profiles: widths.length };
}

function profileAt(
  sample: Sampler,
  { x, y }: Point,
  nx: number,
  ny: number,
  half: number,
): Float64Array | undefined {
  const count = Math.round((2 * half) / STEP) + 1;
  const profile = new Float64Array(count);
  for (let k = 0; k < count; k++) {
    const offset = k * STEP - half;
    const value = sample(x + nx * offset, y + ny * offset);
    if (value === undefined) return undefined;
    profile[k] = value;
  }
  return profile;
}

function medianProfile(a: Float64Array, b: Float64Array, c: Float64Array): Float64Array {
  const joined = new Float64Array(a.length);
  for (let k = 0; k < joined.length; k++)
    joined[k] = middleOf(a[k] as number, b[k] as number, c[k] as number);
  return joined;
}

function middleOf(a: number, b: number, c: number): number {
  return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
}

function widthOf(profile: Float64Array): number | undefined {
  const middle = (profile.length - 1) / 2;
  const window = Math.round(middle / 2);
  let darkest = middle;
  for (let k = middle - window; k <= middle + window; k++)
    if ((profile[k] as number) < (profile[darkest] as number)) darkest = k;
  const floor = profile[darkest] as number;
  const left = shoulder(profile, darkest, -1);
  const right = shoulder(profile, darkest, 1);
  const depth = Math.min(left.level, right.level) - floor;
  if (!(depth > LEAST_CONTRAST_TO_NOISE * Math.max(left.noise, right.noise, 1e-6)) || depth <= 1)
    return undefined;
  const from = crossing(profile, darkest, -1, floor + (left.level - floor) / 2);
  const to = crossing(profile, darkest, 1, floor + (right.level - floor) / 2);
  return from === undefined || to === undefined ? undefined : (to - from) * STEP;
}

/** Level and noise of the surroundings on one side: of the outer part of the profile. */
function shoulder(profile: Float64Array, darkest: number, side: -1 | 1): { level: number; noise: number } {
  const end = side < 0 ? 0 : profile.length - 1;
  const from = Math.round(darkest + 0.6 * (end - darkest));
  const values: number[] = [];
  for (let k = from; side < 0 ? k >= end : k <= end; k += side) values.push(profile[k] as number);
  const level = median(values);
  return { level, noise: 1.4826 * median(values.map((value) => Math.abs(value - level))) };
}

function crossing(profile: Float64Array, darkest: number, side: -1 | 1, level: number): number | undefined {
  for (let k = darkest + side; k >= 0 && k < profile.length; k += side) {
    const here = profile[k] as number;
    if (here < level) continue;
    const before = profile[k - side] as number;
    return k - side * ((here - level) / (here - before || 1));
  }
  return undefined;
}

export function median(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort();
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}
