import type { RgbImage } from '../../src/pixels/image.ts';

/** Each pixel becomes a weighted sum of those at some offsets from it; beyond the edges it is dark. */
export function averagedAlong(
  { width, height, channels, data }: RgbImage,
  offsets: readonly { readonly dx: number; readonly dy: number; readonly weight: number }[],
): RgbImage {
  const from = new Float32Array(data);
  const sums = new Float32Array(data.length);
  for (let y = 0; y < height; y++)
    for (const { dx, dy, weight } of offsets) {
      if (y + dy < 0 || y + dy >= height) continue;
      const shift = (dy * width + dx) * channels;
      const first = (y * width + Math.max(0, -dx)) * channels;
      const last = (y * width + Math.min(width, width - dx)) * channels;
      for (let i = first; i < last; i++) sums[i] = (sums[i] as number) + weight * (from[i + shift] as number);
    }
  return { width, height, channels, data: new Uint8ClampedArray(sums) };
}
