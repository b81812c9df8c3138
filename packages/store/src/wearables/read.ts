import type { KeyMode } from '@svc/contracts';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type Page, pageWithinBytes } from '../pagination/page-within-bytes.ts';
import type { Tables } from '../database/tables.ts';
import { asWorker } from '../database/tenancy.ts';
import { type StoredConnection, toConnection } from './connection.ts';

interface ConnectionName {
  readonly ownerId: string;
  readonly id: string;
}

/** One connection of the owner, in any mode unless one is given; null when there is none. */
export async function getConnection(
  trx: Transaction<Tables>,
  { ownerId, id, mode }: ConnectionName & { readonly mode?: KeyMode },
): Promise<StoredConnection | null> {
  let query = trx
    .selectFrom('wearable_connection')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', '=', id);
  if (mode !== undefined) query = query.where('mode', '=', mode);
  const row = await query.executeTakeFirst();
  return row ? toConnection(row) : null;
}

interface ConnectionQuery {
  readonly ownerId: string;
  readonly mode: KeyMode;
  readonly patientRef: string | null;
  readonly limit: number;
  /** Only those older than this one; an id that is none gives nothing. */
  readonly before: string | null;
}

/** Connections of an owner in one mode, newest first: as many as one answer takes. */
export async function listConnections(
  trx: Transaction<Tables>,
  { ownerId, mode, patientRef, limit, before }: ConnectionQuery,
): Promise<Page<StoredConnection>> {
  let query = trx
    .selectFrom('wearable_connection')
    .select(['id', sql<number>`octet_length(metadata)`.as('bytes')])
    .where('owner_id', '=', ownerId)
    .where('mode', '=', mode)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (patientRef !== null) query = query.where('patient_ref', '=', patientRef);
  if (before !== null)
    query = query.where((eb) =>
      eb(
        eb.refTuple('created_at', 'id'),
        '<',
        eb
          .selectFrom('wearable_connection as last')
          .select(['last.created_at', 'last.id'])
          .where('last.owner_id', '=', ownerId)
          .where('last.mode', '=', mode)
          .where('last.id', '=', before)
          .$asTuple('created_at', 'id'),
      ),
    );
  const { rows: page, hasMore } = pageWithinBytes(await query.execute(), limit);
  if (page.length === 0) return { rows: [], hasMore };
  const rows = await trx
    .selectFrom('wearable_connection')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where(
      'id',
      'in',
      page.map(({ id }) => id),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return { rows: rows.map(toConnection), hasMore };
}

/** For operators, who name a connection by its id alone. */
export async function findConnection(db: Kysely<Tables>, id: string): Promise<StoredConnection | null> {
  const row = await asWorker(db, (trx) =>
    trx.selectFrom('wearable_connection').selectAll().where('id', '=', id).executeTakeFirst(),
  );
  return row ? toConnection(row) : null;
}
