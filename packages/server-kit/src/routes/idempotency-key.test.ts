import { describe, expect, it } from 'vitest';
import { busyKey, readIdempotencyKey, reusedKey } from './idempotency-key.ts';

describe('the Idempotency-Key header [D:idempotency]', () => {
  it('is null when it was not sent', () => expect(readIdempotencyKey({})).toBeNull());

  it.each(['a', '!', '~', '"', 'x'.repeat(255), '018f-7c1e_é'.replace('é', 'e')])('%s is a key', (key) => {
    expect(readIdempotencyKey({ 'idempotency-key': key })).toBe(key);
  });

  it.each([
    ['empty', ''],
    ['256 characters', 'x'.repeat(256)],
    ['a space inside', 'a b'],
    ['a trailing line break', 'a\n'],
    ['a control character', 'a\u0001'],
    ['DEL', 'a\u007f'],
    ['a letter beyond ASCII', 'é'],
    ['sent twice', ['a', 'b']],
  ])('one that is %s is 400', (_why, key) => {
    expect(() => readIdempotencyKey({ 'idempotency-key': key })).toThrow(
      expect.objectContaining({
        status: 400,
        issues: [{ path: 'Idempotency-Key', message: 'must be 1 to 255 visible ASCII characters' }],
      }),
    );
  });

  it('used with another body is 400, under way is 409 with Retry-After', () => {
    expect(reusedKey()).toMatchObject({ status: 400, code: 'invalid_request' });
    expect(busyKey()).toMatchObject({ status: 409, code: 'conflict', headers: { 'retry-after': '1' } });
  });
});
