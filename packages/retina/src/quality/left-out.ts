import type { FieldOfView } from '../field/find-field.ts';
import { REDUCTION, type ReducedFrame } from '../field/reduced-frame.ts';
import type { WorkingFrame } from '../field/working-frame.ts';
import * as P from './left-out-parameters.ts';
import { surroundings } from '../pixels/box-mean.ts';
import { ln } from '../pixels/elementary.ts';
import { plainMean } from '../pixels/plain-mean.ts';
import { type Box, type Mask, maskWhere } from '../pixels/image.ts';
import { PIXEL_FLOOR } from '../pixels/pixel-floor.ts';
import { eroded, partsOf, withoutSmallParts } from '../pixels/regions.ts';

/**
 * Where no retina can be seen though it lies in the field: light that drowned it (flare, reflection, an over-exposed rim),
 * blood before it or a shadow as dark, and writing over it. What is found there is no vessel.
 *
 * @param text boxes around writing, in pixels of the picture
 */
export function leftOutOf(
  frame: WorkingFrame,
  small: ReducedFrame,
  field: FieldOfView,
  text: readonly Box[],
): Mask {
  const { width, height, data: inside } = frame.mask;
  const [light, dark, ink] = [drowned(frame), pools(small), written(frame, field, text)];
  return maskWhere(width, height, (i) => {
    if (inside[i] === 0) return false;
    const [x, y] = [i % width, (i / width) | 0];
    const [u, v] = [
      Math.min(dark.width - 1, (x / REDUCTION) | 0),
      Math.min(dark.height - 1, (y / REDUCTION) | 0),
    ];
    return light.data[i] === 1 || ink.data[i] === 1 || dark.data[v * dark.width + u] === 1;
  });
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
    return mask.data[i] === 1 && ((green[i] as number) >= P.DROWNED_GREEN || least > P.WHITE);
  });
  return widened(withoutSmallParts(light, P.LEAST_LIGHT), P.LIGHT_MARGIN);
}

/**
 * Much darker than what is around, and wider than a vessel in every direction; at the reduced size. Dark to the rim is the
 * falling off of the light, in which vessels are still seen.
 */
function pools({ colours, mask }: ReducedFrame): Mask {
  const { width, height, green } = colours;
  const level = { width, height, data: green.map((value) => ln(value + PIXEL_FLOOR)) };
  const around = surroundings(level, mask, P.POOL_SURROUNDINGS).data;
  const dark = maskWhere(
    width,
    height,
    (i) => mask.data[i] === 1 && (level.data[i] as number) - (around[i] as number) < P.POOL_DEPTH,
  );
  const cores = withoutSmallParts(eroded(dark, P.POOL_RADIUS), P.LEAST_POOL);
  return widened(withoutPartsAtRim(cores, eroded(mask, P.POOL_RADIUS + 2)), P.POOL_RADIUS + 1);
}

function withoutPartsAtRim(mask: Mask, withinRim: Mask): Mask {
  const { part, sizes } = partsOf(mask, 8);
  const isAtRim = new Uint8Array(sizes.length);
  for (let i = 0; i < part.length; i++) if (withinRim.data[i] === 0) isAtRim[part[i] as number] = 1;
  return maskWhere(mask.width, mask.height, (i) => part[i] !== 0 && isAtRim[part[i] as number] === 0);
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
