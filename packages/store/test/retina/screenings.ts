import type { Kysely } from 'kysely';
import type { Tables } from '../../src/database/tables.ts';
import { asOwner } from '../../src/database/tenancy.ts';
import { createPatient, mapPatientReference, type Patient } from '../../src/patients/index.ts';
import {
  announceBlob,
  eraseRetinaOfPatient,
  insertCapture,
  insertImage,
  insertLook,
  insertQuality,
  insertRetinaSession,
  insertScreening,
  reviewScreening,
  type StoredScreening,
  withdrawScreening,
  writeAnalysis,
} from '../../src/retina/index.ts';

export const NOW = Date.UTC(2026, 10, 24, 12);

export const ANALYSIS = {
  engineVersion: '1.0.0',
  parametersVersion: '2026-11-23',
  vesselNetVersion: '2026-11-24',
  gradeable: true,
  result: '{}',
};

/** A screening of a patient with its stored picture, as a partner submits one. */
export async function submitted(
  db: Kysely<Tables>,
  { ownerId, id: patientId }: Patient,
  {
    blobKey = 'retina/picture',
    now = NOW,
    indication,
  }: { blobKey?: string; now?: number; indication?: string } = {},
): Promise<StoredScreening> {
  await announceBlob(db, { ownerId, key: blobKey });
  return asOwner(db, ownerId, async (trx) => {
    const originalSha256 = Buffer.alloc(32, 1);
    const picture = { blobKey, originalSha256, bytes: 1000, width: 999, height: 960 };
    const imageId = await insertImage(trx, { ...picture, ownerId, patientId, now });
    const about = { mode: 'live', eye: 'left', imageType: 'fundus', source: 'in_clinic' } as const;
    return insertScreening(trx, { ...about, ownerId, patientId, imageId, indication, now });
  });
}

/** Something of an owner in every table of patients and of retina. */
export async function fillRetina(db: Kysely<Tables>, ownerId: string): Promise<void> {
  const patient = await createPatient(db, { ownerId, now: NOW });
  await mapPatientReference(db, { patient, reference: 'MRN 1', now: NOW });
  const screening = await submitted(db, patient);
  await asOwner(db, ownerId, async (trx) => {
    const of = { ownerId, patientId: patient.id, now: NOW };
    const device = { targetEye: 'left', deviceInfo: null, captureCapabilities: null } as const;
    const sessionId = await insertRetinaSession(trx, { ...of, ...device });
    const capture = { sessionId, screeningId: screening.id, eye: 'left', method: 'auto' } as const;
    const captureId = await insertCapture(trx, { ...of, ...capture });
    await insertQuality(trx, { ownerId, captureId, quality: '{}', now: NOW });
    await insertLook(trx, screening, { action: 'picture', by: 'Dr A', operator: 'token-1', now: NOW });
    await writeAnalysis(trx, screening, { analysis: ANALYSIS, now: NOW });
  });
  const withdrawn = await submitted(db, patient, { blobKey: 'retina/withdrawn' });
  await asOwner(db, ownerId, (trx) => withdrawScreening(trx, withdrawn, { patientId: patient.id, now: NOW }));
  const erased = await createPatient(db, { ownerId, now: NOW });
  for (const each of [patient, erased]) await reviewed(db, each);
  const order = {
    reason: 'asked for',
    by: 'Dr A',
    operator: 'token-1',
    patientHash: Buffer.alloc(32, 1),
    now: NOW,
  };
  await eraseRetinaOfPatient(db, { ownerId, patientRef: erased.id }, order);
}

/** A screening with its picture, and a final decision. */
async function reviewed(db: Kysely<Tables>, patient: Patient): Promise<void> {
  const screening = await submitted(db, patient, { blobKey: `retina/${patient.id}` });
  await asOwner(db, patient.ownerId, async (trx) => {
    await writeAnalysis(trx, screening, { analysis: ANALYSIS, now: NOW });
    await reviewScreening(trx, screening, { decision: 'accepted', reviewer: 'Dr A', note: null, now: NOW });
  });
}
