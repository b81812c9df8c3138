import type { Mask, Plane } from './image.ts';

const PASSES = 3;

/**
 * The mean of the surroundings of each pixel, taken over the mask alone: three box means, which together are close to
 * a Gaussian of sigma `radius` times 1.03.
 */
export function surroundings(plane: Plane, mask: Mask, radius: number): Plane {
  const { width, height, data } = plane;
  let values: Float64Array = new Float64Array(data.length);
  let weights: Float64Array = new Float64Array(data.length);
  for (let i = 0; i < data.length; i++) {
    weights[i] = mask.data[i] as number;
    values[i] = (data[i] as number) * (mask.data[i] as number);
  }
  for (let pass = 0; pass < PASSES; pass++) {
    values = boxSums(values, width, height, radius);
    weights = boxSums(weights, width, height, radius);
  }
  const out = new Float32Array(data.length);
  for (let i = 0; i < out.length; i++) {
    const weight = weights[i] as number;
    out[i] = weight > 1e-9 ? (values[i] as number) / weight : 0;
  }
  return { width, height, data: out };
}

/** Means over boxes of 2 radius + 1, with 0 beyond the edges. */
function boxSums(data: Float64Array, width: number, height: number, radius: number): Float64Array {
  const size = 2 * radius + 1;
  const across = new Float64Array(data.length);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = 0;
    for (let x = 0; x < Math.min(radius, width); x++) sum += data[row + x] as number;
    for (let x = 0; x < width; x++) {
      if (x + radius < width) sum += data[row + x + radius] as number;
      if (x - radius > 0) sum -= data[row + x - radius - 1] as number;
      across[row + x] = sum / size;
    }
  }
  const out = new Float64Array(data.length);
  const sums = new Float64Array(width);
  for (let y = 0; y < Math.min(radius, height); y++)
    for (let x = 0; x < width; x++) sums[x] = (sums[x] as number) + (across[y * width + x] as number);
  for (let y = 0; y < height; y++) {
    const enters = (y + radius) * width;
    const leaves = (y - radius - 1) * width;
    for (let x = 0; x < width; x++) {
      let sum = sums[x] as number;
      if (y + radius < height) sum += across[enters + x] as number;
      if (y - radius > 0) sum -= across[leaves + x] as number;
      sums[x] = sum;
      out[y * width + x] = sum / size;
    }
  }
  return out;
}
