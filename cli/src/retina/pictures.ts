import {
  checkSides,
  notColourOrGrey,
  PictureError,
  sanitizePicture,
  storedPicture,
  type StoredPicture,
} from '@svc/retina-api/pictures';
import type { VesselImage } from '@svc/retina';
import sharp from 'sharp';

const JPEG = [0xff, 0xd8, 0xff];
/** First bytes of the lossless formats read: of the many libvips knows, only these were tried on pictures of eyes. */
const LOSSLESS = [
  [0x89, 0x50, 0x4e, 0x47],
  [0x49, 0x49, 0x2a, 0x00],
  [0x4d, 0x4d, 0x00, 0x2a],
] as const;

/**
 * What the service would store of a file: a JPEG as if uploaded; a PNG or TIFF (first page, 16 bits a channel
 * converted, alpha dropped) by the same rules of sides and colours. Upright as its EXIF orientation says.
 *
 * @throws PictureError for a file that is not such a picture, or that the service does not take
 */
export async function storedPictureOf(bytes: Uint8Array): Promise<StoredPicture> {
  if (beginsWith(bytes, JPEG)) return sanitizePicture(bytes);
  if (!LOSSLESS.some((signature) => beginsWith(bytes, signature)))
    throw new PictureError('is no JPEG, PNG or TIFF picture');
  const picture = sharp(bytes, { failOn: 'warning' });
  const { width, height, space } = await picture.metadata().catch(damaged);
  checkSides({ width, height });
  if (space === 'cmyk') throw notColourOrGrey();
  return storedPicture(bytes, picture.removeAlpha()).catch(damaged);
}

/** One byte a pixel as an 8-bit grey PNG with one channel. */
export function greyPng({
  width,
  height,
  data,
}: Pick<VesselImage, 'width' | 'height' | 'data'>): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .png()
    .toBuffer();
}

function beginsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, i) => bytes[i] === byte);
}

function damaged(cause: unknown): never {
  throw new PictureError('is broken or cut off: it could not be decoded', 'refused', { cause });
}
