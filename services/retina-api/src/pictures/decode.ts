import type { RgbImage } from '@svc/retina';
import sharp from 'sharp';

/** Above this a picture is measured at this size: it holds all that a fundus camera resolves, and bounds memory. */
const MOST_MEASURED_SIDE = 2_400;

/** The pixels of a stored picture, reduced to `MOST_MEASURED_SIDE` where it is larger. */
export function decodeStored(jpeg: Uint8Array): Promise<RgbImage> {
  return decoded(jpeg, MOST_MEASURED_SIDE);
}

/** All pixels of a stored picture, for drawing on it. */
export function decodeWhole(jpeg: Uint8Array): Promise<RgbImage> {
  return decoded(jpeg, undefined);
}

async function decoded(jpeg: Uint8Array, mostSide: number | undefined): Promise<RgbImage> {
  const picture = sharp(jpeg, { failOn: 'warning' });
  const sized =
    mostSide === undefined
      ? picture
      : picture.resize({ width: mostSide, height: mostSide, fit: 'inside', withoutEnlargement: true });
  const { data, info } = await sized
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { width, height, channels: 3, data: info.channels === 3 ? data : greyAsColour(data) };
}

function greyAsColour(grey: Uint8Array): Uint8Array {
  const colour = new Uint8Array(grey.length * 3);
  for (let i = 0; i < grey.length; i++) colour.fill(grey[i] as number, 3 * i, 3 * i + 3);
  return colour;
}
