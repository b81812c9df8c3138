import type { Mask, Plane } from './image.ts';

const PASSES = 3;

/**
 * The mean of the surroundings of each pixel, taken over the mask alone: three box means, which together are close to
 * a Gaussian of sigma `radius` times 1.03.
 */
export function surroundings(plane: Plane, mask: Mask, radius: number): Plane {
  const { width, height, data } = plane;
  const values = new Float64Array(data.length);
  const weights = new Float64Array(data.length);
  for (let i = 0; i < data.length; i++) {
    weights[i] = mask.data[i] as number;
    values[i] = (data[i] as number) * (mask.data[i] as number);
  }
  for (let pass = 0; pass < PASSES; pass++) {
    takeBoxMeans(values, width, height, radius);
    takeBoxMeans(weights, width, height, radius);
  }
  const out = new Float32Array(data.length);
  for (let i = 0; i < out.length; i++) {
    const weight = weights[i] as number;
    out[i] = weight > 1e-9 ? (values[i] as number) / weight : 0;
  }
  return { width, height, data: out };
}

/** Each value becomes the mean over its box of 2 radius + 1, with 0 beyond the edges. */
function takeBoxMeans(data: Float64Array, width: number, height: number, radius: number): void {
  const size = 2 * radius + 1;
  // Zeros on both sides of a line, and a line of zeros below, so that edges need no question in the inner loops.
  const line = new Float64Array(width + size);
  const across = new Float64Array(data.length + width);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    line.set(data.subarray(row, row + width), radius + 1);
    let sum = 0;
    for (let x = 0; x < size; x++) sum += line[x] as number;
    for (let x = 0; x < width; x++) {
      sum += line[x + size] as number;
      sum -= line[x] as number;
      across[row + x] = sum / size;
    }
  }
  const sums = new Float64Array(width);
  for (let y = 0; y < Math.min(radius, height); y++)
    for (let x = 0; x < width; x++) sums[x] = (sums[x] as number) + (across[y * width + x] as number);
  for (let y = 0; y < height; y++) {
    const enters = Math.min(y + radius, height) * width;
    const leaves = (y > radius ? y - radius - 1 : height) * width;
    for (let x = 0; x < width; x++) {
      const sum = (sums[x] as number) + (across[enters + x] as number) - (across[leaves + x] as number);
      sums[x] = sum;
      data[y * width + x] = sum / size;
    }
  }
}
