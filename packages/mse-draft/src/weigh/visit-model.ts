/** What is decided for a whole visit: an option, `cssrs.q1` to `cssrs.q6`, or `level.low` and above. */
export interface VisitModel {
  readonly bias: number;
  /** The weight of its own option as rules found it. */
  readonly own: number;
  /** The score from which enough of the visits have it. */
  readonly from: number;
  readonly steps: string;
  readonly weights: string;
}
