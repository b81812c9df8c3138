/** A regular expression that may take longer than its text is long. */
export interface Finding {
  /** Path from the root of the checkout. */
  readonly file: string;
  /** The line of code, or the source of the built expression. */
  readonly code: string;
  readonly message: string;
}
