import type { Kysely } from 'kysely';
import type { Clock } from '../ids/clock.ts';
import { LruMap } from '../lru-map.ts';
import type { RateLimits } from '../accounts/plans.ts';
import type { Tables } from '../database/tables.ts';
import type { LimitDecision } from './decision.ts';
import { type BucketLevel, type BucketShape, bucketShape, LEASE_MS, leaseTokens } from './lease.ts';
import { RequestQueue } from './request-queue.ts';

export interface LeasedBucketsOptions {
  db: Kysely<Tables>;
  clock: Clock;
  maxKeys: number;
  onError: (error: unknown) => void;
}

interface KeyId {
  readonly keyId: string;
}

interface KeyState {
  readonly keyId: string;
  readonly limits: RateLimits;
  readonly shape: BucketShape;
  readonly queue: RequestQueue<LimitDecision, KeyId>;
  /** Leased and not yet spent. */
  tokens: number;
  /** That number when the lease was granted, which the database counts as unspent. */
  unspent: number;
  /** After this the lease is void: its tokens go back with the next one. */
  voidAtMs: number;
  level: BucketLevel;
  /** Before this a bucket is known to be empty. */
  emptyUntilMs: number;
  /** Before this the database is known to be down, and requests go through. */
  openUntilMs: number;
}

const OUTAGE_MEMORY_MS = 1_000;

/** Two token buckets per live key, shared by all processes through leases. */
export class LeasedBuckets {
  readonly #options: LeasedBucketsOptions;
  readonly #keys: LruMap<string, KeyState>;

  constructor(options: LeasedBucketsOptions) {
    this.#options = options;
    this.#keys = new LruMap(options.maxKeys);
  }

  take(key: KeyId, limits: RateLimits): LimitDecision | Promise<LimitDecision> {
    const now = this.#options.clock();
    const state = this.#stateOf(key.keyId, limits, now);
    if (state.tokens > 0 && now < state.voidAtMs) {
      state.tokens -= 1;
      return decide(state, now, true);
    }
    if (now < state.emptyUntilMs) return decide(state, now, false);
    if (now < state.openUntilMs) return decide(state, now, true);
    return state.queue.ask(key);
  }

  /** Gives every unspent lease back. */
  async close(): Promise<void> {
    const { db, clock } = this.#options;
    const nowMs = clock();
    for (const { keyId, shape, tokens, unspent, level, voidAtMs } of this.#keys.values()) {
      if (tokens > 0 && nowMs < voidAtMs)
        await leaseTokens(db, {
          keyId,
          shape,
          want: 0,
          spend: 0,
          giveBack: tokens,
          settles: unspent,
          leasedAtMs: level.atMs,
          nowMs,
        });
    }
  }

  #stateOf(keyId: string, limits: RateLimits, now: number): KeyState {
    const known = this.#keys.get(keyId);
    if (known && sameLimits(known.limits, limits)) return known;
    const shape = bucketShape(limits);
    const state: KeyState = {
      keyId,
      limits,
      shape,
      queue: new RequestQueue((count) => this.#lease(state, count)),
      tokens: 0,
      unspent: 0,
      voidAtMs: 0,
      level: { sustainedMilli: shape.sustainedDepth * 1_000, peakMilli: shape.peakDepth * 1_000, atMs: now },
      emptyUntilMs: 0,
      openUntilMs: 0,
    };
    this.#keys.set(keyId, state);
    return state;
  }

  /** Answers `count` callers from a new lease and keeps the remainder. */
  async #lease(state: KeyState, count: number): Promise<LimitDecision[]> {
    const nowMs = this.#options.clock();
    try {
      const granted = await this.#renew(state, count, nowMs);
      return Array.from({ length: count }, (_, i) => decide(state, nowMs, i < granted));
    } catch (error) {
      this.#options.onError(error);
      state.openUntilMs = nowMs + OUTAGE_MEMORY_MS;
      return Array.from({ length: count }, () => decide(state, nowMs, true));
    }
  }

  /** How many of the `count` callers the new lease covers. */
  async #renew(state: KeyState, count: number, nowMs: number): Promise<number> {
    const { keyId, shape, tokens: giveBack } = state;
    const want = Math.max(shape.leaseSize, count);
    state.tokens = 0;
    const { granted, level } = await leaseTokens(this.#options.db, {
      keyId,
      shape,
      want,
      spend: count,
      giveBack,
      settles: state.unspent,
      leasedAtMs: state.level.atMs,
      nowMs,
    });
    state.tokens = Math.max(0, granted - count);
    state.unspent = state.tokens;
    state.voidAtMs = nowMs + LEASE_MS;
    state.level = level;
    state.emptyUntilMs = granted < count ? level.atMs + untilNextToken(state) : 0;
    return granted;
  }
}

function sameLimits(a: RateLimits, b: RateLimits): boolean {
  return a === b || (a.sustainedPerSecond === b.sustainedPerSecond && a.burstPerSecond === b.burstPerSecond);
}

/** Milliseconds from `level.atMs` until both buckets hold a token. */
function untilNextToken({ level, shape }: KeyState): number {
  return Math.max(
    missingMs(level.sustainedMilli, shape.sustainedRate),
    missingMs(level.peakMilli, shape.peakRate),
  );
}

function missingMs(milli: number, perSecond: number): number {
  return Math.max(0, Math.ceil((1_000 - milli) / perSecond));
}

/** Limit, remaining and reset describe the sustained bucket, including the leased tokens. */
function decide(state: KeyState, now: number, allowed: boolean): LimitDecision {
  const { shape, level } = state;
  const refilled = level.sustainedMilli + Math.max(0, now - level.atMs) * shape.sustainedRate;
  const left = Math.min(shape.sustainedDepth, refilled / 1_000 + state.tokens);
  const decision: LimitDecision = {
    allowed,
    limit: shape.sustainedDepth,
    remaining: Math.floor(left),
    resetAtSeconds: Math.ceil(now / 1_000 + (shape.sustainedDepth - left) / shape.sustainedRate),
    retryAfterSeconds: 0,
  };
  if (allowed) return decision;
  decision.retryAfterSeconds = Math.max(1, Math.ceil((level.atMs + untilNextToken(state) - now) / 1_000));
  decision.limitedBy = level.sustainedMilli < 1_000 ? 'sustained' : 'peak';
  return decision;
}
