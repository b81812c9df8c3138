import type { RgbImage } from '../src/pixels/image.ts';

export type Colour = readonly [red: number, green: number, blue: number];

/** A picture to draw on: floating levels, so that light can be added and cut off at the end. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

export function canvasOf(width: number, height: number, colour: Colour = [0, 0, 0]): Canvas {
  const data = new Float32Array(width * height * 3);
  for (let i = 0; i < data.length; i++) data[i] = colour[(i % 3) as 0 | 1 | 2];
  return { width, height, data };
}

/** Every pixel anew from its place and what was there. */
export function paint(
  { width, height, data }: Canvas,
  colourAt: (x: number, y: number, before: Colour) => Colour,
): void {
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i += 3)
      data.set(colourAt(x, y, [data[i] as number, data[i + 1] as number, data[i + 2] as number]), i);
}

/** The first at 0, the second at 1. */
export function mixed(a: Colour, b: Colour, share: number): Colour {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

export const scaled = ([r, g, b]: Colour, by: number): Colour => [r * by, g * by, b * by];

/** A picture on a canvas, its left upper corner at a place; `isKept` leaves pixels out. */
export function place(
  canvas: Canvas,
  image: RgbImage,
  left: number,
  top: number,
  isKept: (x: number, y: number) => boolean = () => true,
): void {
  for (let y = 0; y < image.height; y++)
    for (let x = 0; x < image.width; x++) {
      const [u, v] = [left + x, top + y];
      if (u < 0 || v < 0 || u >= canvas.width || v >= canvas.height || !isKept(x, y)) continue;
      const from = (y * image.width + x) * image.channels;
      for (let c = 0; c < 3; c++)
        canvas.data[(v * canvas.width + u) * 3 + c] = image.data[from + c] as number;
    }
}

export function canvasOfImage(image: RgbImage): Canvas {
  const canvas = canvasOf(image.width, image.height);
  place(canvas, image, 0, 0);
  return canvas;
}

export function imageOf({ width, height, data }: Canvas): RgbImage {
  return { width, height, channels: 3, data: new Uint8Array(new Uint8ClampedArray(data).buffer) };
}
