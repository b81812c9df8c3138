import * as P from './parameters.ts';
import type { Box, Mask } from '../pixels/image.ts';
import { partBoxes } from '../pixels/part-boxes.ts';
import { partsOf } from '../pixels/regions.ts';

/** A connected part of the ink of the size of a letter, or of a few that touch. */
export interface Sign extends Box {
  /** Share of its box that is inked. */
  readonly fill: number;
}

export function signsOf(inked: Mask): Sign[] {
  const parts = partsOf(inked, 8);
  const tallest = P.TALLEST * Math.max(inked.width, inked.height);
  return partBoxes(parts).flatMap((box, number) => {
    const [across, tall] = [box.right - box.left, box.bottom - box.top];
    const size = parts.sizes[number] as number;
    const isSign =
      number > 0 &&
      tall >= P.LEAST_HEIGHT &&
      tall <= tallest &&
      across <= P.WIDEST * tall &&
      size < P.FULLEST * across * tall + 2 * tall;
    return isSign ? [{ ...box, fill: size / (across * tall) }] : [];
  });
}
