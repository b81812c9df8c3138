import type { MedicationNote } from './duplicate-therapy.ts';

/** Something to look at because of what stands beside a list. */
export interface ContextNote {
  /** With the caller's words. */
  readonly note: MedicationNote;
  /** In our words alone: a model may read and say it. */
  readonly sentence: string;
  /** Keys of the states behind it. */
  readonly statesUsed: readonly string[];
}
