import type { KeyMode } from '@svc/contracts';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type Page, pageWithinBytes } from '../pagination/page-within-bytes.ts';
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

export interface LabOrderQuery {
  readonly ownerId: string;
  readonly mode: KeyMode;
  readonly patientRef?: string | undefined;
  readonly limit: number;
  /** Only those older than this one; an id that is none gives nothing. */
  readonly before?: string | undefined;
}

/** Orders of an account and mode without their results, newest first: as many as one answer takes. */
export async function listLabOrders(
  trx: Transaction<Tables>,
  { ownerId, mode, patientRef, limit, before }: LabOrderQuery,
): Promise<Page<ListedLabOrder>> {
  let sizes = trx
    .selectFrom('lab_order')
    .select(['id', sql<number>`octet_length(metadata) + octet_length(note)`.as('bytes')])
    .where('owner_id', '=', ownerId)
    .where('mode', '=', mode)
    .orderBy('placed', 'desc')
    .limit(limit + 1);
  if (patientRef !== undefined) sizes = sizes.where('patient_ref', '=', patientRef);
  if (before !== undefined)
    sizes = sizes.where('placed', '<', (eb) =>
      eb
        .selectFrom('lab_order as last')
        .select('last.placed')
        .where('last.owner_id', '=', ownerId)
        .where('last.mode', '=', mode)
        .where('last.id', '=', before),
    );
  const { rows: page, hasMore } = pageWithinBytes(await sizes.execute(), limit);
  if (page.length === 0) return { rows: [], hasMore };
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
  return { rows: rows.map(toListedOrder), hasMore };
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
