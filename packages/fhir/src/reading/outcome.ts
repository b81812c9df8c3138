import type { OperationOutcome, OperationOutcomeIssue } from 'fhir/r4.js';

/** What is wrong with a bundle as a whole, with its place as FHIRPath. */
export interface Refusal {
  readonly code: Extract<OperationOutcomeIssue['code'], 'structure' | 'not-supported' | 'multiple-matches' | 'invalid'>;
  readonly path: string;
  readonly message: string;
}

/**
 * Refusals as a FHIR OperationOutcome.
 *
 * @example
 * ```ts
 * import { operationOutcome } from '@svc/fhir';
 *
 * operationOutcome([{ code: 'structure', path: 'Bundle.entry', message: 'must be an array' }]).issue[0]?.expression;
 * // → [ 'Bundle.entry' ]
 * ```
 */
export function operationOutcome(refusals: readonly Refusal[]): OperationOutcome {
  return {
    resourceType: 'OperationOutcome',
    issue: refusals.map(({ code, path, message }) => ({
      severity: 'error',
      code,
      diagnostics: `${path} ${message}`,
      expression: [path],
    })),
  };
}
