/** Where a sentence stands in its visit. */
export interface SentenceFeatures {
  /** Log-odds of its own words, and of its words with those beside it. */
  readonly own: number;
  readonly near: number;
  /** A sentence of the same answer states a concern by itself. */
  readonly besideConcern: boolean;
  /** Asked about a kind of risk, or about one and plainly denied. */
  readonly asked: boolean;
  readonly denied: boolean;
  readonly isPlainlyHarmless: boolean;
  readonly ofSelf: boolean;
  readonly words: number;
  readonly speaker: 'clinician' | 'patient' | 'other' | 'unknown';
  readonly inRiskyVisit: boolean;
}

const LONG_WORDS = 12;
const SHORT_WORDS = 3;

/**
 * The log-odds that a sentence is to be clarified, of its words and of where it stands. The constants come from a
 * logistic regression over the sentences of labelled visits that neither the rules nor the word weights had seen, and
 * are kept by hand; what an answer denies or states by itself is found by other means and left out of it.
 * `test-support/risk-statements/left-out-visits.ts` prints what a threshold loses when visits are left out.
 */
export function scoreSentence(features: SentenceFeatures): number {
  const { own, near, words, speaker } = features;
  const given = (holds: boolean, weight: number): number => (holds ? weight : 0);
  return (
    -1.95 +
    0.42 * own +
    0.16 * near +
    given(features.besideConcern, 0.33) +
    given(features.asked, -0.24) +
    given(features.denied, -0.18) +
    given(features.isPlainlyHarmless, -0.23) +
    given(features.ofSelf, -0.71) +
    given(words > LONG_WORDS, 1.27) +
    given(words <= SHORT_WORDS, -0.29) +
    given(speaker === 'unknown', -0.38) +
    given(features.inRiskyVisit, 0.26)
  );
}
