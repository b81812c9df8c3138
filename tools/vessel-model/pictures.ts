import { fileURLToPath } from 'node:url';
import type { RgbImage } from '@svc/retina';
import sharp from 'sharp';

export async function readPicture(file: URL): Promise<RgbImage> {
  const { data, info } = await sharp(fileURLToPath(file))
    .autoOrient()
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: 3, data };
}

/** One byte a pixel. */
export function readGrey(file: URL): Promise<Buffer> {
  return sharp(fileURLToPath(file)).toColourspace('b-w').raw().toBuffer();
}
