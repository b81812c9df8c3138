import type { Speaker } from '../segment/turn.ts';
import type { RiskTopic } from '../find/classifier/outputs.ts';

/** Why a statement is to be clarified. */
export type ConcernReason =
  | 'answer does not plainly deny'
  | 'wording not clear'
  | 'sounds like risk by its words'
  | 'not plainly harmless beside risk';

/** Something that was said and may be risk. It is nothing the draft records: a clinician asks. */
export interface ConcernStatement {
  /** A verbatim stretch of the transcript, of at most 300 characters. */
  readonly quote: string;
  /** Offsets of the quote in the transcript as sent. */
  readonly start: number;
  readonly end: number;
  readonly speaker: Speaker;
  /** The kind of risk, one of the fixed topics. */
  readonly topic: RiskTopic;
  readonly reason: ConcernReason;
  /** What a clinician may ask. */
  readonly question: string;
}
