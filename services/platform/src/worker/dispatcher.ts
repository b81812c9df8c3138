import { randomBytes } from 'node:crypto';
import { describeError, type EgressClient, type Logger, type Metrics } from '@svc/server-kit';
import {
  asWorker,
  claimDeliveries,
  type ClaimedDelivery,
  type Clock,
  type Database,
  disableEndpoint,
  type FailingEndpoint,
  finishAttempts,
  type FinishedAttempt,
  nextDueAt,
  type RandomBytes,
  type UntriedClaim,
  type Vault,
} from '@svc/store';
import { attempt, type AttemptResult } from './attempt.ts';
import { createEndpointRooms, ROOM } from './endpoint-rooms.ts';
import { nextAttemptAt } from './next-attempt.ts';
import { createSecretCache } from './secret-cache.ts';

export interface DispatcherOptions {
  readonly database: Pick<Database, 'db'>;
  readonly clock: Clock;
  readonly vault: Pick<Vault, 'open'>;
  /** Judges every address that is called. */
  readonly egress: Pick<EgressClient, 'fetch'>;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  readonly metrics: Pick<Metrics, 'count'>;
  readonly random?: RandomBytes;
}

interface Turn {
  /** Deliveries taken under a lease. */
  readonly claimed: number;
  /** When the next delivery is due, in milliseconds; null when none is, when this turn found some or did not look. */
  readonly nextDueAt: number | null;
}

/**
 * Tries deliveries in turns: each writes what has ended, claims for the free slots and begins to try. Of endpoints that
 * answer quickly more is claimed than can be tried at once, so that a free slot does not wait for the database.
 */
export interface Dispatcher {
  /** Rejects when the database fails; nothing that ended is lost then. Never to be called while one is under way. */
  turn(options?: { claims: boolean }): Promise<Turn>;
  /** Tries under way. */
  readonly inFlight: number;
  /** Deliveries that are claimed and wait for their try. A turn without claims gives them back. */
  readonly queued: number;
  /** Tries that have ended, and claims to be given back, that are not written yet. */
  readonly unwritten: number;
  /** Called whenever a try ends. */
  onEnded: () => void;
  /** Resolves when no endpoint is being disabled. */
  settled(): Promise<void>;
}

/** Tries at once. */
const SLOTS = 16;
/** Deliveries under a lease of this worker, tried or not. */
const HELD = 64;
/** Tries under way or not written yet: what a receiver could see twice if the process died now. */
const EXPOSED = 20;
/** A delivery that waited longer for its try is given back: what is left of its lease must suffice for a whole try. */
const STALE_MS = 10_000;
/** What is given back is not claimed again by the same turn. */
const AGAIN_MS = 1_000;
const DISABLE_AFTER_MS = 5 * 24 * 3_600_000;
const LEASE_BYTES = 12;

interface Queued {
  readonly claim: ClaimedDelivery;
  readonly claimedAt: number;
}

