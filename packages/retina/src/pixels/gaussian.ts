import { exp } from './elementary.ts';
import type { Plane } from './image.ts';

/** Smoothed by a Gaussian; beyond the edges the edge goes on. */
export function smoothed(plane: Plane, sigma: number): Plane {
  const kernel = kernelOf(sigma);
  const { width, height } = plane;
  return {
    width,
    height,
    data: alongColumns(alongRows(plane.data, width, height, kernel), width, height, kernel),
  };
}

/** One half of the kernel, from its middle outwards; the whole sums to 1. */
function kernelOf(sigma: number): Float64Array {
  const radius = Math.max(1, Math.ceil(3 * sigma));
  const half = Float64Array.from({ length: radius + 1 }, (_, k) => exp(-(k * k) / (2 * sigma * sigma)));
  let sum = half[0] as number;
  for (let k = 1; k <= radius; k++) sum += 2 * (half[k] as number);
  return half.map((weight) => weight / sum);
}

function alongRows(data: Float32Array, width: number, height: number, kernel: Float64Array): Float32Array {
  const radius = kernel.length - 1;
  const out = new Float32Array(data.length);
  const line = new Float64Array(width + 2 * radius);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    for (let x = 0; x < line.length; x++)
      line[x] = data[row + Math.min(Math.max(x - radius, 0), width - 1)] as number;
    for (let x = 0; x < width; x++) {
      const at = x + radius;
      let sum = (kernel[0] as number) * (line[at] as number);
      for (let k = 1; k <= radius; k++)
        sum += (kernel[k] as number) * ((line[at - k] as number) + (line[at + k] as number));
      out[row + x] = sum;
    }
  }
  return out;
}

function alongColumns(data: Float32Array, width: number, height: number, kernel: Float64Array): Float32Array {
  const radius = kernel.length - 1;
  const out = new Float32Array(data.length);
  const sums = new Float64Array(width);
  const rowAt = (y: number) => Math.min(Math.max(y, 0), height - 1) * width;
  for (let y = 0; y < height; y++) {
    const middle = rowAt(y);
    for (let x = 0; x < width; x++) sums[x] = (kernel[0] as number) * (data[middle + x] as number);
    for (let k = 1; k <= radius; k++) {
      const weight = kernel[k] as number;
      const above = rowAt(y - k);
      const below = rowAt(y + k);
      for (let x = 0; x < width; x++)
        sums[x] = (sums[x] as number) + weight * ((data[above + x] as number) + (data[below + x] as number));
    }
    out.set(sums, y * width);
  }
  return out;
}
