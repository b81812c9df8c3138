import type { RgbImage } from '../../src/pixels/image.ts';

/** A picture made anew, value by value; what is out of range is cut off. */
export function perValue(
  { width, height, channels, data }: RgbImage,
  value: (before: number, x: number, y: number, channel: number) => number,
): RgbImage {
  const out = new Uint8ClampedArray(data.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let c = 0; c < channels; c++) {
        const i = (y * width + x) * channels + c;
        out[i] = value(data[i] as number, x, y, c);
      }
  return { width, height, channels, data: out };
}
