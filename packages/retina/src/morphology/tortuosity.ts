import { lengthOf, type Point } from '../vessels/segments.ts';

export interface Tortuosity {
  /** Length of the curve over the distance of its ends: 1 for a line, π/2 for half a circle. */
  readonly arcOverChord: number;
  /** The square of the curvature summed along the curve, times its length: 0 for a line, 4π² for a circle of any size. */
  readonly squaredCurvature: number;
}

/**
 * Tortuosity of a curve given by points close to each other (Hart 1999, International Journal of Medical Informatics
 * 53:239, measures 1 and 7). The second is made free of scale by the length.
 *
 * @returns `undefined` for fewer than three points, or a curve that ends where it begins
 */
export function tortuosityOf(points: readonly Point[]): Tortuosity | undefined {
  const [first, last] = [points[0], points[points.length - 1]];
  if (first === undefined || last === undefined || points.length < 3) return undefined;
  const chord = Math.sqrt((first.x - last.x) ** 2 + (first.y - last.y) ** 2);
  if (chord < 1e-9) return undefined;
  const arc = lengthOf(points);
  let squared = 0;
  for (let k = 1; k + 1 < points.length; k++) {
    const [a, b, c] = [points[k - 1] as Point, points[k] as Point, points[k + 1] as Point];
    const before = Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2);
    const after = Math.sqrt((c.x - b.x) ** 2 + (c.y - b.y) ** 2);
    const across = Math.sqrt((c.x - a.x) ** 2 + (c.y - a.y) ** 2);
    const twiceArea = Math.abs((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y));
    // Curvature of the circle through three points (Menger).
    const curvature = (2 * twiceArea) / (before * after * across || 1);
    squared += (curvature * curvature * (before + after)) / 2;
  }
  return { arcOverChord: arc / chord, squaredCurvature: squared * arc };
}
