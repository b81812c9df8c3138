import type { RgbImage } from '../../src/pixels/image.ts';

/** Left and right exchanged. */
export function mirrored(image: RgbImage): RgbImage {
  const { width, height, channels, data } = image;
  return { ...image, data: mirroredRows(data, width, height, channels) };
}

export function mirroredRows(
  data: Uint8Array | Uint8ClampedArray,
  width: number,
  height: number,
  channels: number,
): Uint8Array {
  const out = new Uint8Array(data.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * channels;
      out.set(data.subarray(from, from + channels), (y * width + width - 1 - x) * channels);
    }
  return out;
}
