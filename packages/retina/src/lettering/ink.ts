import * as P from './parameters.ts';
import { type Mask, maskWhere } from '../pixels/image.ts';
import { plainMean } from '../pixels/plain-mean.ts';
import type { Colours } from '../pixels/resample.ts';

/** What letters are burnt in with: white, yellow or green light, or black. */
export type Ink = 'pale' | 'black';

/**
 * Where a picture has ink: pixels that stand out from their near surroundings further than tissue does. Of pale ink green
 * or blue says it, which the retina has little of; of black ink red, which vessels keep.
 */
export function inkOf({ width, height, red, green, blue }: Colours, ink: Ink): Mask {
  if (ink === 'pale') {
    const level = green.map((value, i) => Math.max(value, blue[i] as number));
    const around = plainMean({ width, height, data: level }, P.SURROUNDINGS).data;
    return maskWhere(
      width,
      height,
      (i) =>
        (level[i] as number) - (around[i] as number) > P.PALE_RISE && (level[i] as number) > P.PALE_LEVEL,
    );
  }
  const around = plainMean({ width, height, data: red }, P.SURROUNDINGS).data;
  return maskWhere(
    width,
    height,
    (i) =>
      (around[i] as number) - (red[i] as number) > P.BLACK_FALL &&
      Math.max(red[i] as number, green[i] as number, blue[i] as number) < P.BLACK_LEVEL,
  );
}
