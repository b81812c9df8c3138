import { type Mask, maskWhere, type Plane } from '../pixels/image.ts';
import type { Colours } from '../pixels/resample.ts';
import type { WorkingFrame } from './working-frame.ts';

/** Coarse structure is looked at on every fourth pixel. */
export const REDUCTION = 4;

/** The working frame at a quarter of its size: means of four by four pixels. */
export interface ReducedFrame {
  readonly colours: Colours;
  /** Where all sixteen pixels lie in the field. */
  readonly mask: Mask;
}

export function reducedFrame({ colours, mask }: WorkingFrame): ReducedFrame {
  const [width, height] = [Math.floor(colours.width / REDUCTION), Math.floor(colours.height / REDUCTION)];
  const means = (data: ArrayLike<number>) => meansOf(data, colours.width, width, height);
  const cover = means(mask.data);
  return {
    colours: {
      width,
      height,
      red: means(colours.red),
      green: means(colours.green),
      blue: means(colours.blue),
    },
    mask: maskWhere(width, height, (i) => cover[i] === 1),
  };
}

/** A plane of the working frame at a quarter of its size. */
export function reducedPlane({ width, height, data }: Plane): Plane {
  const [across, down] = [Math.floor(width / REDUCTION), Math.floor(height / REDUCTION)];
  return { width: across, height: down, data: meansOf(data, width, across, down) };
}

function meansOf(data: ArrayLike<number>, stride: number, width: number, height: number): Float32Array {
  const out = new Float32Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let v = 0; v < REDUCTION; v++)
        for (let u = 0; u < REDUCTION; u++)
          sum += data[(y * REDUCTION + v) * stride + x * REDUCTION + u] as number;
      out[y * width + x] = sum / REDUCTION ** 2;
    }
  return out;
}
