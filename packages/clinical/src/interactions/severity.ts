import type { MedicationAssessment } from '@svc/contracts';

export type InteractionSeverity = MedicationAssessment['interactions'][number]['severity'];

/** Worst first: the order of the answer. */
export const SEVERITIES = [
  'contraindicated',
  'major',
  'moderate',
  'minor',
] as const satisfies readonly InteractionSeverity[];

/**
 * 0 is the worst.
 *
 * @example
 * ```ts
 * import { rankOf } from '@svc/clinical';
 *
 * rankOf('contraindicated') < rankOf('moderate'); // → true
 * ```
 */
export function rankOf(severity: InteractionSeverity): number {
  return SEVERITIES.indexOf(severity);
}
