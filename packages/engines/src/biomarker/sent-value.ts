import type { ReferenceInterval } from '@svc/clinical';
/** What a censored value is said to be beyond. */
export type Comparator = '<' | '>' | '<=' | '>=';

/** A value of a sender as a number. */
export interface SentNumber {
  readonly number: number;
  /** The value is only known to lie beyond the number. */
  readonly comparator?: Comparator;
  /** The unit written behind the number. */
  readonly unit?: string;
  /** The number when its one comma parts thousands: `1,500` is 1.5 or 1500. */
  readonly ifGrouped?: number;
}

/** What a text without a number says; `nothing` when there is no result yet. */
export type Word = 'negative' | 'positive' | 'nothing';

/** A reference range as sent, in the unit of its reading unless it names its own. */
export interface SentRange {
  readonly interval: ReferenceInterval;
  readonly unit?: string;
}
