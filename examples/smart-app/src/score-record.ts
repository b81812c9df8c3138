import type { FhirScore } from '@svc/contracts';
import { scoreBundle } from '@svc/fhir';
import { SmartProblem } from './problem.ts';
import type { PatientReading } from './read-patient.ts';
import { placeNames } from './reading-lines.ts';

/**
 * Scores a record where it was read.
 *
 * @param now ISO date-time
 * @throws SmartProblem when the record is none that can be scored: another release of FHIR, two people
 */
export function scoreRecord({ bundle }: Pick<PatientReading, 'bundle'>, now: string): FhirScore {
  const scored = scoreBundle(bundle, { now });
  if (scored.ok) return scored.data;
  const reasons = scored.outcome.issue.map(({ diagnostics = '' }) => placeNames(diagnostics, bundle.entry));
  throw new SmartProblem('unreadable', reasons.join('; '));
}
