import type { Kysely, Selectable, Transaction } from 'kysely';
import type { RetinaWithdrawalTable, Tables } from '../database/tables.ts';
import { asWorker } from '../database/tenancy.ts';
import { doomBlobs } from './blobs.ts';
import { findImage } from './images.ts';
import { findScreening, type ScreeningKey, type StoredScreening } from './screenings.ts';
import { settleRetinaSession } from './capture-sessions.ts';

/** That a patient withdrew a screening; nothing else is left of it but who had looked. */
export interface Withdrawal {
  readonly withdrawnAt: string;
  /** false while another screening of the patient has the same picture. */
  readonly pictureErased: boolean;
}

/** What became of it, or why a patient cannot withdraw it; `null` for what is not theirs. */
export type WithdrawalOutcome = Withdrawal | 'reviewed' | 'sentByPartner' | null;

/**
 * Removes a screening that its patient sent, with its capture and all that was measured; its picture as well once no
 * other screening has it. A review, an analysis or another withdrawal of it at the same moment comes before or after,
 * never between. What was withdrawn before gives what it gave then.
 */
export async function withdrawScreening(
  trx: Transaction<Tables>,
  key: ScreeningKey,
  { patientId, now }: { readonly patientId: string; readonly now: number },
): Promise<WithdrawalOutcome> {
  const screening = await lockOwn(trx, key, patientId);
  if (screening === null) return findWithdrawal(trx, key, patientId);
  if (screening.status === 'reviewed') return 'reviewed';
  if (screening.partnerRef !== null) return 'sentByPartner';
  await removeScreening(trx, key);
  const pictureErased = await removeUnusedImage(trx, screening);
  const { ownerId, id, sessionId } = screening;
  if (sessionId !== null) await settleRetinaSession(trx, { ownerId, id: sessionId, now });
  const row = await trx
    .insertInto('retina_withdrawal')
    .values({
      owner_id: ownerId,
      screening_id: id,
      patient_id: patientId,
      picture_erased: pictureErased,
      withdrawn_at: new Date(now),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toWithdrawal(row);
}

/** When a screening was withdrawn, for an operator who has only its id; null when it was not. */
export async function locateWithdrawal(db: Kysely<Tables>, id: string): Promise<Withdrawal | null> {
  const row = await asWorker(db, (trx) =>
    trx.selectFrom('retina_withdrawal').selectAll().where('screening_id', '=', id).executeTakeFirst(),
  );
  return row === undefined ? null : toWithdrawal(row);
}

/**
 * A screening of the patient as it is once nothing else holds it, nor any other that has its picture; null when it is
 * not theirs, or gone by then.
 */
async function lockOwn(
  trx: Transaction<Tables>,
  key: ScreeningKey,
  patientId: string,
): Promise<StoredScreening | null> {
  const seen = await findScreening(trx, key);
  if (seen?.patientId !== patientId) return null;
  await trx
    .selectFrom('retina_screening')
    .select('id')
    .where('owner_id', '=', key.ownerId)
    .where((or) => or.or([or('id', '=', key.id), or('image_id', '=', seen.imageId)]))
    .orderBy('id')
    .forUpdate()
    .execute();
  return findScreening(trx, key);
}

async function removeScreening(trx: Transaction<Tables>, { ownerId, id }: ScreeningKey): Promise<void> {
  const captures = trx
    .selectFrom('retina_capture')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('screening_id', '=', id);
  await trx
    .deleteFrom('retina_quality')
    .where('owner_id', '=', ownerId)
    .where('capture_id', 'in', captures)
    .execute();
  for (const table of ['retina_capture', 'retina_analysis'] as const)
    await trx.deleteFrom(table).where('owner_id', '=', ownerId).where('screening_id', '=', id).execute();
  await trx.deleteFrom('retina_screening').where('owner_id', '=', ownerId).where('id', '=', id).execute();
}

/** Whether the picture went; its bytes go as soon as this commits. */
async function removeUnusedImage(
  trx: Transaction<Tables>,
  { ownerId, imageId }: StoredScreening,
): Promise<boolean> {
  if (imageId === null) return true;
  const user = await trx
    .selectFrom('retina_screening')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('image_id', '=', imageId)
    .limit(1)
    .executeTakeFirst();
  if (user !== undefined) return false;
  const image = await findImage(trx, { ownerId, id: imageId });
  await trx.deleteFrom('retina_image').where('owner_id', '=', ownerId).where('id', '=', imageId).execute();
  if (image !== null) await doomBlobs(trx, { ownerId, keys: [image.blobKey] });
  return true;
}

async function findWithdrawal(
  trx: Transaction<Tables>,
  { ownerId, id }: ScreeningKey,
  patientId: string,
): Promise<Withdrawal | null> {
  const row = await trx
    .selectFrom('retina_withdrawal')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('screening_id', '=', id)
    .where('patient_id', '=', patientId)
    .executeTakeFirst();
  return row === undefined ? null : toWithdrawal(row);
}

function toWithdrawal(row: Selectable<RetinaWithdrawalTable>): Withdrawal {
  return { withdrawnAt: row.withdrawn_at.toISOString(), pictureErased: row.picture_erased };
}
