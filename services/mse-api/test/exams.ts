import type { MseSelection } from '@svc/contracts';

export const CALM: MseSelection = { mood: { values: ['euthymic'] } };
/** Risk-bearing: high. */
export const RISKY: MseSelection = { risk: { values: ['active_si'] } };
/** Risk was examined, and none found. */
export const DENIED: MseSelection = { risk: { values: ['denies_si_hi'] } };

export const ATTESTATION = 'I examined the patient and stand by this record.';

/** The body of a write. */
export function exam(selection: unknown = CALM, over: object = {}): Record<string, unknown> {
  return { patientId: 'patient-1', selection, ...over };
}

/** The body of a signature. */
export function signature(over: object = {}): Record<string, unknown> {
  return { patientId: 'patient-1', signedByName: 'Dr Ada Example', attestation: ATTESTATION, ...over };
}
