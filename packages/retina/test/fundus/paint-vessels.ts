import type { Point } from '../../src/vessels/segments.ts';
import type { VesselKind } from './trunks.ts';

/** A vessel in pixels of the picture. */
export interface Centreline {
  readonly kind: VesselKind;
  /** Between the two places where it is half as dark as in its middle. */
  readonly widthPixels: number;
  readonly points: readonly Point[];
}

export interface Darkening {
  /** Share of the green light that vessels take at each pixel. */
  readonly green: Float32Array;
  /** 1 where a pixel lies within half a width of the middle of a vessel. */
  readonly mask: Uint8Array;
}

export interface VesselLook {
  /** Share of the green light that the widest vein takes in its middle. */
  readonly depth: number;
  /** The bright streak along the middle of a vessel, as a share of its depth; 0 for none. */
  readonly reflex: number;
}

/** Standard deviations between the half heights of a Gaussian. */
const HALF_HEIGHTS = 2.354_820_045;
const REACH = 1.6;
const REFLEX_WIDTH = 0.2;
const PALER_ARTERY = 0.75;

/** Vessels of one kind join, of two kinds cross: what one leaves of the light the other takes its share of. */
export function paintVessels(
  width: number,
  height: number,
  lines: readonly Centreline[],
  { depth, reflex }: VesselLook,
): Darkening {
  const widest = Math.max(1, ...lines.map(({ widthPixels }) => widthPixels));
  const mask = new Uint8Array(width * height);
  const green = new Float32Array(width * height);
  for (const kind of ['vein', 'artery'] as const) {
    const blood = new Float32Array(width * height);
    const streak = new Float32Array(width * height);
    for (const { points, widthPixels } of lines.filter((line) => line.kind === kind)) {
      // A thin vessel holds less blood in the way of the light.
      const own = depth * (kind === 'artery' ? PALER_ARTERY : 1) * Math.sqrt(widthPixels / widest);
      alongLine(points, REACH * widthPixels + 1, width, height, (i, off) => {
        if (off <= widthPixels / 2) mask[i] = 1;
        raise(blood, i, own * gaussian(off / widthPixels));
        if (reflex > 0) raise(streak, i, reflex * own * gaussian(off / (REFLEX_WIDTH * widthPixels)));
      });
    }
    for (let i = 0; i < green.length; i++)
      green[i] = 1 - (1 - (green[i] as number)) * (1 - (blood[i] as number) + (streak[i] as number));
  }
  return { green, mask };
}

/** 1 in the middle, one half at half a width from it. */
const gaussian = (widths: number) => Math.exp(-0.5 * (widths * HALF_HEIGHTS) ** 2);

function raise(plane: Float32Array, i: number, value: number): void {
  if (value > (plane[i] as number)) plane[i] = value;
}

/** Every pixel near each piece of a line, with its distance from that piece. */
function alongLine(
  points: readonly Point[],
  reach: number,
  width: number,
  height: number,
  visit: (i: number, distance: number) => void,
): void {
  for (let k = 1; k < points.length; k++) {
    const [a, b] = [points[k - 1] as Point, points[k] as Point];
    const [top, bottom] = rangeOf(a.y, b.y, reach, height);
    const [left, right] = rangeOf(a.x, b.x, reach, width);
    for (let y = top; y <= bottom; y++)
      for (let x = left; x <= right; x++) {
        const distance = distanceTo(a, b, x, y);
        if (distance <= reach) visit(y * width + x, distance);
      }
  }
}

function rangeOf(a: number, b: number, reach: number, size: number): [number, number] {
  return [
    Math.max(0, Math.floor(Math.min(a, b) - reach)),
    Math.min(size - 1, Math.ceil(Math.max(a, b) + reach)),
  ];
}

function distanceTo(a: Point, b: Point, x: number, y: number): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const squared = dx * dx + dy * dy;
  const t = squared === 0 ? 0 : Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / squared));
  return Math.sqrt((x - a.x - t * dx) ** 2 + (y - a.y - t * dy) ** 2);
}
