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
  /** Deliveries whose tries began. */
  readonly claimed: number;
  /** When the next delivery is due, in milliseconds; null when none is, when this turn found some or did not look. */
  readonly nextDueAt: number | null;
}

/** Tries deliveries in turns: each writes what has ended, claims for the free slots and begins to try. */
export interface Dispatcher {
  /** Rejects when the database fails; nothing that ended is lost then. Never to be called while one is under way. */
  turn(options?: { claims: boolean }): Promise<Turn>;
  /** Tries under way. */
  readonly inFlight: number;
  /** Tries that have ended and are not written yet. */
  readonly unwritten: number;
  /** Called whenever a try ends. */
  onEnded: () => void;
  /** Resolves when no endpoint is being disabled. */
  settled(): Promise<void>;
}

/** Tries at once. */
const SLOTS = 16;
const DISABLE_AFTER_MS = 5 * 24 * 3_600_000;
const LEASE_BYTES = 12;

export function createDispatcher(options: DispatcherOptions): Dispatcher {
  const { database, clock, egress, log, metrics, random = randomBytes } = options;
  const secretsOf = createSecretCache(options.vault);
  const rooms = createEndpointRooms();
  const ended: FinishedAttempt[] = [];
  /** Endpoints without room for more, and their owners. */
  const full = new Map<string, string>();
  /** Owners of such endpoints that have room again. */
  const crowded = new Set<string>();
  let inFlight = 0;
  let disabling: Promise<void> = Promise.resolve();

  async function turn({ claims } = { claims: true }): Promise<Turn> {
    const batch = [...ended];
    const now = clock();
    const free = claims ? SLOTS - inFlight : 0;
    const owners = [...crowded];
    const given = rooms.rooms();
    // Tries that end meanwhile add to it again.
    crowded.clear();
    const { failing, claimed, next } = await asWorker(database.db, async (trx) => {
      const found = batch.length === 0 ? [] : await finishAttempts(trx, batch, now);
      const taken = free === 0 ? [] : await claimDeliveries(trx, claimOptions(now, free, owners, given));
      const due = taken.length > 0 || free === 0 ? null : await nextDueAt(trx);
      return { failing: found, claimed: taken, next: due };
    }).catch((error: unknown) => {
      for (const owner of owners) crowded.add(owner);
      throw error;
    });
    ended.splice(0, batch.length);
    for (const claim of claimed) void begin(claim);
    noteCrowds(claimed, given);
    // Without a slot left, some of them may not have been asked.
    if (claimed.length === free) for (const owner of owners) crowded.add(owner);
    // Parking a long queue takes a while, and the others need not wait for it.
    disabling = disabling.then(() => disableHopeless(batch, failing, now));
    return { claimed: claimed.length, nextDueAt: next };
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
    rooms.end(claim.endpoint.id, result);
    if (full.delete(claim.endpoint.id)) crowded.add(claim.ownerId);
    metrics.count('svc_delivery_attempts_total', { outcome: result.outcome });
    ended.push(finished(claim, result));
    dispatcher.onEnded();
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
    get unwritten() {
      return ended.length;
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
