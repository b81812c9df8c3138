import type { Selectable } from 'kysely';
import type { RetinaLookTable, RetinaReviewTable, RetinaTombstoneTable } from '../database/tables.ts';
import { type Fact, hashOf, hex, isoTime, sha256, textOf } from '../hashing/hash-facts.ts';

export type ReviewRow = Readonly<Selectable<RetinaReviewTable>>;
export type LookRow = Readonly<Selectable<RetinaLookTable>>;
export type RetinaTombstoneRow = Readonly<Selectable<RetinaTombstoneTable>>;

/** The database makes the same hashes as it stores the rows; salted, so that an erased row leaves nothing to try. */
function salted(salt: Uint8Array, facts: readonly Fact[]): Buffer {
  return sha256(salt, textOf(facts));
}

const hexOrNull = (hash: Uint8Array | null) => (hash === null ? null : hex(hash));

/** Of a decision, bound to the one before it of the same screening. */
export function reviewHash(row: Omit<ReviewRow, 'hash'>, previous: Uint8Array | null): Buffer {
  return salted(row.salt, [
    'retina_review',
    row.owner_id,
    row.screening_id,
    row.number,
    row.id,
    row.decision,
    row.reviewed_by,
    row.note,
    isoTime(row.reviewed_at),
    hexOrNull(previous),
  ]);
}

/** Of a look, bound to the one before it of the same screening. */
export function lookHash(row: Omit<LookRow, 'hash'>, previous: Uint8Array | null): Buffer {
  return salted(row.salt, [
    'retina_look',
    row.owner_id,
    row.screening_id,
    row.number,
    row.id,
    row.action,
    row.by_whom,
    row.operator,
    isoTime(row.at),
    hexOrNull(previous),
  ]);
}

/** Of what says that reviews and looks of a screening were erased. */
export function retinaTombstoneHash(row: Omit<RetinaTombstoneRow, 'hash'>): Buffer {
  return hashOf([
    'retina_tombstone',
    row.owner_id,
    row.screening_id,
    row.id,
    isoTime(row.erased_at),
    row.reason,
    row.erased_by,
    row.erased,
  ]);
}
