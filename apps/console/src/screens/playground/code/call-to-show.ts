import type { Body } from '../body/draft.ts';

/** A call of the public API. */
export interface CallToShow {
  readonly operation: string;
  /** With its parameters in braces. */
  readonly path: string;
  readonly body: Body;
}

/** Where a patient has to be named. */
export const PATIENT = 'patient-1';

export function hasPatient({ path }: CallToShow): boolean {
  return path.includes('{patientId}');
}
