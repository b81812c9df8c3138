import { bytesToBase62 } from './base62.ts';
import type { RandomBytes } from './clock.ts';
import { pooledRandomBytes } from './random-pool.ts';

const ID_BYTES = 16;
const ID_DIGITS = 22;

type IdPrefix =
  | 'acct'
  | 'key'
  | 'promo'
  | 'org'
  | 'okey'
  | 'wh'
  | 'evt'
  | 'dlv'
  | 'sig'
  | 'safety'
  | 'aud'
  | 'erase'
  | 'act'
  | 'labord'
  | 'wear'
  | 'pat'
  | 'rsess'
  | 'rimg'
  | 'rscr'
  | 'rcap'
  | 'rqa'
  | 'look'
  | 'rrev'
  | 'cds'
  | 'per'
  | 'mem'
  | 'inv'
  | 'sess'
  | 'ptl'
  | 'areq';

/** An id such as `acct_…`: 128 random bits, made in code so that every database makes the same ones. */
export function newId(prefix: IdPrefix, random: RandomBytes = pooledRandomBytes): string {
  return `${prefix}_${bytesToBase62(random(ID_BYTES), ID_DIGITS)}`;
}
