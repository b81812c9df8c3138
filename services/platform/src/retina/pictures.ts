import type { RgbImage, VesselImage } from '@svc/retina';
import sharp from 'sharp';

/** Of this size is what the largest cameras make; more would fill the memory. */
const MOST_PIXELS = 100e6;

/** The first bytes of what is read: of the many formats libvips knows, only these have been tried on pictures of eyes. */
const SIGNATURES = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
  [0x49, 0x49, 0x2a, 0x00],
  [0x4d, 0x4d, 0x00, 0x2a],
] as const;

/** Why bytes are no picture that can be measured; the message goes on after its name: "is no …". */
export class PictureError extends Error {
  override readonly name = 'PictureError';
}

/**
 * Decodes a JPEG, PNG or TIFF picture (of several pages the first) to 8-bit sRGB, upright as its EXIF orientation says.
 * Greyscale, CMYK and 16 bits a channel are converted, an alpha channel is dropped.
 *
 * @throws PictureError for bytes that are no such picture, are damaged, or hold more than 100 million pixels
 */
export async function decodePicture(bytes: Uint8Array): Promise<RgbImage> {
  if (!SIGNATURES.some((signature) => signature.every((byte, i) => bytes[i] === byte)))
    throw new PictureError('is no JPEG, PNG or TIFF picture.');
  onOneThread();
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS })
      .autoOrient()
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, channels: 3, data };
  } catch (error) {
    throw new PictureError(whyNot(error), { cause: error });
  }
}

/** One byte a pixel as an 8-bit grey PNG with one channel. */
export function greyPng({
  width,
  height,
  data,
}: Pick<VesselImage, 'width' | 'height' | 'data'>): Promise<Buffer> {
  onOneThread();
  return sharp(data, { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .png()
    .toBuffer();
}

/** Decoding is short beside measuring, and the other cores are somebody else's. */
function onOneThread(): void {
  sharp.concurrency(1);
}

function whyNot(error: unknown): string {
  return error instanceof Error && error.message.includes('exceeds pixel limit')
    ? `has more than ${MOST_PIXELS / 1e6} million pixels.`
    : 'is damaged: it cannot be decoded.';
}
