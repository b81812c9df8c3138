import type { RgbImage } from '@svc/retina';
import sharp from 'sharp';

/** An 8-bit colour PNG. */
export function encodePng({ width, height, channels, data }: RgbImage): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels } }).removeAlpha().png().toBuffer();
}
