import { DAY_MS } from '@svc/contracts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { asOwner } from '../database/tenancy.ts';
import { ownEndpoint, type WebhookEndpoint } from './endpoints.ts';
import { KEPT_MS } from './list-events.ts';

const HOUR_MS = 3_600_000;
const HOURS = 24;
/** Longer than a delivery is tried: 24 hours, and as long parked before. */
const TRIED_MS = 2 * DAY_MS;

interface HealthyHour {
  readonly hour: string;
  /** Tries that the receiver accepted, and those that it did not. */
  readonly delivered: number;
  readonly failed: number;
  /** Of all tries; null without one. */
  readonly medianMs: number | null;
}

/** An endpoint, and how its deliveries went in the last 24 hours. */
export interface WebhookHealth {
  readonly endpoint: WebhookEndpoint;
  readonly lastDeliveredAt: string | null;
  readonly waiting: number;
  readonly parked: number;
  /** Oldest first; the last one is under way. */
  readonly hours: HealthyHour[];
  readonly asOf: string;
}

interface HealthAsked {
  readonly accountId: string;
  readonly id: string;
  readonly now: number;
}

/** Null for an unknown id, and for an endpoint of another owner. */
export async function webhookHealth(db: Kysely<Tables>, asked: HealthAsked): Promise<WebhookHealth | null> {
  const endpoint = await ownEndpoint(db, asked);
  if (endpoint === null) return null;
  const health = await asOwner(db, asked.accountId, async (trx) => ({
    ...(await standingOf(trx, asked, endpoint)),
    hours: await hoursOf(trx, asked, endpoint),
  }));
  return { endpoint, ...health, asOf: new Date(asked.now).toISOString() };
}

async function standingOf(
  trx: Transaction<Tables>,
  { accountId, id, now }: HealthAsked,
  { mode }: WebhookEndpoint,
) {
  const { rows } = await sql<{ waiting: number; parked: number; last: Date | null }>`
    select
      count(*) filter (where state = 'waiting')::integer as waiting,
      count(*) filter (where state = 'parked')::integer as parked,
      (select finished_at from delivery
        where mode = ${mode} and endpoint_id = ${id} and owner_id = ${accountId} and state = 'delivered'
          and finished_at > ${new Date(now - KEPT_MS)}
        order by finished_at desc limit 1) as last
    from delivery
    where mode = ${mode} and endpoint_id = ${id} and owner_id = ${accountId} and state <> 'delivered'`.execute(
    trx,
  );
  const { waiting = 0, parked = 0, last = null } = rows[0] ?? {};
  return { lastDeliveredAt: last?.toISOString() ?? null, waiting, parked };
}

async function hoursOf(
  trx: Transaction<Tables>,
  { accountId, id, now }: HealthAsked,
  { mode }: WebhookEndpoint,
): Promise<HealthyHour[]> {
  const first = Math.floor(now / HOUR_MS) * HOUR_MS - (HOURS - 1) * HOUR_MS;
  const { rows } = await sql<{ hour: number; delivered: number; failed: number; median: number }>`
    select
      floor(extract(epoch from attempt.started_at - ${new Date(first)}::timestamptz) / 3600)::integer as hour,
      count(*) filter (where attempt.outcome = 'delivered')::integer as delivered,
      count(*) filter (where attempt.outcome <> 'delivered')::integer as failed,
      percentile_cont(0.5) within group (order by attempt.duration_ms) as median
    from delivery
    join delivery_attempt attempt on attempt.owner_id = delivery.owner_id and attempt.delivery_id = delivery.id
    where delivery.mode = ${mode} and delivery.endpoint_id = ${id} and delivery.owner_id = ${accountId}
      and delivery.first_due_at > ${new Date(first - TRIED_MS)} and attempt.started_at >= ${new Date(first)} and attempt.started_at < ${new Date(first + DAY_MS)}
    group by 1`.execute(trx);
  return Array.from({ length: HOURS }, (_, index) => {
    const seen = rows.find(({ hour }) => hour === index);
    return {
      hour: new Date(first + index * HOUR_MS).toISOString(),
      delivered: seen?.delivered ?? 0,
      failed: seen?.failed ?? 0,
      medianMs: seen?.median ?? null,
    };
  });
}
