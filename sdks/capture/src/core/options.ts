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

/** What the application knows of a prompt. */
export interface PromptMark {
  /**
   * `true`: it asks again what nobody answered yet, and the wait stands; `false`: it asks something else. Where it is not
   * given, a prompt that follows one without an answer is measured as if it asked again.
   */
  readonly repeats?: boolean;
}
