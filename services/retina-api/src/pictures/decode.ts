import type { RgbImage } from '@svc/retina';
import sharp from 'sharp';

/** Above this a picture is measured at this size: it holds all that a fundus camera resolves, and bounds memory. */
const MOST_MEASURED_SIDE = 2_400;

/** The pixels of a stored picture. */
export async function decodeStored(jpeg: Uint8Array): Promise<RgbImage> {
  const { data, info } = await sharp(jpeg, { failOn: 'warning' })
    .resize({
      width: MOST_MEASURED_SIDE,
      height: MOST_MEASURED_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) return { ...sizeOf(info), channels: 3, data: greyAsColour(data) };
  return { ...sizeOf(info), channels: 3, data };
}

const sizeOf = ({ width, height }: { width: number; height: number }) => ({ width, height });

function greyAsColour(grey: Uint8Array): Uint8Array {
  const colour = new Uint8Array(grey.length * 3);
  for (let i = 0; i < grey.length; i++) colour.fill(grey[i] as number, 3 * i, 3 * i + 3);
  return colour;
}
