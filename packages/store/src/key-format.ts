import { hash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { KeyKind, KeyMode } from '@svc/contracts';
import { base62, bytesToBase62 } from './base62.ts';
import type { RandomBytes } from './clock.ts';

export interface KeyFamily {
  readonly kind: KeyKind;
  readonly mode: KeyMode;
}

const PREFIXES = ['svc_sk_test_', 'svc_sk_live_', 'svc_pk_test_', 'svc_pk_live_'] as const;

const FAMILIES: Record<string, KeyFamily> = {
  svc_sk_test_: { kind: 'secret', mode: 'test' },
  svc_sk_live_: { kind: 'secret', mode: 'live' },
  svc_pk_test_: { kind: 'publishable', mode: 'test' },
  svc_pk_live_: { kind: 'publishable', mode: 'live' },
};

const PREFIX_LENGTH = 12;
const SECRET_BYTES = 20;
const SECRET_DIGITS = 27;
const CHECKSUM_DIGITS = 6;
const CHECKSUM_START = PREFIX_LENGTH + SECRET_DIGITS;
const KEY_LENGTH = CHECKSUM_START + CHECKSUM_DIGITS;
const VISIBLE_LENGTH = PREFIX_LENGTH + 4;

const BASE62 = /^[0-9A-Za-z]+$/;

/** Prefix, 160 random bits, and a checksum over both that lets a mistyped key be told without the database. */
export function generateKey({ kind, mode }: KeyFamily, random: RandomBytes = randomBytes): string {
  const prefix = PREFIXES.find((candidate) => {
    const family = FAMILIES[candidate];
    return family?.kind === kind && family.mode === mode;
  });
  const body = `${prefix}${bytesToBase62(random(SECRET_BYTES), SECRET_DIGITS)}`;
  return body + checksum(body);
}

/** Shape and checksum of a developer key, judged without the database; null when it cannot be one. */
export function parseKey(text: string): KeyFamily | null {
  if (text.length !== KEY_LENGTH) return null;
  const family = FAMILIES[text.slice(0, PREFIX_LENGTH)];
  if (!family || !BASE62.test(text.slice(PREFIX_LENGTH))) return null;
  return checksum(text.slice(0, CHECKSUM_START)) === text.slice(CHECKSUM_START) ? family : null;
}

/** SHA-256 as base64. A key holds 160 random bits, so a slow password hash would add nothing. */
export function hashKey(key: string): string {
  return hash('sha256', key, 'base64');
}

/** Enough to tell keys apart in a list. */
export function visibleStart(key: string): string {
  return key.slice(0, VISIBLE_LENGTH);
}

function checksum(body: string): string {
  return base62(crc32(body), CHECKSUM_DIGITS);
}
