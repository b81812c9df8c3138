import type { ReferenceStatus } from '@svc/contracts';

/**
 * Where a clinical number comes from. `verified`: read in the named source. `memory`: from general knowledge,
 * not yet checked against a source. `ours`: a design choice that no source claims. `specified`: printed in
 * the API contract.
 */
export interface Evidence {
  readonly status: 'specified' | 'verified' | 'memory' | 'ours';
  readonly source: string;
}

/**
 * Evidence of a number that the contract of the API fixes.
 *
 * @example
 * ```ts
 * import { specified } from '@svc/clinical';
 *
 * specified(); // → { status: 'specified', source: 'API contract' }
 * ```
 */
export const specified = (source = 'API contract'): Evidence => ({ status: 'specified', source });

/**
 * Evidence of a number that was read in its source, a paper or a guideline.
 *
 * @example
 * ```ts
 * import { verified } from '@svc/clinical';
 *
 * verified('Kroenke 2001, J Gen Intern Med 16:606').status; // → 'verified'
 * ```
 */
export const verified = (source: string): Evidence => ({ status: 'verified', source });

/**
 * Evidence of a number that is known clinically and was not looked up: provisional.
 *
 * @example
 * ```ts
 * import { memory } from '@svc/clinical';
 *
 * memory().status; // → 'memory'
 * ```
 */
export const memory = (source = 'general clinical knowledge, unverified'): Evidence => ({
  status: 'memory',
  source,
});

/**
 * Evidence of a number that is a choice of this service: provisional.
 *
 * @example
 * ```ts
 * import { ours } from '@svc/clinical';
 *
 * ours(); // → { status: 'ours', source: 'service default' }
 * ```
 */
export const ours = (source = 'service default'): Evidence => ({ status: 'ours', source });

/**
 * How the answer names the standing of a number: numbers from memory are as provisional as our own.
 *
 * @example
 * ```ts
 * import { memory, referenceStatusOf, verified } from '@svc/clinical';
 *
 * referenceStatusOf(verified('Kroenke 2001, J Gen Intern Med 16:606')); // → 'published'
 * referenceStatusOf(memory()); // → 'provisional'
 * ```
 */
export function referenceStatusOf(evidence: Evidence): ReferenceStatus {
  if (evidence.status === 'specified') return 'specified';
  return evidence.status === 'verified' ? 'published' : 'provisional';
}

/**
 * Text of a reference range, marked when the number is not a published norm.
 *
 * @example
 * ```ts
 * import { markProvisional, ours, verified } from '@svc/clinical';
 *
 * markProvisional('4 to 10', ours()); // → '4 to 10 (service default, not a published norm)'
 * markProvisional('4 to 10', verified('a paper')); // → '4 to 10'
 * ```
 */
export function markProvisional(text: string, evidence: Evidence): string {
  return referenceStatusOf(evidence) === 'provisional'
    ? `${text} (service default, not a published norm)`
    : text;
}
