import type { KeyMode } from '@svc/contracts';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../tables.ts';
import { asWorker } from '../tenancy.ts';
import { type LabOrderKey, type StoredLabOrder, toStoredOrder } from './stored-order.ts';

export interface LabOrderQuery {
  readonly ownerId: string;
  readonly mode: KeyMode;
  readonly patientRef?: string | undefined;
  readonly limit: number;
}

/** Orders of an account and mode, newest first. */
export async function listLabOrders(
  trx: Transaction<Tables>,
  { ownerId, mode, patientRef, limit }: LabOrderQuery,
): Promise<StoredLabOrder[]> {
  let rows = trx
    .selectFrom('lab_order')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('mode', '=', mode)
    .orderBy('placed', 'desc')
    .limit(limit);
  if (patientRef !== undefined) rows = rows.where('patient_ref', '=', patientRef);
  return (await rows.execute()).map(toStoredOrder);
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
