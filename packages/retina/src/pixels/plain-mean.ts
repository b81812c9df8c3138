import type { Plane } from './image.ts';

/** The mean of the box of 2 radius + 1 around each pixel, of the part of it that lies in the picture. */
export function plainMean({ width, height, data }: Plane, radius: number): Plane {
  const across = new Float32Array(data.length);
  for (let y = 0; y < height; y++) alongLine(data, across, y * width, 1, width, radius);
  const out = new Float32Array(data.length);
  for (let x = 0; x < width; x++) alongLine(across, out, x, width, height, radius);
  return { width, height, data: out };
}

function alongLine(
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  length: number,
  radius: number,
): void {
  let sum = 0;
  for (let k = 0; k < Math.min(radius, length); k++) sum += from[start + k * step] as number;
  let count = Math.min(radius, length);
  for (let k = 0; k < length; k++) {
    if (k + radius < length) {
      sum += from[start + (k + radius) * step] as number;
      count += 1;
    }
    if (k > radius) {
      sum -= from[start + (k - radius - 1) * step] as number;
      count -= 1;
    }
    to[start + k * step] = sum / count;
  }
}
