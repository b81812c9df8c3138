/** Who speaks. `other` is anybody present beside the two; `unknown` is text without a speaker. */
export type Speaker = 'clinician' | 'patient' | 'other' | 'unknown';

/** What one speaker says in one go. */
export interface Turn {
  readonly speaker: Speaker;
  /** The words, without the label. */
  readonly text: string;
  /** Offsets of `text` in the transcript as sent. */
  readonly start: number;
  readonly end: number;
  /** The words of the patient as somebody else puts them: "she says". */
  readonly isInterpreted?: true;
  /** What the writer saw, under a label of its own: "Observation:". */
  readonly isObserved?: true;
}
