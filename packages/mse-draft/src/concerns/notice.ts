import type { Concern } from './define-concern.ts';
import type { ConcernReason } from './concern-statement.ts';

/** The concern in one sentence, and why. */
export interface Notice {
  /** Left out where it sounds like risk and like no kind of it. */
  readonly concern: Concern | undefined;
  readonly reason: ConcernReason;
}
