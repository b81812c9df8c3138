import type { Logger } from '@svc/server-kit';
import type { ClaimedDelivery, Database, RandomBytes } from '@svc/store';
import { type AttemptOptions, createClaimAttempt } from './attempt-claim.ts';
import { type Claims, createDeliveryQueue } from './delivery-queue.ts';
import { createDisablePolicy, isGone } from './disable-policy.ts';

export interface DispatcherOptions extends AttemptOptions {
  readonly database: Pick<Database, 'db'>;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  readonly random?: RandomBytes;
}

/**
 * Attempts deliveries in turns: each writes what has ended, claims for the free slots and starts attempts. Of endpoints
 * that answer quickly more is claimed than can be attempted at once, so that a free slot does not wait for the database.
 */
export interface Dispatcher {
  /** Rejects when the database fails; nothing that ended is lost then. Never to be called while one is under way. */
  turn(options?: { claims: boolean }): Promise<Claims>;
  /** Attempts under way. */
  readonly inFlight: number;
  /** Deliveries that are claimed and wait for a slot. A turn without claims gives them back. */
  readonly queued: number;
  /** Attempts that have ended, and claims to be given back, that are not written yet. */
  readonly unwritten: number;
  /** Called whenever an attempt ends. */
  onEnded: () => void;
  /** Resolves when no endpoint is being disabled. */
  settled(): Promise<void>;
}

export function createDispatcher(options: DispatcherOptions): Dispatcher {
  const { clock } = options;
  const queue = createDeliveryQueue(options);
  const disablePolicy = createDisablePolicy(options);
  const attemptClaim = createClaimAttempt(options);
  async function turn({ claims } = { claims: true }): Promise<Claims> {
    const now = clock();
    if (claims) queue.giveBackStale(now);
    else queue.giveBackAll(now);
    const written = await queue.write(now);
    startWaiting();
    disablePolicy.judge(written, now);
    if (!claims) return { claimed: 0, nextDueAt: null };
    const found = await queue.claim(now);
    startWaiting();
    return found;
  }

  function startWaiting(): void {
    for (const claim of queue.start()) void run(claim);
  }

  /** Attempts that end in one turn of the event loop leave their slots to others together: reading, then signing and sending. */
  const startSoon = onceSoon(startWaiting);

  async function run(claim: ClaimedDelivery): Promise<void> {
    const ended = await attemptClaim(claim);
    queue.end(ended);
    if (isGone(ended)) queue.giveBackOf(claim.endpoint.id, clock());
    startSoon();
    dispatcher.onEnded();
  }

  const dispatcher: Dispatcher = {
    turn,
    get inFlight() {
      return queue.inFlight;
    },
    get queued() {
      return queue.waiting;
    },
    get unwritten() {
      return queue.unwritten;
    },
    onEnded: () => {},
    settled: () => disablePolicy.settled(),
  };
  return dispatcher;
}

/** However often it is asked in one turn of the event loop, it acts once, after it. */
function onceSoon(act: () => void): () => void {
  let isAsked = false;
  return () => {
    if (isAsked) return;
    isAsked = true;
    setImmediate(() => {
      isAsked = false;
      act();
    });
  };
}
