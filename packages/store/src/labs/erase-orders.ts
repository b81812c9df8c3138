import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { asWorker } from '../tenancy.ts';

export interface ErasedLabOrders {
  readonly labOrders: number;
  /** Answers kept for `Idempotency-Key` that named the patient. */
  readonly keptAnswers: number;
  /** Events whose `patientRef` was replaced. */
  readonly events: number;
}

/** Stands where the caller's id of the patient stood. */
const ERASED = '[erased]';

/**
 * Removes every lab order of a patient of an account, in both modes, the answers kept for its requests, and the
 * patient's id in the events about its orders. The events themselves stay, so that the stream keeps its numbers.
 */
export async function eraseLabOrdersOfPatient(
  db: Kysely<Tables>,
  { ownerId, patientRef }: { readonly ownerId: string; readonly patientRef: string },
): Promise<ErasedLabOrders> {
  const named = `"patientRef":${JSON.stringify(patientRef)}`;
  const erased = `"patientRef":${JSON.stringify(ERASED)}`;
  return asWorker(db, async (trx) => {
    const orders = await trx
      .deleteFrom('lab_order')
      .where('owner_id', '=', ownerId)
      .where('patient_ref', '=', patientRef)
      .executeTakeFirst();
    const answers = await sql`
      delete from idempotent_answer
      where owner_id = ${ownerId} and answer like '%"object":"lab_order"%' and position(${named} in answer) > 0`.execute(
      trx,
    );
    const events = await sql`
      update event set payload = replace(payload, ${named}, ${erased})
      where owner_id = ${ownerId} and type like 'lab_order.%' and position(${named} in payload) > 0`.execute(
      trx,
    );
    return {
      labOrders: Number(orders.numDeletedRows),
      keptAnswers: Number(answers.numAffectedRows ?? 0n),
      events: Number(events.numAffectedRows ?? 0n),
    };
  });
}
