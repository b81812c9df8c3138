import type { RetinaEye } from '@svc/contracts';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { newId } from '../ids/ids.ts';
import { settleRetinaSession } from './capture-sessions.ts';

interface NewCapture {
  readonly ownerId: string;
  readonly patientId: string;
  readonly sessionId: string;
  readonly screeningId: string;
  readonly eye: RetinaEye;
  readonly method: 'auto' | 'manual' | null;
  readonly now: number;
}

/** An accepted still of a session, which it may complete. */
export async function insertCapture(
  trx: Transaction<Tables>,
  { ownerId, patientId, sessionId, screeningId, eye, method, now }: NewCapture,
): Promise<string> {
  const id = newId('rcap');
  await trx
    .insertInto('retina_capture')
    .values({
      owner_id: ownerId,
      id,
      patient_id: patientId,
      session_id: sessionId,
      screening_id: screeningId,
      eye,
      method,
      captured_at: new Date(now),
    })
    .execute();
  await settleRetinaSession(trx, { ownerId, id: sessionId, now });
  return id;
}

/** Whose capture this is; null when the tenant has none of this id. It stays to the end of the transaction. */
export async function findCapture(
  trx: Transaction<Tables>,
  { ownerId, id }: { readonly ownerId: string; readonly id: string },
): Promise<{ readonly patientId: string } | null> {
  const row = await trx
    .selectFrom('retina_capture as capture')
    .innerJoin('retina_screening as screening', (join) =>
      join
        .onRef('screening.owner_id', '=', 'capture.owner_id')
        .onRef('screening.id', '=', 'capture.screening_id'),
    )
    .select('capture.patient_id')
    .where('capture.owner_id', '=', ownerId)
    .where('capture.id', '=', id)
    .forKeyShare('screening')
    .executeTakeFirst();
  return row === undefined ? null : { patientId: row.patient_id };
}

/** Quality as a client measured it, JSON text. */
export async function insertQuality(
  trx: Transaction<Tables>,
  { ownerId, captureId, quality, now }: { ownerId: string; captureId: string; quality: string; now: number },
): Promise<string> {
  const id = newId('rqa');
  await trx
    .insertInto('retina_quality')
    .values({ owner_id: ownerId, id, capture_id: captureId, quality, assessed_at: new Date(now) })
    .execute();
  return id;
}

/** How often the quality of a capture was measured by clients. */
export async function countQualities(
  trx: Transaction<Tables>,
  { ownerId, captureId }: { readonly ownerId: string; readonly captureId: string },
): Promise<number> {
  const { count } = await trx
    .selectFrom('retina_quality')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('capture_id', '=', captureId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What clients measured of the pictures of a screening, JSON texts, oldest first. */
export async function clientQualities(
  trx: Transaction<Tables>,
  { ownerId, id }: { readonly ownerId: string; readonly id: string },
): Promise<string[]> {
  const rows = await trx
    .selectFrom('retina_quality as assessed')
    .innerJoin('retina_capture as capture', (join) =>
      join
        .onRef('capture.owner_id', '=', 'assessed.owner_id')
        .onRef('capture.id', '=', 'assessed.capture_id'),
    )
    .select('assessed.quality')
    .where('assessed.owner_id', '=', ownerId)
    .where('capture.screening_id', '=', id)
    .orderBy('assessed.assessed_at')
    .orderBy('assessed.id')
    .execute();
  return rows.map(({ quality }) => quality);
}
