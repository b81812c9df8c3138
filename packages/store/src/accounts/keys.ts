import type { KeyKind, KeyMode } from '@svc/contracts';
import type { Kysely } from 'kysely';
import { getAccount } from './accounts.ts';
import type { RandomBytes } from '../ids/clock.ts';
import { newId } from '../ids/ids.ts';
import { InvalidInputError } from '../invalid-input.ts';
import { generateKey } from './key-format.ts';
import { newKeyColumns, revokeRow, rotateRow } from './key-rows.ts';
import { validateOrigins } from './origins.ts';
import { type KeyRecord, toRecord, withLastUse } from './read-keys.ts';
import type { Tables } from '../database/tables.ts';
import { type Db, inTransaction } from '../database/tenancy.ts';

export interface NewKey {
  accountId: string;
  kind: KeyKind;
  mode: KeyMode;
  /** Exact serialised origins from which a publishable key is accepted. */
  origins?: readonly string[];
  /** What its people call it. */
  name?: string | null | undefined;
  /** Person or token that makes it. */
  createdBy?: string | null | undefined;
  now: number;
  random?: RandomBytes | undefined;
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

/** The revoked key, or null for an unknown id. Revoking again keeps the time of the first revocation. */
export async function revokeKey(db: Kysely<Tables>, id: string, now: number): Promise<KeyRecord | null> {
  const row = await revokeRow(db, 'api_key', { id, now });
  return row && withLastUse(db, row);
}

interface KeyRotation {
  readonly overlapMs: number;
  /** Person or token that rotates. */
  readonly createdBy?: string | null | undefined;
  readonly now: number;
  readonly random?: RandomBytes;
}

/**
 * A successor with the same rights and name; the old key stops when the overlap ends. Null for an unknown id. Throws
 * InvalidInputError for a key that has already ended, or an overlap over 30 days.
 */
export function rotateKey(
  db: Db,
  id: string,
  { overlapMs, createdBy, now, random }: KeyRotation,
): Promise<CreatedKey | null> {
  return rotateRow(db, 'api_key', { id, overlapMs, now }, (trx, old) => {
    const { account_id: accountId, kind, mode, origins, name } = old;
    return insertKey(trx, { accountId, kind, mode, origins, name, createdBy, now, random });
  });
}

/** What of a key can be changed; the rest is left as it is. */
export interface KeyPatch {
  readonly origins?: readonly string[] | undefined;
  readonly name?: string | null | undefined;
}

/** The key after the change, or null for an unknown id. Throws InvalidInputError for invalid origins. */
export async function updateKey(
  db: Kysely<Tables>,
  id: string,
  { origins, name }: KeyPatch,
  now: number,
): Promise<KeyRecord | null> {
  const row = await inTransaction(db, async (trx) => {
    const key = await trx.selectFrom('api_key').select('kind').where('id', '=', id).executeTakeFirst();
    if (!key) return null;
    return trx
      .updateTable('api_key')
      .set({
        ...(origins === undefined ? {} : { origins: checkedOrigins(key.kind, origins) }),
        ...(name === undefined ? {} : { name }),
        updated_at: new Date(now),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  return row && withLastUse(db, row);
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
      name: newKey.name ?? null,
      created_by: newKey.createdBy ?? null,
      ...newKeyColumns(key, newKey.now),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { key, record: toRecord(row, null) };
}

function checkedOrigins(kind: KeyKind, origins: readonly string[]): string[] {
  if (kind === 'secret' && origins.length > 0)
    throw new InvalidInputError('Only a publishable key has origins.');
  return validateOrigins(origins);
}
