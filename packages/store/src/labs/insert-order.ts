import type { KeyMode } from '@svc/contracts';
import type { Transaction } from 'kysely';
import type { RandomBytes } from '../ids/clock.ts';
import { newId } from '../ids/ids.ts';
import type { Tables } from '../database/tables.ts';
import { newRequisitionNumber } from './requisition-number.ts';
import { type StoredLabOrder, toStoredOrder } from './stored-order.ts';

export interface NewLabOrder
  extends Pick<StoredLabOrder, 'patientRef' | 'panelId' | 'panelName' | 'category' | 'priceCents' | 'note'> {
  readonly ownerId: string;
  readonly mode: KeyMode;
  /** JSON text. */
  readonly metadata: string;
  readonly now: number;
  readonly random?: RandomBytes | undefined;
}

/** Places an order as `requested`. Emits no event: whoever places it knows. */
export async function insertLabOrder(
  trx: Transaction<Tables>,
  { ownerId, mode, now, random, ...order }: NewLabOrder,
): Promise<StoredLabOrder> {
  const at = new Date(now);
  const row = await trx
    .insertInto('lab_order')
    .values({
      owner_id: ownerId,
      id: newId('labord', random),
      mode,
      patient_ref: order.patientRef,
      panel_id: order.panelId,
      panel_name: order.panelName,
      category: order.category,
      price_cents: order.priceCents,
      status: 'requested',
      status_reason: null,
      note: order.note,
      requisition_number: newRequisitionNumber(random),
      metadata: order.metadata,
      results: null,
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toStoredOrder(row);
}
