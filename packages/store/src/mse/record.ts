import type { RandomBytes } from '../ids/clock.ts';

/** A record belongs to an organization, a visit and a patient: a visit id used for two patients is two records. */
export interface RecordKey {
  readonly ownerId: string;
  readonly visitId: string;
  readonly patientId: string;
}

/** Who acts, and when. */
export interface Actor {
  readonly keyId: string;
  readonly requestId: string;
  readonly now: number;
  readonly random?: RandomBytes | undefined;
}

export function columnsOf({ ownerId, visitId, patientId }: RecordKey) {
  return { owner_id: ownerId, visit_id: visitId, patient_id: patientId };
}
