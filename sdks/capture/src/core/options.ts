import type { LatencyMode } from './results.ts';

export interface MeasurementOptions {
  /** How latency is measured; without it the latency is left out. */
  readonly latency?: LatencyMode;
  /** BCP 47 tag of the patient's language, `en` when not given. */
  readonly language?: string;
  /** Of this patient, by `syllablesPerWordFrom` from a passage read aloud; it goes before the factor of the language. */
  readonly syllablesPerWord?: number;
}

export type Voice = 'patient' | 'clinician';
