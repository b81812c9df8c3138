import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { checkJpeg } from './check-jpeg.ts';
import { PICTURE_LIMITS } from './picture-limits.ts';
import { PictureError } from './picture-error.ts';

/** A picture as it is stored: upright, in sRGB, without metadata, encoded by us. */
export interface StoredPicture {
  readonly jpeg: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** Of the file as it came, which is not kept. */
  readonly originalSha256: Uint8Array;
}

const QUALITY = 95;
const SECONDS = 8;

sharp.concurrency(1);
sharp.cache(false);

/** Reads JPEG files alone, and gives up on broken ones. */
const READING = {
  limitInputPixels: PICTURE_LIMITS.mostPixels,
  failOn: 'warning',
  limitInputChannels: 3,
} as const;

/**
 * Decodes a JPEG file and encodes what it shows anew: whatever else it holds (places, names, programs, other files) is
 * gone.
 *
 * @throws PictureError for anything but a JPEG picture within `PICTURE_LIMITS`
 */
export async function sanitizePicture(bytes: Uint8Array): Promise<StoredPicture> {
  checkJpeg(bytes);
  try {
    const picture = sharp(bytes, READING);
    if ((await picture.metadata()).format !== 'jpeg')
      throw new PictureError('must be a JPEG picture (image/jpeg)', 'no_jpeg');
    return await storedPicture(bytes, picture.timeout({ seconds: SECONDS }));
  } catch (error) {
    if (error instanceof PictureError) throw error;
    // The decoder's own message can quote the file.
    throw new PictureError('is broken or cut off: it could not be decoded');
  }
}

/** What is stored of a picture that is open, and of the bytes it came as. */
export async function storedPicture(bytes: Uint8Array, picture: Sharp): Promise<StoredPicture> {
  const { data, info } = await picture
    .autoOrient()
    .toColourspace('srgb')
    // Codes made for this picture would need all of its coefficients at once, six bytes a pixel, to save a twentieth of the file.
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4', optimizeCoding: false })
    .toBuffer({ resolveWithObject: true });
  const originalSha256 = createHash('sha256').update(bytes).digest();
  return { jpeg: data, width: info.width, height: info.height, originalSha256 };
}
