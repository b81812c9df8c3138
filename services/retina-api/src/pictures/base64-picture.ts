import { ApiError, invalidField } from '@svc/server-kit/jobs';
import { PICTURE_LIMITS } from './picture-limits.ts';

const DATA_URL = /^data:([^,]*),/i;
const JPEG_AS_BASE64 = /^image\/jpe?g;base64$/i;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/**
 * The bytes of a picture sent as base64, plain or as a data URL of a JPEG; nothing else is taken for base64.
 *
 * @throws ApiError `invalid_request` that names the field; `payload_too_large` beyond the limit of a picture
 */
export function decodeBase64Picture(text: string, field: string): Buffer {
  const head = DATA_URL.exec(text.slice(0, 256));
  if (head !== null && !JPEG_AS_BASE64.test(head[1] ?? ''))
    throw invalidField(field, 'must be a data URL that begins with data:image/jpeg;base64,');
  const encoded = head === null ? text : text.slice(head[0].length);
  if (encoded.length % 4 !== 0 || !BASE64.test(encoded))
    throw invalidField(field, 'must be base64 (RFC 4648 section 4, padded, in one line)');
  const { mostBytes } = PICTURE_LIMITS;
  if ((encoded.length / 4) * 3 > mostBytes + 2)
    throw new ApiError('payload_too_large', `${field}: must have at most ${mostBytes / 1_048_576} MB`);
  return Buffer.from(encoded, 'base64');
}
