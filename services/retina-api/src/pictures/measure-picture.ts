import type { RetinaEye } from '@svc/contracts';
import { analyzeFundus, type DeclaredSource, type RetinaMaps, type RgbImage } from '@svc/retina';
import { vesselNet } from '@svc/retina/vessel-net';
import { decodeStored } from './decode.ts';
import { readJpegHeader } from './jpeg-header.ts';
import type { MeasuredPicture } from './measured-picture.ts';
import { mapsAt, measuredAt } from './own-pixels.ts';
import { tooSmallToGrade } from './too-small-to-grade.ts';

/** A stored picture after its measurement. */
export interface PictureMeasurement {
  /** Lengths in pixels of the stored picture. */
  readonly measured: MeasuredPicture;
  /** The pixels that were measured: fewer than the picture has where it is large. */
  readonly image: RgbImage;
  /** For drawing on `image`; undefined where nothing was found, or nothing is graded. */
  readonly maps: RetinaMaps | undefined;
  /** The same for drawing on all pixels of the picture. */
  readonly wholeMaps: RetinaMaps | undefined;
}

/**
 * Measures a stored picture: the one rule of the service and the command line. One that is too small to be graded gets
 * the reason, and nothing is told of its vessels.
 */
export async function measurePicture(
  jpeg: Uint8Array,
  source: DeclaredSource,
  eye: RetinaEye = 'both',
): Promise<PictureMeasurement> {
  const image = await decodeStored(jpeg);
  const { width, height } = readJpegHeader(jpeg) ?? image;
  const { maps, ...measured } = analyzeFundus(image, { net: vesselNet(), source, eye });
  const small = tooSmallToGrade(measured, { width, height });
  if (small !== null) return { measured: small, image, maps: undefined, wholeMaps: undefined };
  const scale = width / image.width;
  return { measured: measuredAt(measured, scale), image, maps, wholeMaps: maps && mapsAt(maps, scale) };
}
