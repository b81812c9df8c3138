import { decided, type Row } from './row.ts';

/** What was decided about FHIR beyond the mapping of the contract. */
export const FHIR_DECISIONS: readonly Row[] = decided('fhir', {
  score:
    'POST /v1/fhir/$score reads a R4 bundle of one patient: the bytes of the offline score, a Bundle for who accepts FHIR',
  errors:
    'The element is named as FHIRPath; an OperationOutcome for who accepts FHIR, the envelope for everybody else',
  'round trip': 'Requests leave as a bundle and come back the same',
  'never calmer': 'What might have mattered and was not read asks for a clinician',
  'no retinal scores': 'What was measured of a picture is in the bundle of the clinician alone',
});
