import type { KeyKind, KeyMode } from '@svc/contracts';
import type { Selectable } from 'kysely';
import { getAccount } from './accounts.ts';
import type { RandomBytes } from '../ids/clock.ts';
import { newId } from '../ids/ids.ts';
import { InvalidInputError } from '../invalid-input.ts';
import { generateKey, hashKey } from './key-format.ts';
import { type KeyLifetime, lifetimeOf, newKeyColumns, revokeRow, rotateRow } from './key-rows.ts';
import { validateOrigins } from './origins.ts';
import type { ApiKeyTable } from '../database/tables.ts';
import { type Db, inTransaction } from '../database/tenancy.ts';

/** A key as lists show it; the key itself is not stored. */
export interface KeyRecord extends KeyLifetime {
  id: string;
  accountId: string;
  kind: KeyKind;
  mode: KeyMode;
  origins: string[];
}

export interface NewKey {
  accountId: string;
  kind: KeyKind;
  mode: KeyMode;
  /** Exact serialised origins from which a publishable key is accepted. */
  origins?: readonly string[];
  now: number;
  random?: RandomBytes;
}

export interface CreatedKey {
  /** Shown once. */
  key: string;
  record: KeyRecord;
}

/** Throws InvalidInputError for an unknown account, or invalid origins. */
export async function createKey(db: Db, newKey: NewKey): Promise<CreatedKey> {
  const origins = checkedOrigins(newKey.kind, newKey.origins ?? []);
  if (!(await getAccount(db, newKey.accountId))) throw new InvalidInputError('There is no such account.');
  return insertKey(db, { ...newKey, origins });
}

export async function listKeys(db: Db, accountId?: string): Promise<KeyRecord[]> {
  let query = db.selectFrom('api_key').selectAll().orderBy('created_at').orderBy('id');
  if (accountId !== undefined) query = query.where('account_id', '=', accountId);
  return (await query.execute()).map(toRecord);
}

/** The record of a key that is not revoked, by the key itself; null where there is none. */
export async function findKey(db: Db, key: string): Promise<KeyRecord | null> {
  const row = await db
    .selectFrom('api_key')
    .selectAll()
    .where('key_hash', '=', Buffer.from(hashKey(key), 'base64'))
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return row === undefined ? null : toRecord(row);
}

/** The revoked key, or null for an unknown id. Revoking again keeps the time of the first revocation. */
export async function revokeKey(db: Db, id: string, now: number): Promise<KeyRecord | null> {
  const row = await revokeRow(db, 'api_key', { id, now });
  return row && toRecord(row);
}

/**
 * A successor with the same rights; the old key stops when the overlap ends. Null for an unknown id. Throws
 * InvalidInputError for a key that has already ended, or an overlap over 30 days.
 */
export function rotateKey(
  db: Db,
  id: string,
  { overlapMs, now, random }: { overlapMs: number; now: number; random?: RandomBytes },
): Promise<CreatedKey | null> {
  return rotateRow(db, 'api_key', { id, overlapMs, now }, (trx, old) => {
    const { account_id: accountId, kind, mode, origins } = old;
    return insertKey(trx, { accountId, kind, mode, origins, now, random });
  });
}

/** The key with its new origins, or null for an unknown id. Throws InvalidInputError for invalid origins. */
export async function updateKeyOrigins(
  db: Db,
  id: string,
  origins: readonly string[],
  now: number,
): Promise<KeyRecord | null> {
  return inTransaction(db, async (trx) => {
    const key = await trx.selectFrom('api_key').select('kind').where('id', '=', id).executeTakeFirst();
    if (!key) return null;
    const row = await trx
      .updateTable('api_key')
      .set({ origins: checkedOrigins(key.kind, origins), updated_at: new Date(now) })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return toRecord(row);
  });
}

async function insertKey(db: Db, newKey: NewKey & { origins: string[] }): Promise<CreatedKey> {
  const key = generateKey(newKey, newKey.random);
  const row = await db
    .insertInto('api_key')
    .values({
      id: newId('key', newKey.random),
      account_id: newKey.accountId,
      kind: newKey.kind,
      mode: newKey.mode,
      origins: newKey.origins,
      ...newKeyColumns(key, newKey.now),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { key, record: toRecord(row) };
}

function checkedOrigins(kind: KeyKind, origins: readonly string[]): string[] {
  if (kind === 'secret' && origins.length > 0)
    throw new InvalidInputError('Only a publishable key has origins.');
  return validateOrigins(origins);
}

function toRecord(row: Selectable<ApiKeyTable>): KeyRecord {
  return {
    id: row.id,
    accountId: row.account_id,
    kind: row.kind,
    mode: row.mode,
    origins: row.origins,
    ...lifetimeOf(row),
  };
}
