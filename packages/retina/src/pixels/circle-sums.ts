import type { Plane } from './image.ts';

/** Sums along each row, with a zero before the first pixel, so that a stretch is one subtraction. */
export interface RowSums {
  readonly width: number;
  readonly height: number;
  readonly data: Float64Array;
}

export function rowSumsOf({ width, height, data }: Plane): RowSums {
  const sums = new Float64Array((width + 1) * height);
  for (let y = 0; y < height; y++) {
    let sum = 0;
    for (let x = 0; x < width; x++) {
      sum += data[y * width + x] as number;
      sums[y * (width + 1) + x + 1] = sum;
    }
  }
  return { width, height, data: sums };
}

/** How far each row of a circle reaches to either side of its middle, from its top row down. */
export function circleRows(radius: number): Int32Array {
  const reach = Math.floor(radius);
  return Int32Array.from({ length: 2 * reach + 1 }, (_, k) =>
    Math.floor(Math.sqrt(radius * radius - (k - reach) ** 2)),
  );
}

/** The sum over the part of a circle around a pixel that lies in the picture. */
export function circleSum({ width, height, data }: RowSums, x: number, y: number, rows: Int32Array): number {
  let sum = 0;
  const reach = rows.length >> 1;
  const last = Math.min(reach, height - 1 - y);
  for (let v = Math.max(-reach, -y); v <= last; v++) {
    const half = rows[v + reach] as number;
    const row = (y + v) * (width + 1);
    const right = x + half < width ? x + half + 1 : width;
    const left = x > half ? x - half : 0;
    sum += (data[row + right] as number) - (data[row + left] as number);
  }
  return sum;
}
