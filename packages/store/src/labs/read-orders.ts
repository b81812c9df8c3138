import type { KeyMode } from '@svc/contracts';
import { type Kysely, sql, type Transaction } from 'kysely';
import { cursorAfter, foreignPlace, type OwnedList, placeAfter } from '../pagination/list-cursor.ts';
import { type CursorPage, pageWithinBytes } from '../pagination/page-within-bytes.ts';
import type { Tables } from '../database/tables.ts';
import { asWorker } from '../database/tenancy.ts';
import {
  LISTED_COLUMNS,
  type LabOrderKey,
  type ListedLabOrder,
  type StoredLabOrder,
  toListedOrder,
  toStoredOrder,
} from './stored-order.ts';

interface OwnedOrders extends OwnedList {
  readonly mode: KeyMode;
}

export interface LabOrderQuery {
  readonly ownerId: string;
  readonly mode: KeyMode;
  readonly patientRef?: string | undefined;
  readonly limit: number;
  /** Only those after this: the `nextCursor` of a page, or the id of an order. */
  readonly before?: string | undefined;
}

/**
 * Orders of an account and mode without their results, newest first: as many as one answer takes.
 *
 * @throws InvalidInputError for a `before` that is neither a cursor of this list nor the id of an order
 */
export async function listLabOrders(
  trx: Transaction<Tables>,
  { ownerId, mode, patientRef, limit, before }: LabOrderQuery,
): Promise<CursorPage<ListedLabOrder>> {
  const list = { list: 'lab_order', ownerId, mode } as const;
  let sizes = trx
    .selectFrom('lab_order')
    .select(['id', 'placed', sql<number>`octet_length(metadata) + octet_length(note)`.as('bytes')])
    .where('owner_id', '=', ownerId)
    .where('mode', '=', mode)
    .orderBy('placed', 'desc')
    .limit(limit + 1);
  if (patientRef !== undefined) sizes = sizes.where('patient_ref', '=', patientRef);
  if (before !== undefined) sizes = sizes.where('placed', '<', await placeOf(trx, list, before));
  const { rows: page, hasMore } = pageWithinBytes(await sizes.execute(), limit);
  const last = page.at(-1);
  if (last === undefined) return { rows: [], hasMore, nextCursor: null };
  const rows = await trx
    .selectFrom('lab_order')
    .select(LISTED_COLUMNS)
    .where('owner_id', '=', ownerId)
    .where(
      'id',
      'in',
      page.map(({ id }) => id),
    )
    .orderBy('placed', 'desc')
    .execute();
  const nextCursor = hasMore ? cursorAfter(list, [last.placed]) : null;
  return { rows: rows.map(toListedOrder), hasMore, nextCursor };
}

/** Where in the order of placing a cursor or an order stands. */
async function placeOf(trx: Transaction<Tables>, list: OwnedOrders, before: string): Promise<number> {
  const [placed] = placeAfter(list, before) ?? [];
  if (Number.isSafeInteger(placed)) return placed as number;
  const order = await trx
    .selectFrom('lab_order')
    .select('placed')
    .where('owner_id', '=', list.ownerId)
    .where('mode', '=', list.mode)
    .where('id', '=', before)
    .executeTakeFirst();
  if (order === undefined) throw foreignPlace();
  return order.placed;
}

/** One order; null when the account has none of this id in this mode. */
export async function findLabOrder(
  trx: Transaction<Tables>,
  { ownerId, mode, id }: LabOrderKey,
): Promise<StoredLabOrder | null> {
  const row = await trx
    .selectFrom('lab_order')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('mode', '=', mode)
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : toStoredOrder(row);
}

/** Whose order this is, for an operator who has only the id; null when there is none. */
export async function locateLabOrder(db: Kysely<Tables>, id: string): Promise<LabOrderKey | null> {
  const row = await asWorker(db, (trx) =>
    trx.selectFrom('lab_order').select(['owner_id', 'mode']).where('id', '=', id).executeTakeFirst(),
  );
  return row === undefined ? null : { ownerId: row.owner_id, mode: row.mode, id };
}
