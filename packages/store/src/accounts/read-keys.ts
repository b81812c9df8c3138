import type { KeyKind, KeyMode } from '@svc/contracts';
import { type Kysely, type Selectable, sql } from 'kysely';
import { hashKey } from './key-format.ts';
import { type KeyLifetime, lifetimeOf } from './key-rows.ts';
import type { ApiKeyTable, Tables } from '../database/tables.ts';
import { asWorker } from '../database/tenancy.ts';
import { afterPlace, timePage } from '../pagination/time-cursor.ts';

/** A key as lists show it; the key itself is not stored. */
export interface KeyRecord extends KeyLifetime {
  id: string;
  accountId: string;
  /** What its people call it; null when nobody named it. */
  name: string | null;
  /** Person or token that made it; null for keys made before that was kept. */
  createdBy: string | null;
  /** Moment of its last counted request; the day alone, at its begin, where it was counted before moments were kept. */
  lastUsedAt: string | null;
  kind: KeyKind;
  mode: KeyMode;
  origins: string[];
}

/** A key holds; ends when the overlap of its rotation is over; or has ended. */
export type KeyState = 'holds' | 'ends' | 'ended';

interface AccountKeyQuery {
  readonly accountId: string;
  readonly mode?: KeyMode | undefined;
  readonly kind?: KeyKind | undefined;
  readonly state?: KeyState | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly now: number;
}

interface AccountKeyPage {
  readonly keys: KeyRecord[];
  readonly hasMore: boolean;
  readonly nextCursor: string | null;
}

type KeyRow = Selectable<ApiKeyTable>;

/** Every key, or those of one account, oldest first. */
export async function listKeys(db: Kysely<Tables>, accountId?: string): Promise<KeyRecord[]> {
  let query = db.selectFrom('api_key').selectAll().orderBy('created_at').orderBy('id');
  if (accountId !== undefined) query = query.where('account_id', '=', accountId);
  return recordsOf(db, await query.execute());
}

/**
 * A page of the keys of one account, newest first.
 *
 * @throws InvalidInputError for a cursor that is none
 */
export async function listAccountKeys(
  db: Kysely<Tables>,
  { accountId, mode, kind, state, limit, cursor, now }: AccountKeyQuery,
): Promise<AccountKeyPage> {
  let query = db
    .selectFrom('api_key')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (mode !== undefined) query = query.where('mode', '=', mode);
  if (kind !== undefined) query = query.where('kind', '=', kind);
  if (state !== undefined) query = query.where(inState(state, now));
  if (cursor !== undefined) query = query.where(afterPlace(sql.ref('created_at'), sql.ref('id'), cursor));
  const { rows, ...page } = timePage(await query.execute(), limit, ({ created_at: at, id }) => ({ at, id }));
  return { keys: await recordsOf(db, rows), ...page };
}

/** A key of the account; null for an unknown id, and for one of another account. */
export async function ownKey(
  db: Kysely<Tables>,
  { accountId, id }: { readonly accountId: string; readonly id: string },
): Promise<KeyRecord | null> {
  const row = await db
    .selectFrom('api_key')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row === undefined ? null : withLastUse(db, row);
}

/** The record of a key that is not revoked, by the key itself; null where there is none. */
export async function findKey(db: Kysely<Tables>, key: string): Promise<KeyRecord | null> {
  const row = await db
    .selectFrom('api_key')
    .selectAll()
    .where('key_hash', '=', Buffer.from(hashKey(key), 'base64'))
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return row === undefined ? null : withLastUse(db, row);
}

/** The condition that a key lets a request in. */
export function letsIn(now: number) {
  return sql<boolean>`revoked_at is null and (expires_at is null or expires_at > ${new Date(now)})`;
}

function inState(state: KeyState, now: number) {
  const at = new Date(now);
  if (state === 'holds') return sql<boolean>`revoked_at is null and expires_at is null`;
  if (state === 'ends') return sql<boolean>`revoked_at is null and expires_at > ${at}`;
  return sql<boolean>`(revoked_at is not null or expires_at <= ${at})`;
}

export async function withLastUse(db: Kysely<Tables>, row: KeyRow): Promise<KeyRecord> {
  return toRecord(row, (await lastUses(db, [row])).get(row.id) ?? null);
}

async function recordsOf(db: Kysely<Tables>, rows: readonly KeyRow[]): Promise<KeyRecord[]> {
  const uses = await lastUses(db, rows);
  return rows.map((row) => toRecord(row, uses.get(row.id) ?? null));
}

/** When each key was last used: of each, the last day that it was used on, by an index. */
async function lastUses(
  db: Kysely<Tables>,
  keys: readonly Pick<KeyRow, 'id' | 'account_id'>[],
): Promise<ReadonlyMap<string, Date>> {
  if (keys.length === 0) return new Map();
  const { rows } = await asWorker(db, (trx) =>
    sql<{ id: string; last_at: Date }>`
      select asked.id, used.last_at
      from unnest(${keys.map((key) => key.account_id)}::text[], ${keys.map((key) => key.id)}::text[]) as asked(owner_id, id)
      cross join lateral (
        select coalesce(last_at, day::timestamp at time zone 'UTC') as last_at from usage_day
        where owner_id = asked.owner_id and key_id = asked.id
        order by day desc, last_at desc nulls last limit 1
      ) used`.execute(trx),
  );
  return new Map(rows.map((row) => [row.id, row.last_at]));
}

export function toRecord(row: KeyRow, lastUsedAt: Date | null): KeyRecord {
  return {
    id: row.id,
    accountId: row.account_id,
    name: row.name,
    createdBy: row.created_by,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    kind: row.kind,
    mode: row.mode,
    origins: row.origins,
    ...lifetimeOf(row),
  };
}
