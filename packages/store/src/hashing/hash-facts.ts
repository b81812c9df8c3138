import { hash } from 'node:crypto';
import { InvalidInputError } from '../invalid-input.ts';

/**
 * What the hashes of rows are over: JSON arrays of every column in a fixed order, times as ISO text, bytes as
 * hex. A checker in any language can make the same bytes; `docs/mse-integrity.md` describes them.
 */
export type Fact = string | number | null;

export function sha256(...parts: readonly (Uint8Array | string)[]): Buffer {
  const [first = ''] = parts;
  // In one call where there is one part: most hashes here are short, and the calls cost more than the hashing.
  const data = parts.length === 1 ? first : Buffer.concat(parts.map((part) => Buffer.from(part as string)));
  return hash('sha256', data, 'buffer');
}

/** Half of a surrogate pair is stored as another character: what is hashed must be what is read back. */
const BROKEN = /\p{Surrogate}/u;

/**
 * The text that is hashed.
 *
 * @throws InvalidInputError for half of a surrogate pair
 */
export function textOf(facts: readonly Fact[]): string {
  for (const fact of facts)
    if (typeof fact === 'string' && BROKEN.test(fact))
      throw new InvalidInputError('A text of the record holds half of a surrogate pair.');
  return JSON.stringify(facts);
}

/** Over the facts in their order. */
export function hashOf(facts: readonly Fact[]): Buffer {
  return sha256(textOf(facts));
}

/** A time as the hashes know it. A row that was tampered with may hold one that no calendar has. */
export function isoTime(time: Date): string {
  const isDate: boolean = (time as unknown) instanceof Date && !Number.isNaN(time.getTime());
  return isDate ? time.toISOString() : `no time: ${String(time)}`;
}

export function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex');
}
