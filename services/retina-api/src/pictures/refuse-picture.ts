import { ApiError, invalidField } from '@svc/server-kit/jobs';
import { readJpegHeader } from './jpeg-header.ts';
import { PICTURE_LIMITS } from './limits.ts';

/** The 400 for a picture that is not taken; `field` is where it stood. */
export function notAPicture(field: string, message: string): ApiError {
  return invalidField(field, message);
}

/**
 * Looks at the bytes of a file before anything is decoded.
 *
 * @throws ApiError `invalid_request` that names the field and says what is taken
 */
export function refuseByHeader(bytes: Uint8Array, field: string): void {
  const { mostBytes, leastSide, mostSide, mostPixels, mostProgressivePixels } = PICTURE_LIMITS;
  if (bytes.length === 0) throw notAPicture(field, 'is empty: send a JPEG picture');
  if (bytes.length > mostBytes)
    throw new ApiError('payload_too_large', `${field}: must have at most ${mostBytes / 1_048_576} MB`);
  const header = readJpegHeader(bytes);
  if (header === null) throw notAPicture(field, 'must be a JPEG picture (image/jpeg)');
  const { width, height, components, bitsPerSample, progressive } = header;
  if (bitsPerSample !== 8) throw notAPicture(field, 'must have 8 bits a sample');
  if (components !== 1 && components !== 3)
    throw notAPicture(field, 'must be in colour or grey: CMYK pictures are not taken');
  if (width > mostSide || height > mostSide || width * height > mostPixels)
    throw notAPicture(
      field,
      `must have at most ${mostSide} pixels a side and ${mostPixels / 1e6} million in all, has ${width} x ${height}`,
    );
  if (Math.min(width, height) < leastSide)
    throw notAPicture(field, `must have at least ${leastSide} pixels a side, has ${width} x ${height}`);
  if (progressive && width * height > mostProgressivePixels)
    throw notAPicture(
      field,
      `must have at most ${mostProgressivePixels / 1e6} million pixels when progressive: save it as baseline`,
    );
}
