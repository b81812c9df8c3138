import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { PICTURE_LIMITS } from './limits.ts';
import { notAPicture, refuseByHeader } from './refuse-picture.ts';

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
 * Decodes a file and encodes what it shows anew: whatever else it holds (places, names, programs, other files) is gone.
 *
 * @throws ApiError `invalid_request` for anything but a JPEG picture within `PICTURE_LIMITS`
 */
export async function sanitizePicture(bytes: Uint8Array, field: string): Promise<StoredPicture> {
  refuseByHeader(bytes, field);
  const originalSha256 = createHash('sha256').update(bytes).digest();
  try {
    const picture = sharp(bytes, READING);
    if ((await picture.metadata()).format !== 'jpeg')
      throw notAPicture(field, 'must be a JPEG picture (image/jpeg)');
    const { data, info } = await picture
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .toColourspace('srgb')
      // Codes made for this picture would need all of its coefficients at once, six bytes a pixel, to save a twentieth of the file.
      .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4', optimizeCoding: false })
      .toBuffer({ resolveWithObject: true });
    return { jpeg: data, width: info.width, height: info.height, originalSha256 };
  } catch (error) {
    if (error instanceof Error && error.name === 'ApiError') throw error;
    // The decoder's own message can quote the file.
    throw notAPicture(field, 'is broken or cut off: it could not be decoded');
  }
}
