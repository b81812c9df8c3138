import {
  asWorker,
  type ClaimedDelivery,
  type Database,
  type FailingEndpoint,
  finishAttempts,
  type FinishedAttempt,
  type UntriedClaim,
} from '@svc/store';

export interface WrittenOutcomes {
  readonly attempts: readonly FinishedAttempt[];
  /** Endpoints that answered none of them. */
  readonly failing: readonly FailingEndpoint[];
}

/** What became of claims and is not in the database yet: if the process died now, it would be as if it had not been. */
export interface UnwrittenOutcomes {
  addAttempt(attempt: FinishedAttempt): void;
  /** A claim without an attempt, which may be claimed again from a moment on, in milliseconds. */
  addRelease(claim: ClaimedDelivery, claimableAtMs: number): void;
  /**
   * Rejects when the database fails; all of it is kept then. In a transaction of its own, which is short: what is not
   * written could be sent twice, and holds up what waits.
   */
  write(now: number): Promise<WrittenOutcomes>;
  readonly attempts: number;
  /** Attempts and releases. */
  readonly count: number;
}

export function createUnwrittenOutcomes(database: Pick<Database, 'db'>): UnwrittenOutcomes {
  const attempts: FinishedAttempt[] = [];
  const releases: UntriedClaim[] = [];
  return {
    addAttempt: (attempt) => void attempts.push(attempt),
    addRelease: (claim, claimableAtMs) => void releases.push({ claim, claimableAtMs }),
    async write(now) {
      // More may be added while these are written.
      const batch = [...attempts];
      const released = [...releases];
      if (batch.length + released.length === 0) return { attempts: batch, failing: [] };
      const failing = await asWorker(database.db, (trx) => finishAttempts(trx, batch, now, released));
      attempts.splice(0, batch.length);
      releases.splice(0, released.length);
      return { attempts: batch, failing };
    },
    get attempts() {
      return attempts.length;
    },
    get count() {
      return attempts.length + releases.length;
    },
  };
}
