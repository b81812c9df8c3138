import type { RgbImage } from '../src/pixels/image.ts';
import { resizeImage } from '../src/pixels/resample.ts';

export function resized(image: RgbImage, scale: number): RgbImage {
  const [width, height] = [Math.round(scale * image.width), Math.round(scale * image.height)];
  const whole = { left: 0, top: 0, right: image.width, bottom: image.height };
  const { red, green, blue } = resizeImage(image, whole, width, height);
  const data = new Uint8ClampedArray(3 * width * height);
  for (let i = 0; i < red.length; i++) {
    data[3 * i] = red[i] as number;
    data[3 * i + 1] = green[i] as number;
    data[3 * i + 2] = blue[i] as number;
  }
  return { width, height, channels: 3, data };
}
