import type { Point } from '../../src/vessels/segments.ts';

const STEPS = 8;

/** The Catmull-Rom curve through points about evenly spaced, eight steps from each to the next. */
export function splineThrough(points: readonly Point[]): Point[] {
  const last = points.length - 1;
  const at = (k: number) => points[Math.min(Math.max(k, 0), last)] as Point;
  const curve: Point[] = [];
  for (let k = 0; k < last; k++)
    for (let step = 0; step < STEPS; step++)
      curve.push(between(at(k - 1), at(k), at(k + 1), at(k + 2), step / STEPS));
  curve.push(at(last));
  return curve;
}

function between(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const along = (p: number, q: number, r: number, s: number) =>
    q + 0.5 * t * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)));
  return { x: along(a.x, b.x, c.x, d.x), y: along(a.y, b.y, c.y, d.y) };
}
