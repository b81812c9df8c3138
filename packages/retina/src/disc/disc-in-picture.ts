import type { FieldOfView } from '../field/find-field.ts';
import type { WorkingFrame } from '../field/working-frame.ts';
import type { Circle } from './fit-circle.ts';

/** The disc in pixels of the picture. */
export function discInPicture(
  { x, y, radius }: Circle,
  { box }: FieldOfView,
  { scale }: WorkingFrame,
): Circle {
  return {
    x: box.left + (x + 0.5) * scale - 0.5,
    y: box.top + (y + 0.5) * scale - 0.5,
    radius: radius * scale,
  };
}
