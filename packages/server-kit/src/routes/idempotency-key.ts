import { ApiError, invalidField } from '../errors/api-error.ts';

/** 1 to 255 visible ASCII characters. */
const KEY = /^[\x21-\x7e]{1,255}$/;

/**
 * The `Idempotency-Key` of a request, or null without one.
 *
 * @throws ApiError `invalid_request` for a malformed key
 */
export function readIdempotencyKey(headers: Readonly<Record<string, unknown>>): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && KEY.test(key)) return key;
  throw badKey('must be 1 to 255 visible ASCII characters');
}

/** The 400 for a key that was used with another body. */
export function reusedKey(): ApiError {
  return badKey('was used before with another body: a new request needs a new key');
}

/** The 409 while the first request with the same key is still under way. */
export function busyKey(): ApiError {
  return new ApiError('conflict', 'A request with this Idempotency-Key is still under way. Send it again.', {
    headers: { 'retry-after': '1' },
  });
}

function badKey(message: string): ApiError {
  return invalidField('Idempotency-Key', message);
}
