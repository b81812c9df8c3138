import { median } from '../pixels/rank.ts';
import type { Point } from '../vessels/segments.ts';

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
  const length = Math.round((2 * half) / STEP) + 1;
  // A profile is joined with its neighbours by their median before it is measured: the last three are kept.
  const last = [new Float64Array(length), new Float64Array(length), new Float64Array(length)] as const;
  const joined = new Float64Array(length);
  const scratch = new Float64Array(length);
  const widths: number[] = [];
  let profiles = 0;
  for (let k = 2; k + 2 < points.length; k++) {
    const [before, here, after] = [points[k - 2] as Point, points[k] as Point, points[k + 2] as Point];
    const step = Math.sqrt((after.x - before.x) ** 2 + (after.y - before.y) ** 2);
    if (step < 1e-9) continue;
    const [nx, ny] = [-(after.y - before.y) / step, (after.x - before.x) / step];
    if (!readProfile(sample, here, nx, ny, half, last[(profiles % 3) as 0])) continue;
    profiles += 1;
    if (profiles < 3) continue;
    joinByMedian(...last, joined);
    const width = widthOf(joined, scratch);
    if (width !== undefined) widths.push(width);
  }
  if (widths.length === 0) return undefined;
  return { width: median(Float64Array.from(widths)), profiles: widths.length };
}

/** @returns whether all of it lies in the picture */
function readProfile(
  sample: Sampler,
  { x, y }: Point,
  nx: number,
  ny: number,
  half: number,
  profile: Float64Array,
): boolean {
  for (let k = 0; k < profile.length; k++) {
    const offset = k * STEP - half;
    const value = sample(x + nx * offset, y + ny * offset);
    if (value === undefined) return false;
    profile[k] = value;
  }
  return true;
}

function joinByMedian(a: Float64Array, b: Float64Array, c: Float64Array, joined: Float64Array): void {
  for (let k = 0; k < joined.length; k++)
    joined[k] = middleOf(a[k] as number, b[k] as number, c[k] as number);
}

function middleOf(a: number, b: number, c: number): number {
  const low = a < b ? a : b;
  const high = a < b ? b : a;
  if (c <= low) return low;
  return c < high ? c : high;
}

/** @param scratch as long as the profile; what it holds is lost */
function widthOf(profile: Float64Array, scratch: Float64Array): number | undefined {
  const middle = (profile.length - 1) / 2;
  const window = Math.round(middle / 2);
  let darkest = middle;
  for (let k = middle - window; k <= middle + window; k++)
    if ((profile[k] as number) < (profile[darkest] as number)) darkest = k;
  const floor = profile[darkest] as number;
  const left = shoulder(profile, darkest, -1, scratch);
  const right = shoulder(profile, darkest, 1, scratch);
  const depth = Math.min(left.level, right.level) - floor;
  if (!(depth > LEAST_CONTRAST_TO_NOISE * Math.max(left.noise, right.noise, 1e-6)) || depth <= 1)
    return undefined;
  const from = crossing(profile, darkest, -1, floor + (left.level - floor) / 2);
  const to = crossing(profile, darkest, 1, floor + (right.level - floor) / 2);
  return from === undefined || to === undefined ? undefined : (to - from) * STEP;
}

/** Level and noise of the surroundings on one side: of the outer part of the profile. */
function shoulder(
  profile: Float64Array,
  darkest: number,
  side: -1 | 1,
  scratch: Float64Array,
): { level: number; noise: number } {
  const end = side < 0 ? 0 : profile.length - 1;
  const from = Math.round(darkest + 0.6 * (end - darkest));
  const values = scratch.subarray(0, Math.abs(end - from) + 1);
  for (let k = 0; k < values.length; k++) values[k] = profile[from + side * k] as number;
  const level = median(values);
  for (let k = 0; k < values.length; k++) values[k] = Math.abs((values[k] as number) - level);
  return { level, noise: 1.4826 * median(values) };
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
