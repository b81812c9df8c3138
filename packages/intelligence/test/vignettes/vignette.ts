/** A case of a clinician who has not read the engines: a request, and what no careful reader would do without. */
export interface Vignette {
  readonly id: string;
  readonly title: string;
  /** `alert`: silence would be wrong; `calm`: alarm would be; `other`: reassurance would be. */
  readonly kind: 'alert' | 'calm' | 'other';
  /** Of the endpoint, after `/api`. */
  readonly path: string;
  readonly body: object;
  readonly expect: Expectation;
  readonly reason: string;
}

/** Levels are those of the contract, in its order. */
export interface Expectation {
  readonly review?: boolean;
  readonly statusIn?: readonly string[];
  readonly statusNotIn?: readonly string[];
  readonly riskFlag?: boolean;
  readonly riskAtLeast?: string;
  readonly riskAtMost?: string;
  readonly levelAtLeast?: string;
  readonly levelAtMost?: string;
  /** Words the answer must hold, in any case; `a|b` is either. */
  readonly mentions?: readonly string[];
  readonly mustNotMention?: readonly string[];
}
