import type { KeyMode } from '@svc/contracts';
import { type Kysely, sql, type Transaction } from 'kysely';
import { cursorAfter, foreignPlace, type OwnedList, placeAfter } from '../pagination/list-cursor.ts';
import { type CursorPage, pageWithinBytes } from '../pagination/page-within-bytes.ts';
import { type Place, timePlace } from '../pagination/time-cursor.ts';
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

interface OwnedConnections extends OwnedList {
  readonly mode: KeyMode;
}

interface ConnectionQuery {
  readonly ownerId: string;
  readonly mode: KeyMode;
  readonly patientRef: string | null;
  readonly limit: number;
  /** Only those after this: the `nextCursor` of a page, or the id of a connection. */
  readonly before: string | null;
}

/**
 * Connections of an owner in one mode, newest first: as many as one answer takes.
 *
 * @throws InvalidInputError for a `before` that is neither a cursor of this list nor the id of a connection
 */
export async function listConnections(
  trx: Transaction<Tables>,
  { ownerId, mode, patientRef, limit, before }: ConnectionQuery,
): Promise<CursorPage<StoredConnection>> {
  const list = { list: 'wearable_connection', ownerId, mode } as const;
  let query = trx
    .selectFrom('wearable_connection')
    .select(['id', 'created_at', sql<number>`octet_length(metadata)`.as('bytes')])
    .where('owner_id', '=', ownerId)
    .where('mode', '=', mode)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (patientRef !== null) query = query.where('patient_ref', '=', patientRef);
  if (before !== null) {
    const { at, id } = await placeOf(trx, list, before);
    query = query.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(at, id)));
  }
  const { rows: page, hasMore } = pageWithinBytes(await query.execute(), limit);
  const last = page.at(-1);
  if (last === undefined) return { rows: [], hasMore, nextCursor: null };
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
  const nextCursor = hasMore ? cursorAfter(list, [last.created_at.getTime(), last.id]) : null;
  return { rows: rows.map(toConnection), hasMore, nextCursor };
}

/** Where in the list a cursor or a connection stands. */
async function placeOf(trx: Transaction<Tables>, list: OwnedConnections, before: string): Promise<Place> {
  const [at, id] = placeAfter(list, before) ?? [];
  const place = timePlace(at, id);
  if (place !== null) return place;
  const connection = await getConnection(trx, { ownerId: list.ownerId, id: before, mode: list.mode });
  if (connection === null) throw foreignPlace();
  return { at: new Date(connection.createdAt), id: connection.id };
}

/** For operators, who name a connection by its id alone. */
export async function findConnection(db: Kysely<Tables>, id: string): Promise<StoredConnection | null> {
  const row = await asWorker(db, (trx) =>
    trx.selectFrom('wearable_connection').selectAll().where('id', '=', id).executeTakeFirst(),
  );
  return row ? toConnection(row) : null;
}
