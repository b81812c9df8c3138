import { hex } from '../hashing/hash-facts.ts';
import { contentHash } from './facts.ts';

/** Content of an exam that is not what was hashed when it was written: it is not shown, signed or built on. */
export class RecordMismatchError extends Error {
  override readonly name = 'RecordMismatchError';
  readonly ownerId: string;
  readonly version: number;

  constructor({ ownerId, version }: { readonly ownerId: string; readonly version: number }) {
    super('The content of this exam does not match its seal.');
    this.ownerId = ownerId;
    this.version = version;
  }
}

/** Content as it is stored, with the hash that its version has of it. */
export interface HashedContent {
  readonly salt: Uint8Array;
  readonly selection: string;
  readonly clinician_id: string | null;
  readonly content_hash: Uint8Array;
}

/** Whether content is what was hashed when it was written. */
export function isWhole(content: HashedContent): boolean {
  return hex(contentHash(content.salt, content)) === hex(content.content_hash);
}

/**
 * Refuses content that is not what was hashed.
 *
 * @throws RecordMismatchError
 */
export function assertWhole(
  content: HashedContent,
  place: { readonly ownerId: string; readonly version: number },
): void {
  if (!isWhole(content)) throw new RecordMismatchError(place);
}
