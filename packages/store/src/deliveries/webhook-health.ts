import { DAY_MS } from '@svc/contracts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { asOwner } from '../database/tenancy.ts';
import { ownEndpoint, type WebhookEndpoint } from './endpoints.ts';
import { KEPT_MS } from './list-events.ts';

const HOUR_MS = 3_600_000;
const HOURS = 24;

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
    ...(await standingOf(trx, asked)),
    hours: await hoursOf(trx, asked),
  }));
  return { endpoint, ...health, asOf: new Date(asked.now).toISOString() };
}

/** Conditions are in the words of the indexes over history. */
async function standingOf(trx: Transaction<Tables>, { accountId, id, now }: HealthAsked) {
  const { rows } = await sql<{ waiting: number; parked: number; last: Date | null }>`
    select
      count(*) filter (where state = 'waiting')::integer as waiting,
      count(*) filter (where state = 'parked')::integer as parked,
      (select finished_at from delivery
        where endpoint_id || '' = ${id} and owner_id = ${accountId} and state = 'delivered'
          and finished_at > ${new Date(now - KEPT_MS)}
        order by finished_at desc limit 1) as last
    from delivery
    where endpoint_id || '' = ${id} and owner_id = ${accountId} and state <> 'delivered'`.execute(trx);
  const { waiting = 0, parked = 0, last = null } = rows[0] ?? {};
  return { lastDeliveredAt: last?.toISOString() ?? null, waiting, parked };
}

async function hoursOf(
  trx: Transaction<Tables>,
  { accountId, id, now }: HealthAsked,
): Promise<HealthyHour[]> {
  const first = Math.floor(now / HOUR_MS) * HOUR_MS - (HOURS - 1) * HOUR_MS;
  const { rows } = await sql<{ hour: number; delivered: number; failed: number; median: number }>`
    select
      floor(extract(epoch from attempt.started_at - ${new Date(first)}::timestamptz) / 3600)::integer as hour,
      count(*) filter (where attempt.outcome = 'delivered')::integer as delivered,
      count(*) filter (where attempt.outcome <> 'delivered')::integer as failed,
      percentile_cont(0.5) within group (order by attempt.duration_ms) as median
    from delivery_attempt attempt
    join delivery on delivery.owner_id = attempt.owner_id and delivery.id = attempt.delivery_id
    where attempt.owner_id || '' = ${accountId} and delivery.endpoint_id = ${id}
      and attempt.started_at >= ${new Date(first)} and attempt.started_at < ${new Date(first + DAY_MS)}
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
