import * as fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { newWebhookSecret } from './secret.ts';

it('a new secret is whsec_ and the base64 of 32 bytes', () => {
  const secret = newWebhookSecret((length) => new Uint8Array(length).fill(0xff));
  expect(secret).toBe(`whsec_${'/'.repeat(42)}8=`);
});

test('the bytes can be read back from it', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
      const secret = newWebhookSecret(() => bytes);
      expect(Buffer.from(secret.slice('whsec_'.length), 'base64')).toEqual(Buffer.from(bytes));
    }),
  );
});

it.each([0, 31, 33])('a source that gives %i bytes is refused', (length) => {
  expect(() => newWebhookSecret(() => new Uint8Array(length))).toThrow(TypeError);
});
