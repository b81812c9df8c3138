import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { asOwner, asWorker } from '../database/tenancy.ts';
import type { RandomBytes } from '../ids/clock.ts';
import { newId } from '../ids/ids.ts';
import { InvalidInputError } from '../invalid-input.ts';

/** A patient of an account, who can sign in. */
export interface Patient {
  readonly ownerId: string;
  readonly id: string;
}

export async function createPatient(
  db: Kysely<Tables>,
  { ownerId, now, random }: { ownerId: string; now: number; random?: RandomBytes | undefined },
): Promise<Patient> {
  return asOwner(db, ownerId, (trx) => insertPatient(trx, { ownerId, now, random }));
}

/** In a transaction of the account. */
export async function insertPatient(
  trx: Transaction<Tables>,
  { ownerId, now, random }: { ownerId: string; now: number; random?: RandomBytes | undefined },
): Promise<Patient> {
  const id = newId('pat', random);
  await trx
    .insertInto('patient')
    .values({ owner_id: ownerId, id, created_at: new Date(now) })
    .execute();
  return { ownerId, id };
}

/** Whose patient this is, for an operator who has only the id; null when there is none. */
export async function locatePatient(db: Kysely<Tables>, id: string): Promise<Patient | null> {
  const row = await asWorker(db, (trx) =>
    trx.selectFrom('patient').select('owner_id').where('id', '=', id).executeTakeFirst(),
  );
  return row === undefined ? null : { ownerId: row.owner_id, id };
}

/** The first patient of all there are, for a server under development; null when there is none. */
export async function firstPatient(db: Kysely<Tables>): Promise<Patient | null> {
  const row = await asWorker(db, (trx) =>
    trx
      .selectFrom('patient')
      .select(['owner_id', 'id'])
      .orderBy('created_at')
      .orderBy('id')
      .executeTakeFirst(),
  );
  return row === undefined ? null : { ownerId: row.owner_id, id: row.id };
}

/**
 * Says which patient an account's own systems mean by a reference of theirs.
 *
 * @throws InvalidInputError when the reference already means another patient
 */
export async function mapPatientReference(
  db: Kysely<Tables>,
  { patient: { ownerId, id }, reference, now }: { patient: Patient; reference: string; now: number },
): Promise<void> {
  await asOwner(db, ownerId, async (trx) => {
    await trx
      .insertInto('patient_reference')
      .values({ owner_id: ownerId, reference, patient_id: id, created_at: new Date(now) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    if ((await resolvePatient(trx, { ownerId, reference }))?.id !== id)
      throw new InvalidInputError('This reference already stands for another patient.');
  });
}

/** The patient an account means: by the id of the patient, or by a reference that was mapped; null for neither. */
export async function resolvePatient(
  trx: Transaction<Tables>,
  { ownerId, reference }: { ownerId: string; reference: string },
): Promise<Patient | null> {
  const mapped = await trx
    .selectFrom('patient_reference')
    .select('patient_id as id')
    .where('owner_id', '=', ownerId)
    .where('reference', '=', reference)
    .executeTakeFirst();
  const row =
    mapped ??
    (await trx
      .selectFrom('patient')
      .select('id')
      .where('owner_id', '=', ownerId)
      .where('id', '=', reference)
      .executeTakeFirst());
  return row === undefined ? null : { ownerId, id: row.id };
}
