import type { Plane } from './image.ts';

/** The mean of the box of 2 radius + 1 around each pixel, of the part of it that lies in the picture. */
export function plainMean({ width, height, data }: Plane, radius: number): Plane {
  const across = new Float32Array(data.length);
  for (let y = 0; y < height; y++) alongRow(data, across, y * width, width, radius);
  return { width, height, data: alongColumns(across, width, height, radius) };
}

function alongRow(from: Float32Array, to: Float32Array, start: number, length: number, radius: number): void {
  let sum = 0;
  for (let k = 0; k < Math.min(radius, length); k++) sum += from[start + k] as number;
  let count = Math.min(radius, length);
  for (let k = 0; k < length; k++) {
    if (k + radius < length) {
      sum += from[start + k + radius] as number;
      count += 1;
    }
    if (k > radius) {
      sum -= from[start + k - radius - 1] as number;
      count -= 1;
    }
    to[start + k] = sum / count;
  }
}

/** All columns at once, row by row, as memory lies. */
function alongColumns(from: Float32Array, width: number, height: number, radius: number): Float32Array {
  const out = new Float32Array(from.length);
  const sums = new Float64Array(width);
  const add = (row: number) => {
    for (let x = 0; x < width; x++) sums[x] = (sums[x] as number) + (from[row * width + x] as number);
  };
  const take = (row: number) => {
    for (let x = 0; x < width; x++) sums[x] = (sums[x] as number) - (from[row * width + x] as number);
  };
  let count = Math.min(radius, height);
  for (let y = 0; y < count; y++) add(y);
  for (let y = 0; y < height; y++) {
    if (y + radius < height) {
      add(y + radius);
      count += 1;
    }
    if (y > radius) {
      take(y - radius - 1);
      count -= 1;
    }
    for (let x = 0; x < width; x++) out[y * width + x] = (sums[x] as number) / count;
  }
  return out;
}
