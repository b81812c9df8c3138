import type { Kysely } from 'kysely';
import { erasePatientRef, type ErasedTraces } from '../erase-patient-ref.ts';
import { type ErasureOrder, insertErasure } from '../operator/erasures.ts';
import type { Tables } from '../database/tables.ts';
import { asWorker } from '../database/tenancy.ts';

export interface ErasedLabOrders extends ErasedTraces {
  readonly labOrders: number;
}

/**
 * Removes every lab order of a patient of an account, in both modes, the answers kept for its requests, and the
 * patient's id in the events about its orders; the ledger keeps what was done. The events themselves stay, so that the stream keeps its numbers.
 */
export async function eraseLabOrdersOfPatient(
  db: Kysely<Tables>,
  { ownerId, patientRef }: { readonly ownerId: string; readonly patientRef: string },
  order: ErasureOrder,
): Promise<ErasedLabOrders> {
  return asWorker(db, async (trx) => {
    const orders = await trx
      .deleteFrom('lab_order')
      .where('owner_id', '=', ownerId)
      .where('patient_ref', '=', patientRef)
      .executeTakeFirst();
    const names = { ownerId, patientRef, object: 'lab_order', events: 'lab_order.' } as const;
    const counts = { labOrders: Number(orders.numDeletedRows), ...(await erasePatientRef(trx, names)) };
    await insertErasure(trx, order, { ownerId, kind: 'lab_orders', counts });
    return counts;
  });
}
