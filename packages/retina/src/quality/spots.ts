import * as P from './left-out-parameters.ts';
import { type Mask, maskWhere } from '../pixels/image.ts';
import { partBoxes } from '../pixels/part-boxes.ts';
import { partsOf } from '../pixels/regions.ts';

/** Vessels without the round specks beside them: small spots of blood are as dark, and no stretch of a line. */
export function withoutSpots(vessels: Mask): Mask {
  const parts = partsOf(vessels, 8);
  const { part, sizes } = parts;
  const isSpot = partBoxes(parts).map(({ left, top, right, bottom }, number) => {
    const [across, down] = [right - left, bottom - top];
    return Math.max(across, down) <= P.WIDEST_SPOT && (sizes[number] as number) > P.SPOT_FILL * across * down;
  });
  return maskWhere(vessels.width, vessels.height, (i) => part[i] !== 0 && !isSpot[part[i] as number]);
}
