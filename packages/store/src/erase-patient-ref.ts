import { sql, type Transaction } from 'kysely';
import type { Tables } from './database/tables.ts';

/** Replaces the caller's id of the patient. */
const ERASED = '[erased]';

interface Named {
  readonly ownerId: string;
  readonly patientRef: string;
  /** `object` of the things filed under the patient. */
  readonly object: 'lab_order' | 'wearable_connection' | 'retina.screening';
  /** Prefix of its event types. */
  readonly events: 'lab_order.' | 'wearable.' | 'retina.';
}

/** Counts of what named a patient besides the things themselves. */
export interface ErasedTraces {
  /** Answers kept for `Idempotency-Key` that named the patient. */
  readonly keptAnswers: number;
  /** Events whose `patientRef` was replaced. */
  readonly events: number;
}

/**
 * Removes a patient's id from the answers kept for requests and from events, for one kind of thing. The events
 * themselves stay, so that the stream keeps its numbers.
 */
export async function erasePatientRef(
  trx: Transaction<Tables>,
  { ownerId, patientRef, object, events: type }: Named,
): Promise<ErasedTraces> {
  const named = `"patientRef":${JSON.stringify(patientRef)}`;
  const erased = `"patientRef":${JSON.stringify(ERASED)}`;
  const answers = await sql`
    delete from idempotent_answer
    where owner_id = ${ownerId} and position(${`"object":"${object}"`} in answer) > 0
      and position(${named} in answer) > 0`.execute(trx);
  const events = await sql`
    update event set payload = replace(payload, ${named}, ${erased})
    where owner_id = ${ownerId} and type like ${`${type}%`} and position(${named} in payload) > 0`.execute(
    trx,
  );
  return {
    keptAnswers: Number(answers.numAffectedRows ?? 0n),
    events: Number(events.numAffectedRows ?? 0n),
  };
}
