import { createHash, randomBytes } from 'node:crypto';
import type { RandomBytes } from '../ids/clock.ts';

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

/** 256 random bits, base64url: shown once, since what is stored is the hash. */
export function newToken(random: RandomBytes = randomBytes): string {
  return Buffer.from(random(TOKEN_BYTES)).toString('base64url');
}

/** The hash a token is stored and found by; null for a text that is none. */
export function hashOfToken(token: string): Buffer | null {
  return TOKEN.test(token) ? createHash('sha256').update(token).digest() : null;
}

/** The hash of a token that was just made. */
export function hashNewToken(token: string): Buffer {
  const hash = hashOfToken(token);
  if (hash === null) throw new Error('This is no token.');
  return hash;
}
