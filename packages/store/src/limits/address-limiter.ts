import type { Clock } from '../ids/clock.ts';
import { LruMap } from '../lru-map.ts';
import { addressGroup } from './address-group.ts';
import type { LimitDecision } from './decision.ts';

export interface AddressLimiterOptions {
  clock: Clock;
  perSecond: number;
  burst: number;
  /** Most addresses remembered; a forgotten one starts with a full bucket. */
  maxAddresses?: number;
  /** What counts as one address; as `addressGroup` has it when not given. */
  groupOf?: (address: string) => string;
}

export interface AddressLimiter {
  take(address: string): LimitDecision;
  /** What a request would get now, without charging it. */
  peek(address: string): LimitDecision;
  /** Refunds the charge for one request. */
  giveBack(address: string): void;
}

interface Bucket {
  tokens: number;
  refilledAtMs: number;
}

/** A token bucket per address (for IPv6 per /64 network), in this process only. */
export function createAddressLimiter(options: AddressLimiterOptions): AddressLimiter {
  const { clock, perSecond, burst, groupOf = addressGroup } = options;
  const buckets = new LruMap<string, Bucket>(options.maxAddresses ?? 20_000);

  function refilled(group: string, now: number): Bucket {
    const bucket = buckets.get(group) ?? { tokens: burst, refilledAtMs: now };
    const elapsedMs = Math.max(0, now - bucket.refilledAtMs);
    bucket.tokens = Math.min(burst, bucket.tokens + (elapsedMs * perSecond) / 1_000);
    bucket.refilledAtMs = now;
    return bucket;
  }

  function decide(bucket: Bucket, allowed: boolean): LimitDecision {
    const fullInSeconds = (burst - bucket.tokens) / perSecond;
    const decision: LimitDecision = {
      allowed,
      limit: burst,
      remaining: Math.floor(bucket.tokens),
      resetAtSeconds: Math.ceil(bucket.refilledAtMs / 1_000 + fullInSeconds),
      retryAfterSeconds: allowed ? 0 : Math.max(1, Math.ceil((1 - bucket.tokens) / perSecond)),
    };
    if (!allowed) decision.limitedBy = 'address';
    return decision;
  }

  return {
    take(address) {
      const group = groupOf(address);
      const bucket = refilled(group, clock());
      const allowed = bucket.tokens >= 1;
      if (allowed) bucket.tokens -= 1;
      buckets.set(group, bucket);
      return decide(bucket, allowed);
    },
    peek(address) {
      const bucket = refilled(groupOf(address), clock());
      return decide(bucket, bucket.tokens >= 1);
    },
    giveBack(address) {
      const bucket = buckets.get(groupOf(address));
      if (bucket !== undefined) bucket.tokens = Math.min(burst, bucket.tokens + 1);
    },
  };
}
