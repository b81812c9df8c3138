import type { Kysely } from 'kysely';
import { erasePatientRef, type ErasedTraces } from '../erase-patient-ref.ts';
import { type ErasureOrder, insertErasure } from '../operator/erasures.ts';
import type { Tables } from '../database/tables.ts';
import { asOwner, asWorker } from '../database/tenancy.ts';
import { endConnection } from './move.ts';

interface Patient {
  readonly ownerId: string;
  readonly patientRef: string;
}

export interface ErasedWearables extends ErasedTraces {
  readonly wearableConnections: number;
  /** Values of days. */
  readonly wearableMetrics: number;
}

/**
 * Removes every connection of a patient with its daily values and links, in both modes, the answers kept for its
 * requests, and the patient's id in its events. What is connected is disconnected first, with its event; sealed tokens
 * stay, without the patient's reference, until the provider was told. The ledger keeps what was done.
 */
export async function eraseWearablesOfPatient(
  db: Kysely<Tables>,
  { ownerId, patientRef }: Patient,
  order: ErasureOrder,
): Promise<ErasedWearables> {
  const rows = await asOwner(db, ownerId, (trx) =>
    trx
      .selectFrom('wearable_connection')
      .select('id')
      .where('owner_id', '=', ownerId)
      .where('patient_ref', '=', patientRef)
      .execute(),
  );
  const { now } = order;
  const ids = rows.map(({ id }) => id);
  // One at a time: each with its event in a transaction of its own.
  for (const id of ids)
    await asOwner(db, ownerId, (trx) => endConnection(trx, { ownerId, id, now, trigger: 'revoked_by_app' }));
  return asWorker(db, async (trx) => {
    const removed = { wearableConnections: 0, wearableMetrics: 0 };
    for (const connectionId of ids) {
      const metrics = await trx
        .deleteFrom('wearable_metric')
        .where('owner_id', '=', ownerId)
        .where('connection_id', '=', connectionId)
        .executeTakeFirst();
      for (const table of ['wearable_link', 'wearable_oauth_state'] as const)
        await trx.deleteFrom(table).where('connection_id', '=', connectionId).execute();
      const connection = await trx
        .deleteFrom('wearable_connection')
        .where('owner_id', '=', ownerId)
        .where('id', '=', connectionId)
        .executeTakeFirst();
      removed.wearableMetrics += Number(metrics.numDeletedRows);
      removed.wearableConnections += Number(connection.numDeletedRows);
    }
    const names = { ownerId, patientRef, object: 'wearable_connection', events: 'wearable.' } as const;
    const counts = { ...removed, ...(await erasePatientRef(trx, names)) };
    await insertErasure(trx, order, { ownerId, kind: 'wearables', counts });
    return counts;
  });
}
