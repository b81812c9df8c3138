import type { Selectable, Transaction } from 'kysely';
import { InvalidInputError } from '../invalid-input.ts';
import { hashKey, visibleStart } from './key-format.ts';
import { checkOverlap } from './key-overlap.ts';
import type { Tables } from '../database/tables.ts';
import { type Db, inTransaction } from '../database/tenancy.ts';

/** Tables of keys: each has the columns of `newKeyColumns` besides its own. */
type KeyTable = 'api_key' | 'organization_key';
type KeyRow<Table extends KeyTable> = Selectable<Tables[Table]>;

/** What every list of keys shows of a key. */
export interface KeyLifetime {
  /** First characters of the key, enough to tell keys apart. */
  visibleStart: string;
  createdAt: string;
  updatedAt: string;
  expiresAt: string | null;
  revokedAt: string | null;
}

/** Columns of a new key; the key itself is not stored. */
export function newKeyColumns(key: string, now: number) {
  const at = new Date(now);
  return {
    key_hash: Buffer.from(hashKey(key), 'base64'),
    visible_start: visibleStart(key),
    created_at: at,
    updated_at: at,
    expires_at: null,
    revoked_at: null,
  };
}

export function lifetimeOf(row: KeyRow<KeyTable>): KeyLifetime {
  return {
    visibleStart: row.visible_start,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    revokedAt: row.revoked_at?.toISOString() ?? null,
  };
}

/** The row of the revoked key, or null for an unknown id. Revoking again keeps the time of the first revocation. */
export async function revokeRow<Table extends KeyTable>(
  db: Db,
  table: Table,
  { id, now }: { id: string; now: number },
): Promise<KeyRow<Table> | null> {
  const row = await db
    .updateTable(oneOf(table))
    .set(({ fn, val }) => ({
      revoked_at: fn.coalesce('revoked_at', val(new Date(now))),
      updated_at: new Date(now),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return (row as KeyRow<Table> | undefined) ?? null;
}

export interface Rotation {
  readonly id: string;
  readonly overlapMs: number;
  readonly now: number;
}

/**
 * Ends a key after an overlap and makes its successor in the same transaction. Null for an unknown id.
 *
 * @throws InvalidInputError for a key that has already ended, or an overlap over 30 days
 */
export async function rotateRow<Table extends KeyTable, Created>(
  db: Db,
  table: Table,
  { id, overlapMs, now }: Rotation,
  succeed: (trx: Transaction<Tables>, old: KeyRow<Table>) => Promise<Created>,
): Promise<Created | null> {
  checkOverlap(overlapMs);
  return inTransaction(db, async (trx) => {
    const old = await trx
      .selectFrom(oneOf(table))
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!old) return null;
    if (old.revoked_at || old.expires_at)
      throw new InvalidInputError('This key is revoked or rotated already.');
    await trx
      .updateTable(oneOf(table))
      .set({ expires_at: new Date(now + overlapMs), updated_at: new Date(now) })
      .where('id', '=', id)
      .execute();
    return succeed(trx, old as KeyRow<Table>);
  });
}

/** The query builder types one table at a time; the columns used here are the same in all of them. */
function oneOf(table: KeyTable): 'api_key' {
  return table as 'api_key';
}
