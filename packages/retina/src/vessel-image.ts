import type { RetinaMaps } from './analyze.ts';
import { maskAt } from './field/working-frame.ts';
import type { Plane, RgbImage } from './pixels/image.ts';
import { resizePlane } from './pixels/resample.ts';
import { lineStrength } from './vessels/filter-bank.ts';

/** One byte per pixel of the picture. */
export interface VesselImage {
  readonly width: number;
  readonly height: number;
  /** Probability of a vessel from 0 to 255; from 128 on it counts as one; 0 outside the field of view. */
  readonly data: Uint8Array;
  /** 1 inside the field of view. */
  readonly inside: Uint8Array;
}

/**
 * The probability of a vessel at each pixel of the picture.
 *
 * @example
 * ```ts
 * import { analyzeFundus, vesselImage } from '@svc/retina';
 * import { vesselNet } from '@svc/retina/vessel-net';
 *
 * const side = 500;
 * const data = new Uint8Array(side * side * 3);
 * for (let i = 0; i < side * side; i++) {
 *   const [x, y] = [(i % side) - 250, Math.floor(i / side) - 250];
 *   if (x * x + y * y < 240 * 240) data.set([150, 80, 50], 3 * i);
 * }
 * const image = { width: side, height: side, channels: 3, data } as const;
 * const { maps } = analyzeFundus(image, { net: vesselNet() });
 * maps && vesselImage(image, maps).data.length; // → 250000
 * ```
 */
export function vesselImage(image: RgbImage, maps: RetinaMaps): VesselImage {
  const { plane, inside } = atPictureSize(image, maps, maps.vessels);
  const data = new Uint8Array(plane.length);
  for (let i = 0; i < data.length; i++) if (inside[i] === 1) data[i] = Math.round((plane[i] as number) * 255);
  return { width: image.width, height: image.height, data, inside };
}

/**
 * The answer of the filter bank at each pixel of the picture: a second opinion on {@link vesselImage}.
 *
 * @example
 * ```ts
 * import { analyzeFundus, lineStrengthOf } from '@svc/retina';
 * import { vesselNet } from '@svc/retina/vessel-net';
 *
 * const side = 500;
 * const data = new Uint8Array(side * side * 3);
 * for (let i = 0; i < side * side; i++) {
 *   const [x, y] = [(i % side) - 250, Math.floor(i / side) - 250];
 *   if (x * x + y * y < 240 * 240) data.set([150, 80, 50], 3 * i);
 * }
 * const image = { width: side, height: side, channels: 3, data } as const;
 * const { maps } = analyzeFundus(image, { net: vesselNet() });
 * maps && lineStrengthOf(image, maps).length; // → 250000
 * ```
 */
export function lineStrengthOf(image: RgbImage, maps: RetinaMaps): Float32Array {
  return atPictureSize(image, maps, lineStrength(maps.frame)).plane;
}

/** A plane of the working frame at the size of the picture, 0 outside the box of the field. */
export function atPictureSize(
  image: RgbImage,
  { field }: RetinaMaps,
  small: Plane,
): { plane: Float32Array; inside: Uint8Array } {
  const { box } = field;
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const enlarged = resizePlane(small, width, height);
  const mask = maskAt(image, field, width, height);
  const plane = new Float32Array(image.width * image.height);
  const inside = new Uint8Array(plane.length);
  for (let y = 0; y < height; y++) {
    const to = (box.top + y) * image.width + box.left;
    plane.set(enlarged.data.subarray(y * width, (y + 1) * width), to);
    inside.set(mask.data.subarray(y * width, (y + 1) * width), to);
  }
  return { plane, inside };
}
