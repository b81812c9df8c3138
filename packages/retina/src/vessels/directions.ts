import type { Point, SkeletonGraph } from './segments.ts';

/** A place on a vessel and the unit vector along it, which may point either way. */
export interface Direction extends Point {
  readonly dx: number;
  readonly dy: number;
}

/** Pixels of a skeleton to either side over which a direction is taken, and from one place to the next. */
const REACH = 6;
const STEP = 3;

export function directionsOf({ segments }: SkeletonGraph): Direction[] {
  return segments.flatMap((points) => {
    const found: Direction[] = [];
    for (let k = REACH; k < points.length - REACH; k += STEP) {
      const [before, at, after] = [k - REACH, k, k + REACH].map((i) => points[i]) as [Point, Point, Point];
      const [dx, dy] = [after.x - before.x, after.y - before.y];
      const length = Math.sqrt(dx * dx + dy * dy);
      if (length > 0) found.push({ ...at, dx: dx / length, dy: dy / length });
    }
    return found;
  });
}
