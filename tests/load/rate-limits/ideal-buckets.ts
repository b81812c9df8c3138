/** Requests per second a plan sustains, and its peak. */
export interface PlanLimits {
  readonly sustained: number;
  readonly burst: number;
}

interface Bucket {
  /** Thousandths of a token, so that a refill over whole milliseconds is exact. */
  readonly depth: number;
  readonly rate: number;
}

/** The two buckets of the contract: burst for ten seconds above the sustained rate, and one second of burst. */
function bucketsOf({ sustained, burst }: PlanLimits): [Bucket, Bucket] {
  return [
    { depth: (burst - sustained) * 10 * 1_000, rate: sustained },
    { depth: burst * 1_000, rate: burst },
  ];
}

/** One process without leases or rounding: the most requests any limiter may accept, at every prefix. */
export function idealBuckets(limits: PlanLimits): { take(atMs: number): boolean } {
  const buckets = bucketsOf(limits).map(({ depth, rate }) => ({ depth, rate, level: depth, atMs: 0 }));
  return {
    take(atMs) {
      for (const bucket of buckets) {
        bucket.level = Math.min(bucket.depth, bucket.level + (atMs - bucket.atMs) * bucket.rate);
        bucket.atMs = atMs;
      }
      if (buckets.some(({ level }) => level < 1_000)) return false;
      for (const bucket of buckets) bucket.level -= 1_000;
      return true;
    },
  };
}

/** By how many requests the fullest window of any length exceeds depth + rate x length; 0 when none does. */
export function largestExcess(acceptedAtMs: readonly number[], limits: PlanLimits): number {
  return Math.max(0, ...bucketsOf(limits).map((bucket) => excessOver(acceptedAtMs, bucket)));
}

function excessOver(acceptedAtMs: readonly number[], { depth, rate }: Bucket): number {
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  acceptedAtMs.forEach((atMs, count) => {
    // Accepted before this one, less what was refilled until then.
    least = Math.min(least, count * 1_000 - rate * atMs);
    most = Math.max(most, (count + 1) * 1_000 - rate * atMs - least - depth);
  });
  return Math.ceil(most / 1_000);
}
