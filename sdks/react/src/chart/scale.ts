import type { ChartData, Point } from './chart-data.ts';

const TICKS = 5;
/** Steps that people count in. */
const STEPS = [1, 2, 2.5, 5, 10];

export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

/** Whole steps around all numbers; from 0 where numbers are amounts. */
export function scaleOf(numbers: readonly number[], isFromZero: boolean): Scale {
  const all = isFromZero ? [0, ...numbers] : numbers;
  const least = Math.min(...(all.length === 0 ? [0] : all));
  const most = Math.max(...(all.length === 0 ? [1] : all));
  const step = stepOf(spanOf(least, most));
  const low = Math.floor(least / step) * step;
  const high = Math.max(Math.ceil(most / step) * step, low + step);
  const count = Math.round((high - low) / step);
  const ticks = Array.from({ length: count + 1 }, (_, index) => rounded(low + index * step, step));
  return { low, high: ticks.at(-1) ?? high, ticks };
}

/** Below this share of its size numbers are the same for a reader. */
const SAME_SHARE = 1e-9;

/** What the axis has to show: the size of the number where there is but one. */
function spanOf(least: number, most: number): number {
  const size = Math.max(Math.abs(least), Math.abs(most));
  if (most - least > size * SAME_SHARE && most - least > SAME_SHARE) return most - least;
  return size > SAME_SHARE ? size : 1;
}

function stepOf(span: number): number {
  const rough = span / TICKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  return (STEPS.find((step) => step * power >= rough * (1 - Number.EPSILON)) ?? 10) * power;
}

/** Without the noise of binary fractions. */
function rounded(value: number, step: number): number {
  const digits = Math.max(0, 2 - Math.floor(Math.log10(step)));
  return Number(value.toFixed(Math.min(digits, 12)));
}

/** Where a value stands between `from` and `to`. */
export function placeOf(value: number, { low, high }: Scale, from: number, to: number): number {
  const share = (value - low) / (high - low);
  return from + Math.min(Math.max(share, 0), 1) * (to - from);
}

/** Every number that has to be on the axis of points: values, ends of ranges, limits. */
export function numbersOf({ series, limits = [] }: ChartData): number[] {
  const ofPoint = ({ value, range }: Point) => [value, range?.low, range?.high];
  const points = series.flatMap(({ points }) => points.flatMap(ofPoint));
  return [...points, ...limits.map(({ value }) => value)].filter(
    (each) => each !== null && each !== undefined,
  );
}

/** Every number that has to be on the axis of bars that stand on one another. */
export function sumsOf({ series, categories, limits = [] }: ChartData): number[] {
  const sums = categories.map((_, index) =>
    series.reduce((sum, { points }) => sum + (points[index]?.value ?? 0), 0),
  );
  return [...sums, ...limits.map(({ value }) => value)];
}

/** As many names of categories as there is room for: every nth. */
export function everyNth(count: number, width: number, roomFor: number): number {
  return Math.max(1, Math.ceil(count / Math.max(1, Math.floor(width / roomFor))));
}

/** Pieces of a line without its gaps: places of values that follow one another. */
export function piecesOf(points: readonly Point[]): number[][] {
  const pieces: number[][] = [];
  let last: number[] | undefined;
  points.forEach(({ value, isSuperseded }, index) => {
    if (isSuperseded === true) return;
    if (value === null) last = undefined;
    else if (last === undefined) pieces.push((last = [index]));
    else last.push(index);
  });
  return pieces;
}
