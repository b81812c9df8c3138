import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { asOwner, asWorker } from '../tenancy.ts';
import { endConnection } from './move.ts';

interface Patient {
  readonly ownerId: string;
  readonly patientRef: string;
  readonly now: number;
}

export interface ErasedWearables {
  readonly connections: number;
  readonly metrics: number;
}

/**
 * Removes every connection of a patient with its daily values and links, in both modes. What is connected is
 * disconnected first, with its event, and sealed tokens stay, without the patient's reference, until the provider was
 * told. Events that name the patient go with their 30 days.
 */
export async function eraseWearablesOfPatient(
  db: Kysely<Tables>,
  { ownerId, patientRef, now }: Patient,
): Promise<ErasedWearables> {
  const ids = await asOwner(db, ownerId, async (trx) => {
    const rows = await trx
      .selectFrom('wearable_connection')
      .select(['id', 'status'])
      .where('owner_id', '=', ownerId)
      .where('patient_ref', '=', patientRef)
      .execute();
    return rows.map(({ id }) => id);
  });
  if (ids.length === 0) return { connections: 0, metrics: 0 };
  // One at a time: each with its event in a transaction of its own.
  for (const id of ids)
    await asOwner(db, ownerId, (trx) => endConnection(trx, { ownerId, id, now, trigger: 'revoked_by_app' }));
  return asWorker(db, async (trx) => {
    const metrics = await trx
      .deleteFrom('wearable_metric')
      .where('owner_id', '=', ownerId)
      .where('connection_id', 'in', ids)
      .executeTakeFirst();
    for (const table of ['wearable_link', 'wearable_oauth_state'] as const)
      await trx.deleteFrom(table).where('owner_id', '=', ownerId).where('connection_id', 'in', ids).execute();
    const connections = await trx
      .deleteFrom('wearable_connection')
      .where('owner_id', '=', ownerId)
      .where('id', 'in', ids)
      .executeTakeFirst();
    return {
      connections: Number(connections.numDeletedRows),
      metrics: Number(metrics.numDeletedRows),
    };
  });
}
