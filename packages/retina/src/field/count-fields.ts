import type { Box, Mask } from '../pixels/image.ts';
import { partBoxes } from '../pixels/part-boxes.ts';
import { eroded, partsOf } from '../pixels/regions.ts';

/** So far is taken off each part, of the longer side, that fields which touch come apart. */
const APART_SHARES = [0.02, 0.08] as const;
/** Of the longer side of the picture: smaller ones are marks and reflections. */
const LEAST_SIDE = 0.12;
/** Of the largest field. */
const LEAST_LIKENESS = 0.6;
/** Longer over shorter side of a field that its frame may cut. */
const ROUNDEST = 1.4;
const LEAST_FILL = 0.6;

/** How many round fields of about one size a picture holds: several where a sheet shows several eyes. */
export function countFields(lit: Mask): number {
  return Math.max(...APART_SHARES.map((share) => roundParts(lit, share)));
}

function roundParts(lit: Mask, share: number): number {
  const longer = Math.max(lit.width, lit.height);
  const radius = Math.round(share * longer);
  const parts = partsOf(eroded(lit, radius), 4);
  const grown = (box: Box) => ({
    across: box.right - box.left + 2 * radius,
    down: box.bottom - box.top + 2 * radius,
  });
  const round = partBoxes(parts).filter((box, number) => {
    if (number === 0) return false;
    const { across, down } = grown(box);
    const fill = (parts.sizes[number] as number) / ((box.right - box.left) * (box.bottom - box.top));
    return (
      Math.min(across, down) > LEAST_SIDE * longer &&
      Math.max(across, down) < ROUNDEST * Math.min(across, down) &&
      fill > LEAST_FILL
    );
  });
  const sides = round.map((box) => Math.max(...Object.values(grown(box))));
  const largest = Math.max(0, ...sides);
  return sides.filter((side) => side > LEAST_LIKENESS * largest).length;
}
