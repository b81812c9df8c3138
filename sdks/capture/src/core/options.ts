import type { LatencyMode } from './results.ts';

export interface MeasurementOptions {
  /** How latency is measured; without it the latency is left out. */
  readonly latency?: LatencyMode;
  /** BCP 47 tag of the patient's language, `en` when not given. */
  readonly language?: string;
  /** This patient's own, by `syllablesPerWordFrom` from a passage read aloud; overrides the factor of the language. */
  readonly syllablesPerWord?: number;
}

export type Voice = 'patient' | 'clinician';

/** What the application knows about a prompt. */
export interface PromptMark {
  /**
   * `true`: it repeats a question not answered yet, and the wait goes on; `false`: it asks something else. When not
   * given, a prompt that follows an unanswered one is measured as if it repeated it.
   */
  readonly repeats?: boolean;
}
