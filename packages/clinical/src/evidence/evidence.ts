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

export const specified = (source = 'API contract'): Evidence => ({ status: 'specified', source });
export const verified = (source: string): Evidence => ({ status: 'verified', source });
export const memory = (source = 'general clinical knowledge, unverified'): Evidence => ({
  status: 'memory',
  source,
});
export const ours = (source = 'service default'): Evidence => ({ status: 'ours', source });

/** How the answer names the standing of a number: numbers from memory are as provisional as our own. */
export function referenceStatusOf(evidence: Evidence): ReferenceStatus {
  if (evidence.status === 'specified') return 'specified';
  return evidence.status === 'verified' ? 'published' : 'provisional';
}

/** Text of a reference range, marked when the number is not a published norm. */
export function markProvisional(text: string, evidence: Evidence): string {
  return referenceStatusOf(evidence) === 'provisional'
    ? `${text} (service default, not a published norm)`
    : text;
}
