import type { Mask, Plane } from './image.ts';

/** The mean of a plane over the part of a ring that lies in a mask, 0 where there is none. */
export function ringMean(
  { width, height, data }: Plane,
  mask: Mask,
  { x, y }: { readonly x: number; readonly y: number },
  [inner, outer]: readonly [number, number],
): number {
  let [sum, count] = [0, 0];
  for (let v = Math.max(0, Math.ceil(y - outer)); v <= Math.min(height - 1, y + outer); v++)
    for (let u = Math.max(0, Math.ceil(x - outer)); u <= Math.min(width - 1, x + outer); u++) {
      const square = (u - x) ** 2 + (v - y) ** 2;
      if (square < inner * inner || square > outer * outer || mask.data[v * width + u] === 0) continue;
      sum += data[v * width + u] as number;
      count += 1;
    }
  return count === 0 ? 0 : sum / count;
}
