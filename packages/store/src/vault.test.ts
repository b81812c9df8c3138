import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createVault, verifySignature } from './vault.ts';

const OLD = 'the old secret of 32 bytes or more';
const NEW = 'the new secret of 32 bytes or more';
const vault = createVault([NEW]);
const text = (value: string) => Buffer.from(value);

describe('what is sealed', () => {
  it('is opened for the same purpose, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (plain, purpose) => {
        expect(vault.open(purpose, vault.seal(purpose, plain))).toBe(plain);
      }),
      { numRuns: 100 },
    );
  });

  it('looks different each time, and holds nothing readable', () => {
    const [first, second] = [1, 2].map(() => Buffer.from(vault.seal('webhook', 'whsec_plain')));
    expect(first).not.toEqual(second);
    expect(first?.includes('whsec_plain')).toBe(false);
    expect(first).toHaveLength(12 + 16 + 'whsec_plain'.length);
  });

  it.each([
    ['for another purpose', () => vault.open('token', vault.seal('webhook', 'x'))],
    ['by another secret', () => createVault([OLD]).open('webhook', vault.seal('webhook', 'x'))],
    ['when it is empty', () => vault.open('webhook', new Uint8Array())],
    ['when it ends inside the tag', () => vault.open('webhook', vault.seal('webhook', 'x').subarray(0, 20))],
    ['when the text is cut off', () => vault.open('webhook', vault.seal('webhook', 'xy').subarray(0, -1))],
    [
      'when something is appended',
      () => vault.open('webhook', Buffer.concat([vault.seal('webhook', 'x'), text('y')])),
    ],
  ])('is not opened %s', (_, open) => {
    expect(open).toThrow('cannot be opened');
  });

  it('is not opened when any single bit differs', () => {
    const sealed = Buffer.from(vault.seal('webhook', 'whsec_x'));
    const opened = [];
    for (let bit = 0; bit < sealed.length * 8; bit++) {
      const other = Buffer.from(sealed);
      other[bit >> 3] = (other[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      try {
        opened.push(vault.open('webhook', other));
      } catch {}
    }
    expect(opened).toEqual([]);
  });

  it('is opened after a rotation while the old secret is in the list, and sealed anew by the first', () => {
    const sealed = createVault([OLD]).seal('webhook', 'x');
    const rotated = createVault([NEW, OLD]);
    expect(rotated.open('webhook', sealed)).toBe('x');
    expect(createVault([NEW]).open('webhook', rotated.seal('webhook', 'y'))).toBe('y');
    expect(() => createVault([NEW]).open('webhook', sealed)).toThrow('SVC_SECRET');
  });

  it.each([[[]], [['']], [[NEW, '']]])('needs secrets: %j are none', (secrets) => {
    expect(() => createVault(secrets)).toThrow('at least one secret');
  });
});

describe('what is signed', () => {
  const message = text('chained root');
  const signed = vault.sign(message);

  it('verifies with the public key alone, and is the same from the same secret', () => {
    expect(verifySignature(message, signed)).toBe(true);
    expect(signed.publicKey).toHaveLength(32);
    expect(createVault([NEW, OLD]).sign(message)).toEqual(signed);
  });

  it('is signed by the first secret; the public keys of all are known', () => {
    const rotated = createVault([NEW, OLD]);
    const keyOf = (secret: string) =>
      Buffer.from(createVault([secret]).sign(message).publicKey).toString('hex');
    expect(rotated.publicKeys).toEqual([keyOf(NEW), keyOf(OLD)]);
    expect(Buffer.from(rotated.sign(message).publicKey).toString('hex')).toBe(keyOf(NEW));
  });

  it.each([
    ['another message', text('chained roos'), signed],
    ['an empty message', text(''), signed],
    ['another key', message, { ...signed, publicKey: createVault([OLD]).sign(message).publicKey }],
    ['no key', message, { ...signed, publicKey: new Uint8Array() }],
    ['a key of another length', message, { ...signed, publicKey: new Uint8Array(31) }],
    ['no signature', message, { ...signed, signature: new Uint8Array() }],
    ['a signature of zeros', message, { ...signed, signature: new Uint8Array(64) }],
  ])('does not verify with %s, and never throws', (_, of, with_) => {
    expect(verifySignature(of, with_)).toBe(false);
  });
});
