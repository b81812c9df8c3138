import type { StatedAs } from './assertion.ts';

/** Whose words a finding rests on, of whom, of when and how they are said, in the terms of ConText. */
export interface FindingAttribution {
  /** `collateral` are the words of somebody who is present beside the patient. */
  readonly source: 'patient' | 'collateral' | 'clinician' | 'unknown';
  readonly experiencer: 'patient' | 'other';
  readonly time: 'now' | 'past';
  readonly statedAs: StatedAs;
}
