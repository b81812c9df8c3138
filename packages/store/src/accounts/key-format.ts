import { hash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { KeyKind, KeyMode } from '@svc/contracts';
import { base62, bytesToBase62 } from '../ids/base62.ts';
import type { RandomBytes } from '../ids/clock.ts';

export interface KeyFamily {
  readonly kind: KeyKind | 'organization';
  readonly mode: KeyMode;
}

interface Prefixed extends KeyFamily {
  readonly prefix: string;
}

const FAMILIES: readonly Prefixed[] = [
  { prefix: 'svc_sk_test_', kind: 'secret', mode: 'test' },
  { prefix: 'svc_sk_live_', kind: 'secret', mode: 'live' },
  { prefix: 'svc_pk_test_', kind: 'publishable', mode: 'test' },
  { prefix: 'svc_pk_live_', kind: 'publishable', mode: 'live' },
  { prefix: 'mse_live_', kind: 'organization', mode: 'live' },
];

const SECRET_BYTES = 20;
const SECRET_DIGITS = 27;
const CHECKSUM_DIGITS = 6;
const BODY_LENGTH = SECRET_DIGITS + CHECKSUM_DIGITS;
const VISIBLE_DIGITS = 4;

const BASE62 = /^[0-9A-Za-z]+$/;

/** Prefix, 160 random bits, and a checksum over both that exposes a mistyped key without the database. */
export function generateKey({ kind, mode }: KeyFamily, random: RandomBytes = randomBytes): string {
  const family = FAMILIES.find((candidate) => candidate.kind === kind && candidate.mode === mode);
  if (!family) throw new Error(`there are no ${mode} keys of kind ${kind}`);
  const body = `${family.prefix}${bytesToBase62(random(SECRET_BYTES), SECRET_DIGITS)}`;
  return body + checksum(body);
}

/** The family of a key, by shape and checksum, without the database; null when the text cannot be a key. */
export function parseKey(text: string): KeyFamily | null {
  const family = familyOf(text);
  if (!family) return null;
  const { prefix, kind, mode } = family;
  if (text.length !== prefix.length + BODY_LENGTH || !BASE62.test(text.slice(prefix.length))) return null;
  const end = prefix.length + SECRET_DIGITS;
  return checksum(text.slice(0, end)) === text.slice(end) ? { kind, mode } : null;
}

function familyOf(text: string): Prefixed | undefined {
  for (const family of FAMILIES) if (text.startsWith(family.prefix)) return family;
  return undefined;
}

/** SHA-256 as base64. A key holds 160 random bits, so a slow password hash would add nothing. */
export function hashKey(key: string): string {
  return hash('sha256', key, 'base64');
}

/** The first characters of a key, enough to tell keys apart in a list. */
export function visibleStart(key: string): string {
  const digits = familyOf(key)?.prefix.length ?? 0;
  return key.slice(0, digits + VISIBLE_DIGITS);
}

function checksum(body: string): string {
  return base62(crc32(body), CHECKSUM_DIGITS);
}
