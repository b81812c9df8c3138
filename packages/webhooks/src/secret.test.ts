import * as fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { newWebhookSecret } from './secret.ts';
import { signServiceSignature } from './sign.ts';
import { verifyServiceSignature } from './verify.ts';

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

const ofBytes = (count: number) => `whsec_${Buffer.alloc(count, 7).toString('base64')}`;

it.each<[string, string | string[], boolean]>([
  ['32 bytes', ofBytes(32), true],
  ['24 bytes, the fewest', ofBytes(24), true],
  ['23 bytes', ofBytes(23), false],
  ['21 bytes', ofBytes(21), false],
  ['one byte', ofBytes(1), false],
  ['nothing behind its prefix', 'whsec_', false],
  ['no prefix', ofBytes(32).slice(6), false],
  ['nothing', '', false],
  ['no entry', [], false],
  ['a weak one beside a strong one', [ofBytes(32), ofBytes(1)], false],
])('a secret of %s signs and verifies, or neither: %#', async (_, secrets, holds) => {
  const signing = signServiceSignature({ body: '{}', timestampSeconds: 1, secrets });
  const verifying = verifyServiceSignature({
    header: `t=1,v1=${'0'.repeat(64)}`,
    body: '{}',
    secrets,
    nowMs: 1000,
  });
  const signed = await signing.then(
    () => true,
    (error: unknown) => error instanceof TypeError && 'refused',
  );
  expect(signed).toBe(holds || 'refused');
  await expect(verifying).rejects.toThrow(holds ? 'No signature' : 'at least 24 bytes');
});
