/** What the words beside a medication list say of the patient, and what decides how a medicine is taken. */
export interface ContextFact {
  readonly kind: FactKind;
  /** The words that say it, a few at most. */
  readonly words: string;
  /** `absent`: said not to be so. `mentioned`: spoken of, without saying that it is so now. */
  readonly state: 'present' | 'absent' | 'mentioned';
  /** Years, mL/min or ms, where the kind has a number and it is written. */
  readonly value?: number;
  /** Kidney or liver function: how far it is reduced, as said. */
  readonly degree?: 'reduced' | 'severe';
}

export type FactKind = 'pregnancy' | 'breast_feeding' | 'age' | 'kidney' | 'liver' | 'ecg';
