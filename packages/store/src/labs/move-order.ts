import { eventOf, type LabOrderStatus, type LabStatusReason, type NewEvent } from '@svc/contracts';
import type { Transaction } from 'kysely';
import { recordEvents } from '../events/record-events.ts';
import type { Tables } from '../database/tables.ts';
import { type LabOrderKey, type StoredLabOrder, toStoredOrder } from './stored-order.ts';

export interface LabOrderMove {
  readonly key: LabOrderKey;
  /** The status the move was decided on. */
  readonly from: LabOrderStatus;
  /** The statuses to pass through; the last one stays. */
  readonly path: readonly [LabOrderStatus, ...LabOrderStatus[]];
  readonly statusReason: LabStatusReason | null;
  /** JSON text, where the path comes by `resulted`; else null, and results already there stay. */
  readonly results: string | null;
  readonly now: number;
}

/**
 * Moves an order, if it still is where the caller saw it: of two that move it at once one wins, the other gets null.
 * Results and one `lab_order.status_changed` per status commit with it, `resulted` also `lab_order.results_ready`.
 */
export async function moveLabOrder(
  trx: Transaction<Tables>,
  { key, from, path, statusReason, results, now }: LabOrderMove,
): Promise<StoredLabOrder | null> {
  const row = await trx
    .updateTable('lab_order')
    .set({
      status: path.at(-1) ?? path[0],
      status_reason: statusReason,
      updated_at: new Date(now),
      ...(results === null ? {} : { results }),
    })
    .where('owner_id', '=', key.ownerId)
    .where('mode', '=', key.mode)
    .where('id', '=', key.id)
    .where('status', '=', from)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return null;
  const events = path.flatMap((status) => eventsOf(status, { id: row.id, patientRef: row.patient_ref }));
  await recordEvents(trx, { ownerId: key.ownerId, mode: key.mode, events, now });
  return toStoredOrder(row);
}

function eventsOf(status: LabOrderStatus, order: { id: string; patientRef: string }): NewEvent[] {
  const data = { object: 'lab_order', id: order.id, status, patientRef: order.patientRef } as const;
  const changed = eventOf('lab_order.status_changed', data);
  return status === 'resulted' ? [changed, eventOf('lab_order.results_ready', data)] : [changed];
}
