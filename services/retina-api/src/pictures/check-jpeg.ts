import { type JpegHeader, readJpegHeader } from './jpeg-header.ts';
import { countScans } from './jpeg-scans.ts';
import { PICTURE_LIMITS } from './picture-limits.ts';
import { PictureError } from './picture-error.ts';

/**
 * Looks at all bytes of a file before anything is decoded. A hostile file takes long to look through: not for the thread
 * that answers.
 *
 * @throws PictureError that says what is taken
 */
export function checkJpeg(bytes: Uint8Array): void {
  checkScans(bytes, checkJpegHead(bytes));
}

/**
 * Looks at the size and the head of a file alone.
 *
 * @returns the head
 * @throws PictureError that says what is taken
 */
export function checkJpegHead(bytes: Uint8Array): JpegHeader {
  const { mostBytes } = PICTURE_LIMITS;
  if (bytes.length === 0) throw new PictureError('is empty: send a JPEG picture');
  if (bytes.length > mostBytes)
    throw new PictureError(`must have at most ${mostBytes / 1_048_576} MB`, 'too_many_bytes');
  const header = readJpegHeader(bytes);
  if (header === null) throw new PictureError('must be a JPEG picture (image/jpeg)', 'no_jpeg');
  const { components, bitsPerSample } = header;
  if (bitsPerSample !== 8) throw new PictureError('must have 8 bits a sample');
  if (components !== 1 && components !== 3) throw notColourOrGrey();
  checkSides(header);
  return header;
}

/** A small file can make a decoder go over its picture thousands of times. */
function checkScans(bytes: Uint8Array, { width, height }: JpegHeader): void {
  const { mostScans } = PICTURE_LIMITS;
  const { scans, restarts } = countScans(bytes);
  if (scans > mostScans) throw new PictureError(`must have at most ${mostScans} scans, has ${scans}`);
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  if (restarts > blocks * scans)
    throw new PictureError('must not start anew more often than it has blocks: save it again');
}

/**
 * Whether a picture has the sides of one that is taken.
 *
 * @throws PictureError that says what it has and what is taken
 */
export function checkSides({
  width,
  height,
  progressive = false,
}: {
  readonly width: number;
  readonly height: number;
  readonly progressive?: boolean;
}): void {
  const { leastSide, mostSide, mostPixels, mostProgressivePixels } = PICTURE_LIMITS;
  if (width > mostSide || height > mostSide || width * height > mostPixels)
    throw new PictureError(
      `must have at most ${mostSide} pixels a side and ${mostPixels / 1e6} million in all, has ${width} x ${height}`,
    );
  if (Math.min(width, height) < leastSide)
    throw new PictureError(`must have at least ${leastSide} pixels a side, has ${width} x ${height}`);
  if (progressive && width * height > mostProgressivePixels)
    throw new PictureError(
      `must have at most ${mostProgressivePixels / 1e6} million pixels when progressive: save it as baseline`,
    );
}

export function notColourOrGrey(): PictureError {
  return new PictureError('must be in colour or grey: CMYK pictures are not taken');
}
