import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { generateKey, hashKey, type KeyFamily, parseKey, visibleStart } from './key-format.ts';

const FAMILIES: [prefix: string, KeyFamily][] = [
  ['svc_sk_test_', { kind: 'secret', mode: 'test' }],
  ['svc_sk_live_', { kind: 'secret', mode: 'live' }],
  ['svc_pk_test_', { kind: 'publishable', mode: 'test' }],
  ['svc_pk_live_', { kind: 'publishable', mode: 'live' }],
  ['mse_live_', { kind: 'organization', mode: 'live' }],
];
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

describe('a generated key', () => {
  it.each(FAMILIES)(
    'begins with %s and is read back as what it is [1:5.2] [2:5 rule 1]',
    (prefix, family) => {
      const key = generateKey(family);
      expect(key).toMatch(new RegExp(`^${prefix}[0-9A-Za-z]{33}$`));
      expect(parseKey(key)).toEqual(family);
    },
  );

  it.each([
    ['all zero', 0x00],
    ['all one', 0xff],
  ])('has the same width for %s bits', (_, fill) => {
    const key = generateKey({ kind: 'secret', mode: 'live' }, (size) => new Uint8Array(size).fill(fill));
    expect(key).toHaveLength(45);
    expect(parseKey(key)).not.toBeNull();
  });

  it('carries 160 bits, most significant first', () => {
    const lastBit = (size: number) => new Uint8Array(size).fill(1, size - 1);
    const family: KeyFamily = { kind: 'secret', mode: 'test' };
    expect(generateKey(family, lastBit).slice(12, 39)).toBe(`${'0'.repeat(26)}1`);
    expect(generateKey(family, (size) => new Uint8Array(size).fill(255)).slice(12, 39)).toBe(
      'aWgEPTl1tmebfsQzFP4bxwgy80V',
    );
  });

  it('is hashed with SHA-256 and shows 16 characters', () => {
    expect(hashKey('abc')).toBe('ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=');
    expect(visibleStart(generateKey({ kind: 'secret', mode: 'test' }))).toMatch(/^svc_sk_test_.{4}$/);
  });

  it('of an organization is shorter, shows 13 characters, and is never a test key', () => {
    const key = generateKey({ kind: 'organization', mode: 'live' });
    expect(key).toHaveLength(42);
    expect(visibleStart(key)).toMatch(/^mse_live_.{4}$/);
    expect(() => generateKey({ kind: 'organization', mode: 'test' })).toThrow('no test keys');
  });
});

describe('a text that is no key', () => {
  const key = generateKey({ kind: 'secret', mode: 'live' });

  it.each([
    ['empty', ''],
    ['one character short', key.slice(0, -1)],
    ['one character long', `${key}0`],
    ['another family of keys', key.replace('svc_sk_live_', 'mse_sk_live_')],
    ['the mode swapped', key.replace('_live_', '_test_')],
    ['the kind swapped', key.replace('_sk_', '_pk_')],
    ['a space inside', `${key.slice(0, 20)} ${key.slice(21)}`],
    ['a letter outside ASCII', `${key.slice(0, 20)}é${key.slice(21)}`],
    ['a NUL', `${key.slice(0, 20)}\0${key.slice(21)}`],
    ['upper case', key.toUpperCase()],
    ['a name every object has', '__proto__'.padEnd(45, '0')],
  ])('is refused: %s', (_, text) => {
    expect(parseKey(text)).toBeNull();
  });

  it.each([
    ['developer', key],
    ['organization', generateKey({ kind: 'organization', mode: 'live' })],
  ])('is refused when any single character differs from the key of a %s', (_, key) => {
    const accepted = [...key].filter((digit, i) => {
      const other = digit === 'A' ? 'B' : 'A';
      return parseKey(key.slice(0, i) + other + key.slice(i + 1)) !== null;
    });
    expect(accepted).toEqual([]);
  });

  it.each([
    ['mse_live_', 'svc_sk_live_'],
    ['svc_sk_live_', 'mse_live_'],
    ['svc_pk_test_', 'mse_live_'],
  ])('is refused when the body of a key %s is put behind %s', (from, to) => {
    const family = FAMILIES.find(([prefix]) => prefix === from)?.[1] as KeyFamily;
    expect(parseKey(generateKey(family).replace(from, to))).toBeNull();
  });

  it('is refused 10,000 times out of 10,000 when made up at random', () => {
    const bytes = randomBytes(10_000 * 33);
    let accepted = 0;
    for (let i = 0; i < 10_000; i++) {
      const body = Array.from(bytes.subarray(i * 33, (i + 1) * 33), (byte) => DIGITS[byte % 62]).join('');
      const [prefix] = FAMILIES[i % FAMILIES.length] as [string, KeyFamily];
      if (parseKey(prefix + body)) accepted++;
    }
    expect(accepted).toBe(0);
  });
});
