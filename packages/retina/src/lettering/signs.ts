import { RETINA_PARAMETERS } from '../parameters.ts';
import type { Box, Mask } from '../pixels/image.ts';
import { partBoxes } from '../pixels/part-boxes.ts';
import { partsOf } from '../pixels/regions.ts';

const P = RETINA_PARAMETERS.lettering;

/** A connected part of the ink of the size of a letter, or of a few that touch. */
export interface Sign extends Box {
  /** Share of its box that is inked. */
  readonly fill: number;
}

export function signsOf(inked: Mask): Sign[] {
  const parts = partsOf(inked, 8);
  const tallest = P.tallest * Math.max(inked.width, inked.height);
  return partBoxes(parts).flatMap((box, number) => {
    const [across, tall] = [box.right - box.left, box.bottom - box.top];
    const size = parts.sizes[number] as number;
    const isSign =
      number > 0 &&
      tall >= P.leastHeight &&
      tall <= tallest &&
      across <= P.widest * tall &&
      size < P.fullest * across * tall + 2 * tall;
    return isSign ? [{ ...box, fill: size / (across * tall) }] : [];
  });
}
