import { type Kysely, sql } from 'kysely';
import type { RateLimits } from '../accounts/plans.ts';
import type { Tables } from '../database/tables.ts';

/** The two buckets of a key. Tokens are counted in thousandths, so that a refill over whole milliseconds is exact. */
export interface BucketShape {
  /** Tokens per second, which is thousandths per millisecond. */
  readonly sustainedRate: number;
  readonly sustainedDepth: number;
  readonly peakRate: number;
  readonly peakDepth: number;
  /** Tokens a process takes at a time. */
  readonly leaseSize: number;
}

export interface BucketLevel {
  readonly sustainedMilli: number;
  readonly peakMilli: number;
  /** The moment of both levels. */
  readonly atMs: number;
}

/** How long the peak rate lasts from a full bucket. */
const BURST_SECONDS = 10;
/** A lease is worth this much time of the sustained rate. */
const LEASES_PER_SECOND = 20;
/** A clock further ahead than this is wrong; its refill is not waited for. */
const CLOCK_SKEW_MS = 2_000;

export function bucketShape({ sustainedPerSecond, burstPerSecond }: RateLimits): BucketShape {
  return {
    sustainedRate: sustainedPerSecond,
    // Equal rates leave no burst: the bucket then holds one second's worth.
    sustainedDepth: Math.max((burstPerSecond - sustainedPerSecond) * BURST_SECONDS, burstPerSecond),
    peakRate: burstPerSecond,
    peakDepth: burstPerSecond,
    leaseSize: Math.max(1, Math.floor(sustainedPerSecond / LEASES_PER_SECOND)),
  };
}

/** A lease is void after this long. */
export const LEASE_MS = 250;

export interface LeaseRequest {
  keyId: string;
  shape: BucketShape;
  /** Tokens wanted. */
  want: number;
  /** How many of them are spent immediately. */
  spend: number;
  /** Tokens returned from the previous lease. */
  giveBack: number;
  /** Tokens of that lease that counted as unspent: by now each is spent or returned. */
  settles: number;
  /** The moment that lease was granted. */
  leasedAtMs: number;
  nowMs: number;
}

/**
 * Refills both buckets and takes the same number of tokens from each, in one statement on one row. Leased but
 * unspent tokens still count against the depth, or a bucket could fill up beside them and the key would
 * get more than its plan: they are counted per lease period, the current one and the previous one.
 */
// oxlint-disable-next-line max-lines-per-function -- one SQL statement on one row, so that no two leases take the same token
export async function leaseTokens(
  db: Kysely<Tables>,
  { keyId, shape, want, spend, giveBack, settles, leasedAtMs, nowMs }: LeaseRequest,
): Promise<{ granted: number; level: BucketLevel }> {
  const sustainedFull = shape.sustainedDepth * 1_000;
  const peakFull = shape.peakDepth * 1_000;
  const first = Math.min(want, shape.sustainedDepth, shape.peakDepth);
  const leasePeriod = sql`${Math.floor(leasedAtMs / LEASE_MS)}::bigint`;
  const firstUnspent = Math.max(0, first - spend) * 1_000;
  const { rows } = await sql<{ granted: number; sustained: number; peak: number; at_ms: number }>`
    insert into rate_bucket as bucket (key_id, sustained_milli, peak_milli, refilled_at_ms, granted,
      unspent_milli, unspent_before_milli, unspent_period)
    values (${keyId}, ${sustainedFull - first * 1_000}, ${peakFull - first * 1_000}, ${nowMs}, ${first},
      ${firstUnspent}, 0, ${Math.floor(nowMs / LEASE_MS)})
    on conflict (key_id) do update set (sustained_milli, peak_milli, refilled_at_ms, granted,
      unspent_milli, unspent_before_milli, unspent_period) = (
      select filled.sustained - taken.tokens * 1000, filled.peak - taken.tokens * 1000, moment.at_ms, taken.tokens,
        unspent.now_milli + greatest(0, taken.tokens - ${spend}::bigint) * 1000, unspent.before_milli, moment.period
      from (
        select at_ms, at_ms / ${LEASE_MS}::bigint as period from (
          select case when bucket.refilled_at_ms > ${nowMs + CLOCK_SKEW_MS}::bigint then ${nowMs}::bigint
            else greatest(bucket.refilled_at_ms, ${nowMs}::bigint) end as at_ms
        ) as corrected
      ) as moment,
      lateral (select greatest(0, moment.at_ms - bucket.refilled_at_ms) as ms) as elapsed,
      lateral (
        select
          case when bucket.unspent_period = moment.period then bucket.unspent_milli else 0 end as now_milli,
          case bucket.unspent_period
            when moment.period then bucket.unspent_before_milli
            when moment.period - 1 then bucket.unspent_milli
            else 0 end as before_milli
      ) as counted,
      lateral (
        select
          greatest(0, counted.now_milli - case when ${leasePeriod} = moment.period then settled.milli else 0 end)
            as now_milli,
          greatest(0, counted.before_milli - case when ${leasePeriod} = moment.period - 1 then settled.milli else 0 end)
            as before_milli
        from (select ${settles * 1_000}::bigint as milli) as settled
      ) as unspent,
      lateral (
        select greatest(0, counted.now_milli + counted.before_milli - ${giveBack * 1_000}::bigint) as milli
      ) as held,
      lateral (
        select
          least(${sustainedFull}::bigint - held.milli,
            bucket.sustained_milli + elapsed.ms * ${shape.sustainedRate}::bigint + ${giveBack * 1_000}::bigint
          ) as sustained,
          least(${peakFull}::bigint - held.milli,
            bucket.peak_milli + elapsed.ms * ${shape.peakRate}::bigint + ${giveBack * 1_000}::bigint
          ) as peak
      ) as filled,
      lateral (
        select greatest(0, least(${want}::bigint, filled.sustained / 1000, filled.peak / 1000)) as tokens
      ) as taken
    )
    returning granted, sustained_milli as sustained, peak_milli as peak, refilled_at_ms as at_ms`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The rate bucket was not read.');
  return {
    granted: row.granted,
    level: { sustainedMilli: row.sustained, peakMilli: row.peak, atMs: row.at_ms },
  };
}
