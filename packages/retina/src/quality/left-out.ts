import type { FieldOfView } from '../field/find-field.ts';
import type { WorkingFrame } from '../field/working-frame.ts';
import { RETINA_PARAMETERS } from '../parameters.ts';
import { plainMean } from '../pixels/plain-mean.ts';
import { type Box, type Mask, maskWhere } from '../pixels/image.ts';
import { eroded, withoutSmallParts } from '../pixels/regions.ts';
import { againstSurroundings } from '../vessels/channels.ts';

const P = RETINA_PARAMETERS.leftOut;

/**
 * Where no retina can be seen though it lies in the field: light that drowned it (flare, reflection, an over-exposed rim),
 * blood before it or a shadow as dark, and writing over it. What is found there is no vessel.
 *
 * @param text boxes around writing, in pixels of the picture
 */
export function leftOutOf(frame: WorkingFrame, field: FieldOfView, text: readonly Box[]): Mask {
  const parts = [drowned(frame), pools(frame), written(frame, field, text)];
  const { width, height } = frame.mask;
  return maskWhere(width, height, (i) => frame.mask.data[i] === 1 && parts.some(({ data }) => data[i] === 1));
}

/** What is left of the field. */
export function seenField({ mask }: WorkingFrame, leftOut: Mask): Mask {
  return { ...mask, data: mask.data.map((value, i) => value & (1 - (leftOut.data[i] as number))) };
}

/** Green at the end of its range, or white, and what is beside it: vessels end there, and the edge of the light looks like one. */
function drowned({ colours, mask }: WorkingFrame): Mask {
  const { width, height, red, green, blue } = colours;
  const light = maskWhere(width, height, (i) => {
    const least = Math.min(red[i] as number, green[i] as number, blue[i] as number);
    return mask.data[i] === 1 && ((green[i] as number) >= P.drownedGreen || least > P.white);
  });
  return widened(withoutSmallParts(light, P.leastLight), P.lightMargin);
}

/** Much darker than what is around, and wider than a vessel in every direction. */
function pools(frame: WorkingFrame): Mask {
  const { width, height } = frame.mask;
  const relief = againstSurroundings(frame, 'green', P.poolSurroundings).data;
  const dark = maskWhere(
    width,
    height,
    (i) => frame.mask.data[i] === 1 && (relief[i] as number) < P.poolDepth,
  );
  const cores = withoutSmallParts(eroded(dark, P.poolRadius), P.leastPool);
  return widened(cores, P.poolRadius + P.lightMargin);
}

function written({ mask, scale }: WorkingFrame, { box }: FieldOfView, text: readonly Box[]): Mask {
  const boxes = text.map(({ left, top, right, bottom }) => ({
    left: (left - box.left) / scale,
    top: (top - box.top) / scale,
    right: (right - box.left) / scale,
    bottom: (bottom - box.top) / scale,
  }));
  return maskWhere(mask.width, mask.height, (i) => {
    const [x, y] = [i % mask.width, (i / mask.width) | 0];
    return boxes.some(({ left, top, right, bottom }) => x >= left && x < right && y >= top && y < bottom);
  });
}

/** Everything within a box of so many pixels around it. */
function widened(mask: Mask, radius: number): Mask {
  const { width, height } = mask;
  const near = plainMean({ width, height, data: Float32Array.from(mask.data) }, radius).data;
  // A mean of whole numbers over a box that slides can miss zero by a rounding error.
  return maskWhere(width, height, (i) => (near[i] as number) > 1e-4);
}
