import type { FieldOfView } from '../field/find-field.ts';
import type { WorkingFrame } from '../field/working-frame.ts';
import type { Disc } from './find-disc.ts';
import type { Circle } from './fit-circle.ts';

/** Of the directions looked in. */
const LEAST_EDGE_SHARE = 0.5;

/** The disc in pixels of the picture, or `undefined` where too few edges speak for one. */
export function discInPicture(
  disc: Disc | undefined,
  { box }: FieldOfView,
  { scale }: WorkingFrame,
): Circle | undefined {
  if (disc === undefined || disc.edgeShare < LEAST_EDGE_SHARE) return undefined;
  return {
    x: box.left + (disc.x + 0.5) * scale - 0.5,
    y: box.top + (disc.y + 0.5) * scale - 0.5,
    radius: disc.radius * scale,
  };
}
