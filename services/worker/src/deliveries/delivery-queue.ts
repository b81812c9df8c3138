import type { ClaimedDelivery, FinishedAttempt } from '@svc/store';
import { type ClaimingOptions, createClaiming } from './claim-due.ts';
import { createCrowdedOwners } from './crowded-owners.ts';
import { createEndpointConcurrency } from './endpoint-concurrency.ts';
import { createUnwrittenOutcomes, type WrittenOutcomes } from './unwritten-outcomes.ts';
import { createWaitingClaims, type WaitingClaim } from './waiting-claims.ts';

export interface Claims {
  /** Deliveries taken under a lease. */
  readonly claimed: number;
  /** When the next delivery is due, in milliseconds; null when none is, when some were claimed or nobody looked. */
  readonly nextDueAt: number | null;
}

/**
 * Deliveries under a lease of this worker: waiting for a slot, being attempted, or ended and not written yet. Crash
 * recovery is the lease: it runs out by itself, and another worker takes up what this one held when it died.
 */
export interface DeliveryQueue {
  /** Claims what is due, as much as fits. Rejects when the database fails, and has then claimed nothing. */
  claim(now: number): Promise<Claims>;
  /** Takes out what has a slot and may start at its endpoint, the longest waiting first; each must {@link end}. */
  start(): ClaimedDelivery[];
  /** An attempt has ended: its slot is free, and its outcome waits to be written. */
  end(attempt: FinishedAttempt): void;
  /** Gives back all that waits. */
  giveBackAll(now: number): void;
  /** Gives back what has waited too long: what is left of a lease must suffice for a whole attempt. */
  giveBackStale(now: number): void;
  /** Gives back what waits for an endpoint. */
  giveBackOf(endpointId: string, now: number): void;
  /** Writes what ended and what was given back. Rejects when the database fails; nothing is lost then. */
  write(now: number): Promise<WrittenOutcomes>;
  /** Attempts under way. */
  readonly inFlight: number;
  /** Claims that wait for a slot. */
  readonly waiting: number;
  /** Attempts that ended, and claims to be given back, that are not written yet. */
  readonly unwritten: number;
}

/** Attempts at once. */
const SLOTS = 16;
/** Deliveries under a lease of this worker, started or not. */
const HELD = 64;
/** Attempts under way or not written yet: what a receiver could see twice if the process died now. */
const EXPOSED = 20;
const STALE_MS = 10_000;
/** What is given back is not claimed again by the same turn. */
const AGAIN_MS = 1_000;

export function createDeliveryQueue(options: ClaimingOptions): DeliveryQueue {
  const concurrency = createEndpointConcurrency();
  const crowded = createCrowdedOwners(concurrency);
  const unwritten = createUnwrittenOutcomes(options.database);
  const waiting = createWaitingClaims();
  const claimDue = createClaiming(options, concurrency, crowded);
  let inFlight = 0;

  async function claim(now: number): Promise<Claims> {
    const free = HELD - inFlight - waiting.count;
    if (free === 0) return { claimed: 0, nextDueAt: null };
    const { claimed, next } = await claimDue(now, free);
    for (const one of claimed) waiting.add({ claim: one, claimedAt: now });
    return { claimed: claimed.length, nextDueAt: next };
  }

  function start(): ClaimedDelivery[] {
    return waiting.take(({ claim: { endpoint } }) => {
      const hasSlot = inFlight < SLOTS && inFlight + unwritten.attempts < EXPOSED;
      if (!hasSlot || !concurrency.mayStart(endpoint.id)) return false;
      inFlight += 1;
      concurrency.start(endpoint.id);
      return true;
    });
  }

  function end(attempt: FinishedAttempt): void {
    inFlight -= 1;
    concurrency.end(attempt.claim.endpoint.id, attempt);
    crowded.noteEnd(attempt.claim);
    unwritten.addAttempt(attempt);
  }

  function giveBack(isChosen: (one: WaitingClaim) => boolean, claimableAtMs: number): void {
    for (const one of waiting.take(isChosen)) {
      concurrency.release(one.endpoint.id);
      unwritten.addRelease(one, claimableAtMs);
    }
  }

  return {
    claim,
    start,
    end,
    giveBackAll: (now) => giveBack(() => true, now),
    giveBackStale: (now) => giveBack(({ claimedAt }) => now - claimedAt >= STALE_MS, now + AGAIN_MS),
    giveBackOf: (id, now) => giveBack(({ claim: { endpoint } }) => endpoint.id === id, now + AGAIN_MS),
    write: unwritten.write,
    get inFlight() {
      return inFlight;
    },
    get waiting() {
      return waiting.count;
    },
    get unwritten() {
      return unwritten.count;
    },
  };
}
