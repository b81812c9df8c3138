import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { asWorker } from '../database/tenancy.ts';
import { erasePatientRef, type ErasedTraces } from '../erase-patient-ref.ts';
import { checkedOrder, type ErasureOrder, insertErasure } from '../operator/erasures.ts';
import { newId } from '../ids/ids.ts';
import { resolvePatient } from '../patients/patients.ts';
import { doomBlobs } from './blobs.ts';

export interface ErasedRetina extends ErasedTraces {
  readonly retinaScreenings: number;
  readonly retinaImages: number;
  readonly patientSessions: number;
}

const BY_PATIENT = [
  'retina_capture',
  'retina_screening',
  'retina_image',
  'retina_session',
  'retina_withdrawal',
] as const;

/**
 * Removes everything retinal about a patient of an account, whom it names by the patient's id or a mapped reference:
 * screenings, measurements, pictures (their bytes go as soon as this commits), capture and portal sessions, the patient
 * and the mapping. The ledger keeps what was done.
 */
export async function eraseRetinaOfPatient(
  db: Kysely<Tables>,
  { ownerId, patientRef }: { readonly ownerId: string; readonly patientRef: string },
  order: ErasureOrder,
): Promise<ErasedRetina> {
  const id = newId('erase', order.random);
  return asWorker(db, async (trx) => {
    const removed = { retinaScreenings: 0, retinaImages: 0, patientSessions: 0 };
    const traces = { keptAnswers: 0, events: 0 };
    const patient = await resolvePatient(trx, { ownerId, reference: patientRef });
    if (patient !== null) {
      const { id: patientId } = patient;
      for (const name of await namesOf(trx, ownerId, patientId)) {
        const named = { ownerId, patientRef: name, object: 'retina.screening', events: 'retina.' } as const;
        const erased = await erasePatientRef(trx, named);
        traces.keptAnswers += erased.keptAnswers;
        traces.events += erased.events;
      }
      await eraseReviews(trx, { ownerId, patientId, id }, order);
      Object.assign(removed, await removeAll(trx, ownerId, patientId));
    }
    const counts = { ...removed, ...traces };
    await insertErasure(trx, order, { ownerId, id, kind: 'retina', counts });
    return counts;
  });
}

/** Decisions and looks, and the tombstones that say what they were, by the one function that may. */
async function eraseReviews(
  trx: Transaction<Tables>,
  { ownerId, patientId, id }: { readonly ownerId: string; readonly patientId: string; readonly id: string },
  order: ErasureOrder,
): Promise<void> {
  const { reason, by, now } = checkedOrder(order);
  await sql`
    select svc_erase_reviews(${ownerId}, ${patientId}, ${id}, ${new Date(now)}, ${reason}, ${by})`.execute(
    trx,
  );
}

/** Every name events can have for the patient. */
async function namesOf(trx: Transaction<Tables>, ownerId: string, patientId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('patient_reference')
    .select('reference')
    .where('owner_id', '=', ownerId)
    .where('patient_id', '=', patientId)
    .execute();
  return [patientId, ...rows.map(({ reference }) => reference)];
}

async function removeAll(trx: Transaction<Tables>, ownerId: string, patientId: string) {
  const screenings = trx
    .selectFrom('retina_screening')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('patient_id', '=', patientId);
  const captures = trx
    .selectFrom('retina_capture')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('patient_id', '=', patientId);
  const images = await trx
    .selectFrom('retina_image')
    .select('blob_key')
    .where('owner_id', '=', ownerId)
    .where('patient_id', '=', patientId)
    .execute();
  await trx
    .deleteFrom('retina_analysis')
    .where('owner_id', '=', ownerId)
    .where('screening_id', 'in', screenings)
    .execute();
  await trx
    .deleteFrom('retina_quality')
    .where('owner_id', '=', ownerId)
    .where('capture_id', 'in', captures)
    .execute();
  const deleted: Record<string, number> = {};
  for (const table of [...BY_PATIENT, 'patient_session', 'patient_reference'] as const) {
    const { numDeletedRows } = await trx
      .deleteFrom(table)
      .where('owner_id', '=', ownerId)
      .where('patient_id', '=', patientId)
      .executeTakeFirst();
    deleted[table] = Number(numDeletedRows);
  }
  await trx.deleteFrom('patient').where('owner_id', '=', ownerId).where('id', '=', patientId).execute();
  await doomBlobs(trx, { ownerId, keys: images.map(({ blob_key }) => blob_key) });
  return {
    retinaScreenings: deleted['retina_screening'] ?? 0,
    retinaImages: deleted['retina_image'] ?? 0,
    patientSessions: deleted['patient_session'] ?? 0,
  };
}
