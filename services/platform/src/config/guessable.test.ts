import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { guessBits } from './guessable.ts';

/** Bytes that look random and are the same in every run. */
const bytes = (seed: string, count: number) => createHash('sha256').update(seed).digest().subarray(0, count);

describe('what nobody can guess', () => {
  it.each([
    ['32 bytes in hexadecimal', 32, 'hex', 75],
    ['32 bytes in base64', 32, 'base64', 75],
    ['32 bytes for addresses', 32, 'base64url', 75],
    ['a token of 24 bytes', 24, 'base64url', 40],
    ['a token of 16 bytes', 16, 'hex', 40],
  ] as const)('%s always pass', (_name, count, encoding, least) => {
    for (let i = 0; i < 5_000; i++)
      expect(guessBits(bytes(`${count} ${encoding} ${i}`, count).toString(encoding))).toBeGreaterThan(least);
  });
});

describe('what somebody made up', () => {
  it.each([
    'changemechangemechangemechangeme',
    'change-me-change-me-change-me-please',
    '0123456789abcdef0123456789abcdef',
    'abcdefghijklmnopqrstuvwxyz0123456789',
    'x'.repeat(64),
    'secretsecretsecretsecretsecretsecret',
    'this-is-my-very-long-production-secret-2026!',
    'correct horse battery staple and more words',
    'MyHospital2026!MyHospital2026!MyHospital',
    'P@ssw0rdP@ssw0rdP@ssw0rdP@ssw0rd1',
    'deadbeefdeadbeefdeadbeefdeadbeef',
    '00000000-0000-0000-0000-000000000000',
  ])('%s is no secret', (text) => {
    expect(guessBits(text)).toBeLessThan(75);
  });

  it.each([
    'svc_admin_0123456789abcdef',
    'metrics-0123456789abcdef',
    'my-super-secret-admin-token-123',
    'qwertyuiopasdfghjklzxcvbnm',
    'aaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    'northside-clinic-admin-token',
  ])('%s is no token', (text) => {
    expect(guessBits(text)).toBeLessThan(40);
  });
});
