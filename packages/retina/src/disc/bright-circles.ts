import { circleRows, circleSum, rowSumsOf } from '../pixels/circle-sums.ts';
import { highest, type Place } from '../pixels/highest.ts';
import type { Mask, Plane } from '../pixels/image.ts';
import type { Circle } from './fit-circle.ts';

/** From one middle tried to the next; the edge is traced from there. */
const STEP = 2;
/** The width of the ring that a disc is compared with, of its radius. */
const RING_SHARE = 0.6;
/** What thick vessels add to brightness. */
const VESSEL_WEIGHT = 0.9;

/** For each middle tried the circle that stands out most from its ring while vessels gather in it. */
export interface BrightCircles {
  /** -Infinity where none was tried, or the rim cuts off all. */
  readonly scores: Plane;
  readonly radii: Float32Array;
}

export function createCircleSearch(relief: Plane, vesselness: Plane, mask: Mask) {
  const { width, height } = relief;
  const reliefSums = rowSumsOf(relief);
  const vesselSums = rowSumsOf(vesselness);
  const areaSums = rowSumsOf({ width, height, data: Float32Array.from(mask.data) });
  /** @param shares radii, of the diameter of the field */
  return (shares: readonly number[]): BrightCircles => {
    const scores = new Float32Array(width * height).fill(-Infinity);
    const radii = new Float32Array(width * height);
    for (const share of shares) {
      const radius = share * Math.max(width, height);
      const outer = radius * (1 + RING_SHARE);
      const [disc, around] = [circleRows(radius), circleRows(outer)];
      const leastArea = 0.85 * Math.PI * radius * radius;
      const leastRing = 0.5 * Math.PI * (outer * outer - radius * radius);
      for (let y = 0; y < height; y += STEP) {
        for (let x = 0; x < width; x += STEP) {
          const at = y * width + x;
          if (mask.data[at] === 0) continue;
          const area = circleSum(areaSums, x, y, disc);
          // A disc that the rim cuts off cannot be told from the rim.
          if (area < leastArea) continue;
          const areaOuter = circleSum(areaSums, x, y, around);
          const ring = areaOuter - area;
          if (ring < leastRing) continue;
          const inner = circleSum(reliefSums, x, y, disc);
          const outside = circleSum(reliefSums, x, y, around) - inner;
          const gathered = circleSum(vesselSums, x, y, around) / areaOuter;
          const score =
            (inner / area - outside / ring) * (share / 0.1) ** 1.6 +
            VESSEL_WEIGHT * Math.min(gathered / 0.12, 1.5);
          if (score <= (scores[at] as number)) continue;
          scores[at] = score;
          radii[at] = radius;
        }
      }
    }
    return { scores: { width, height, data: scores }, radii };
  };
}

/** The best circle whose middle lies within `reach` of a place. */
export function bestCircleNear({ scores, radii }: BrightCircles, place: Place, reach: number): Circle[] {
  const { width } = scores;
  const isNear = (i: number) =>
    ((i % width) - place.x) ** 2 + (((i / width) | 0) - place.y) ** 2 <= reach * reach;
  const near = scores.data.map((score, i) => (isNear(i) ? score : -Infinity));
  return highest({ ...scores, data: near }, 1, 0).map(({ x, y }) => ({
    x,
    y,
    radius: radii[y * width + x] as number,
  }));
}