export function createDispatcher(options: DispatcherOptions): Dispatcher {
  const { database, clock, egress, log, metrics, random = randomBytes } = options;
  const secretsOf = createSecretCache(options.vault);
  const rooms = createEndpointRooms();
  const ended: FinishedAttempt[] = [];
  let queue: Queued[] = [];
  const untried: UntriedClaim[] = [];
  /** Endpoints without room for more, and their owners. */
  const full = new Map<string, string>();
  /** Owners of such endpoints that have room again. */
  const crowded = new Set<string>();
  let inFlight = 0;
  let isBeginning = false;
  let disabling: Promise<void> = Promise.resolve();

  async function turn({ claims } = { claims: true }): Promise<Turn> {
    const now = clock();
    giveBack(({ claimedAt }) => !claims || now - claimedAt >= STALE_MS, claims ? now + AGAIN_MS : now);
    await writeEnded(now);
    const free = claims ? HELD - inFlight - queue.length : 0;
    if (free === 0) return { claimed: 0, nextDueAt: null };
    const owners = [...crowded];
    const given = rooms.rooms();
    // Tries that end meanwhile add to it again.
    crowded.clear();
    const { claimed, next } = await asWorker(database.db, async (trx) => {
      const taken = await claimDeliveries(trx, claimOptions(now, free, owners, given));
      return { claimed: taken, next: taken.length > 0 ? null : await nextDueAt(trx) };
    }).catch((error: unknown) => {
      for (const owner of owners) crowded.add(owner);
      throw error;
    });
    for (const claim of claimed) {
      rooms.hold(claim.endpoint.id);
      queue.push({ claim, claimedAt: now });
    }
    noteCrowds(claimed, given);
    // Without a slot left, some of them may not have been asked.
    if (claimed.length === free) for (const owner of owners) crowded.add(owner);
    beginQueued();
    return { claimed: claimed.length, nextDueAt: next };
  }

  /** In a transaction of its own, which is short: what is not written could be sent twice, and holds up what is queued. */
  async function writeEnded(now: number): Promise<void> {
    const [batch, released] = [[...ended], [...untried]];
    if (batch.length + released.length === 0) return;
    const failing = await asWorker(database.db, (trx) => finishAttempts(trx, batch, now, released));
    ended.splice(0, batch.length);
    untried.splice(0, released.length);
    beginQueued();
    // Parking a long queue takes a while, and the others need not wait for it.
    disabling = disabling.then(() => disableHopeless(batch, failing, now));
  }

  /** Begins what there are slots and room for, the longest waiting first. */
  function beginQueued(): void {
    const left: Queued[] = [];
    for (const each of queue) {
      const { claim } = each;
      const mayBegin = inFlight < SLOTS && inFlight + ended.length < EXPOSED;
      if (mayBegin && rooms.mayBegin(claim.endpoint.id)) void begin(claim);
      else left.push(each);
    }
    queue = left;
  }

  /** Takes deliveries out of the queue, to be given back with the next turn. */
  function giveBack(isChosen: (each: Queued) => boolean, at: number): void {
    const left: Queued[] = [];
    for (const each of queue) {
      if (!isChosen(each)) {
        left.push(each);
        continue;
      }
      rooms.release(each.claim.endpoint.id);
      untried.push({ claim: each.claim, at });
    }
    queue = left;
  }

  /** Where a claim used up the room there was, more may wait: for the end of a try, or for nothing when one has ended. */
  function noteCrowds(claimed: readonly ClaimedDelivery[], given: ReadonlyMap<string, number>): void {
    const taken = new Map<string, number>();
    for (const { endpoint, ownerId } of claimed) {
      const count = (taken.get(endpoint.id) ?? 0) + 1;
      taken.set(endpoint.id, count);
      if (count < (given.get(endpoint.id) ?? ROOM)) continue;
      if (rooms.isFull(endpoint.id)) full.set(endpoint.id, ownerId);
      else crowded.add(ownerId);
    }
  }

  const claimOptions = (
    now: number,
    free: number,
    crowdedOwners: string[],
    given: ReadonlyMap<string, number>,
  ) => ({
    now,
    leaseId: Buffer.from(random(LEASE_BYTES)).toString('hex'),
    free,
    perEndpoint: ROOM,
    rooms: given,
    crowdedOwners,
  });

  async function begin(claim: ClaimedDelivery): Promise<void> {
    inFlight += 1;
    rooms.begin(claim.endpoint.id);
    const result = await tried(claim);
    inFlight -= 1;
    const { id } = claim.endpoint;
    rooms.end(id, result);
    if (full.delete(id)) crowded.add(claim.ownerId);
    metrics.count('svc_delivery_attempts_total', { outcome: result.outcome });
    ended.push(finished(claim, result));
    // What waits for an endpoint that is gone is not sent there.
    if (result.outcome === 'gone') giveBack((each) => each.claim.endpoint.id === id, clock() + AGAIN_MS);
    beginSoon();
    dispatcher.onEnded();
  }

  /** Tries that end in one turn of the event loop leave their slots to others together: reading, then signing and sending. */
  function beginSoon(): void {
    if (isBeginning) return;
    isBeginning = true;
    setImmediate(() => {
      isBeginning = false;
      beginQueued();
    });
  }

  /** A mistake of ours (a secret that cannot be opened) is a failed try like any other, and is told. */
  async function tried(claim: ClaimedDelivery): Promise<AttemptResult> {
    const startedAt = clock();
    try {
      const { event, endpoint } = claim;
      const { url, ownerKind } = endpoint;
      return await attempt(
        { url, ownerKind, event, secrets: secretsOf(claim, startedAt) },
        { egress, clock },
      );
    } catch (error) {
      metrics.count('svc_failures_total', { part: 'delivery_attempt' });
      log.error('delivery_attempt_failed', describeError(error));
      const durationMs = clock() - startedAt;
      return { startedAt, durationMs, outcome: 'internal_error', status: null, retryAfterMs: null };
    }
  }

  /** An endpoint that says it is gone, or has failed for five days, is disabled: its owner has to look at it. */
  async function disableHopeless(
    batch: readonly FinishedAttempt[],
    failing: readonly FailingEndpoint[],
    now: number,
  ): Promise<void> {
    const reasons = new Map<string, string>();
    for (const { endpointId, failingSince } of failing)
      if (now - failingSince >= DISABLE_AFTER_MS) reasons.set(endpointId, 'failing_for_five_days');
    for (const { claim, outcome } of batch) if (outcome === 'gone') reasons.set(claim.endpoint.id, 'gone');
    for (const [id, reason] of reasons) {
      try {
        const disabled = await disableEndpoint(database.db, { id, reason, now });
        if (disabled === null) continue;
        metrics.count('svc_webhook_endpoints_disabled_total', { reason });
        log.warn('webhook_endpoint_disabled', { accountId: disabled.ownerId, errorCode: reason });
      } catch (error) {
        metrics.count('svc_failures_total', { part: 'endpoint_disable' });
        log.error('endpoint_disable_failed', describeError(error));
      }
    }
  }

  const dispatcher: Dispatcher = {
    turn,
    get inFlight() {
      return inFlight;
    },
    get queued() {
      return queue.length;
    },
    get unwritten() {
      return ended.length + untried.length;
    },
    onEnded: () => {},
    settled: () => disabling,
  };
  return dispatcher;
}

function finished(claim: ClaimedDelivery, result: AttemptResult): FinishedAttempt {
  const { startedAt, durationMs, outcome, status } = result;
  const nextAt = outcome === 'delivered' ? null : nextAttemptAt(claim, result);
  return { claim, startedAt, durationMs, outcome, status, nextAt };
}
