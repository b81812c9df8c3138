import type { RetinaMaps } from './analyze.ts';
import { maskAt } from './field/working-frame.ts';
import type { Plane, RgbImage } from './pixels/image.ts';
import { resizePlane } from './pixels/resample.ts';
import { lineStrength } from './vessels/filter-bank.ts';

/** One byte a pixel of the picture. */
export interface VesselImage {
  readonly width: number;
  readonly height: number;
  /** Probability of a vessel from 0 to 255; from 128 on it is called one; 0 outside the field of view. */
  readonly data: Uint8Array;
  /** 1 inside the field of view. */
  readonly inside: Uint8Array;
}

/** The probability of a vessel at each pixel of the picture. */
export function vesselImage(image: RgbImage, maps: RetinaMaps): VesselImage {
  const { plane, inside } = atPictureSize(image, maps, maps.vessels);
  const data = new Uint8Array(plane.length);
  for (let i = 0; i < data.length; i++) if (inside[i] === 1) data[i] = Math.round((plane[i] as number) * 255);
  return { width: image.width, height: image.height, data, inside };
}

/** What the filter bank says, at each pixel of the picture: the second opinion beside {@link vesselImage}. */
export function lineStrengthOf(image: RgbImage, maps: RetinaMaps): Float32Array {
  return atPictureSize(image, maps, lineStrength(maps.frame)).plane;
}

function atPictureSize(image: RgbImage, { field }: RetinaMaps, small: Plane) {
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
