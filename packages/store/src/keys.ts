import type { KeyKind, KeyMode } from '@svc/contracts';
import type { Selectable } from 'kysely';
import { getAccount } from './accounts.ts';
import type { RandomBytes } from './clock.ts';
import { newId } from './ids.ts';
import { InvalidInputError } from './invalid-input.ts';
import { generateKey, hashKey, visibleStart } from './key-format.ts';
import { checkOverlap } from './key-overlap.ts';
import { validateOrigins } from './origins.ts';
import type { ApiKeyTable } from './tables.ts';
import { type Db, inTransaction } from './tenancy.ts';

/** A key as lists show it; the key itself is not stored. */
export interface KeyRecord {
  id: string;
  accountId: string;
  kind: KeyKind;
  mode: KeyMode;
  /** First characters of the key, enough to tell keys apart. */
  visibleStart: string;
  origins: string[];
  createdAt: string;
  updatedAt: string;
  expiresAt: string | null;
  revokedAt: string | null;
}

export interface NewKey {
  accountId: string;
  kind: KeyKind;
  mode: KeyMode;
  /** Exact serialised origins a publishable key is honoured from. */
  origins?: readonly string[];
  now: number;
  random?: RandomBytes;
}

export interface CreatedKey {
  /** Shown once. */
  key: string;
  record: KeyRecord;
}

/** Throws InvalidInputError for an unknown account, or origins that are none. */
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

/** The revoked key, or null for an unknown id. Revoking again keeps the first time. */
export async function revokeKey(db: Db, id: string, now: number): Promise<KeyRecord | null> {
  const row = await db
    .updateTable('api_key')
    .set(({ fn, val }) => ({
      revoked_at: fn.coalesce('revoked_at', val(new Date(now))),
      updated_at: new Date(now),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ? toRecord(row) : null;
}

/**
 * A successor with the same rights; the old key stops when the overlap ends. Null for an unknown id. Throws
 * InvalidInputError for a key that has ended already, and for an overlap over 30 days.
 */
export async function rotateKey(
  db: Db,
  id: string,
  { overlapMs, now, random }: { overlapMs: number; now: number; random?: RandomBytes },
): Promise<CreatedKey | null> {
  checkOverlap(overlapMs);
  return inTransaction(db, async (trx) => {
    const old = await trx
      .selectFrom('api_key')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!old) return null;
    if (old.revoked_at || old.expires_at)
      throw new InvalidInputError('This key is revoked or rotated already.');
    await trx
      .updateTable('api_key')
      .set({ expires_at: new Date(now + overlapMs), updated_at: new Date(now) })
      .where('id', '=', id)
      .execute();
    const { account_id: accountId, kind, mode, origins } = old;
    return insertKey(trx, { accountId, kind, mode, origins, now, random });
  });
}

/** The key with its new origins, or null for an unknown id. Throws InvalidInputError for origins that are none. */
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
  const at = new Date(newKey.now);
  const row = await db
    .insertInto('api_key')
    .values({
      id: newId('key', newKey.random),
      account_id: newKey.accountId,
      kind: newKey.kind,
      mode: newKey.mode,
      key_hash: Buffer.from(hashKey(key), 'base64'),
      visible_start: visibleStart(key),
      origins: newKey.origins,
      created_at: at,
      updated_at: at,
      expires_at: null,
      revoked_at: null,
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
    visibleStart: row.visible_start,
    origins: row.origins,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    revokedAt: row.revoked_at?.toISOString() ?? null,
  };
}
