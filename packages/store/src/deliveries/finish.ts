import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { ClaimedDelivery } from './claim.ts';
import { lowerDue } from './due.ts';
import { releaseClaims, type UntriedClaim } from './release.ts';

/** How a try ended, and what follows. */
export interface FinishedAttempt {
  readonly claim: ClaimedDelivery;
  /** Milliseconds. */
  readonly startedAt: number;
  readonly durationMs: number;
  /** `delivered`, or a code that says why not. */
  readonly outcome: string;
  /** Status of the answer; null when there was none. */
  readonly status: number | null;
  /** Milliseconds since the epoch of the next try; null when there is none. */
  readonly nextAt: number | null;
}

/** An endpoint that accepted no try of this batch. */
export interface FailingEndpoint {
  readonly endpointId: string;
  /** Milliseconds. */
  readonly failingSince: number;
}

/**
 * Writes the outcomes of many tries at once: a row in the log for each, and the new state of each delivery whose lease
 * is still that of the try. A worker that lost the lease changes nothing. Safe to repeat after a failure.
 *
 * @param untried claims that are given back in the same transaction
 * @returns the endpoints that failed, with the time since which they fail
 */
export async function finishAttempts(
  trx: Transaction<Tables>,
  attempts: readonly FinishedAttempt[],
  now: number,
  untried: readonly UntriedClaim[] = [],
): Promise<FailingEndpoint[]> {
  if (attempts.length > 0) await writeOutcomes(trx, attempts, new Date(now));
  if (untried.length > 0) await releaseClaims(trx, untried);
  const soonest = soonestOf(attempts, untried);
  if (soonest.size > 0) await lowerDue(trx, soonest);
  return noteFailures(trx, attempts, new Date(now));
}

/**
 * Also clears `failing_since` of endpoints that accepted something. The ids are in it twice: as a list they make the
 * planner use the index, whatever it knows of the table.
 */
async function writeOutcomes(
  trx: Transaction<Tables>,
  attempts: readonly FinishedAttempt[],
  now: Date,
): Promise<void> {
  const claims = attempts.map(({ claim }) => claim);
  const works = [...workingEndpoints(attempts)];
  const ids = claims.map(({ deliveryId }) => deliveryId);
  const owners = [...new Set(claims.map(({ ownerId }) => ownerId))];
  await sql`
    with attempt as (
      select * from unnest(
        ${claims.map(({ ownerId }) => ownerId)}::text[], ${ids}::text[],
        ${claims.map(({ leaseId }) => leaseId)}::text[], ${claims.map((claim) => claim.attempt)}::integer[],
        ${attempts.map(({ startedAt }) => new Date(startedAt))}::timestamptz[],
        ${attempts.map(({ durationMs }) => Math.max(0, Math.round(durationMs)))}::integer[],
        ${attempts.map(({ outcome }) => outcome)}::text[], ${attempts.map(({ status }) => status)}::integer[],
        ${attempts.map(({ nextAt }) => (nextAt === null ? null : new Date(nextAt)))}::timestamptz[]
      ) as a(owner_id, delivery_id, lease_id, number, started_at, duration_ms, outcome, status, next_at)
    ), logged as (
      insert into delivery_attempt (owner_id, delivery_id, number, started_at, duration_ms, outcome, status)
      select a.owner_id, a.delivery_id, a.number, a.started_at, a.duration_ms, a.outcome, a.status
      from attempt a cross join lateral (
        select from delivery where owner_id = a.owner_id and id = a.delivery_id limit 1
      ) known
      on conflict do nothing
    ), working as (
      update webhook_endpoint set failing_since = null
      where id = any(${works}::text[]) and failing_since is not null
    )
    update delivery d set
      tries = d.tries + 1, lease_id = null, leased_until = null, next_at = coalesce(a.next_at, d.next_at),
      state = case
        when a.outcome = 'delivered' then 'delivered'
        when a.next_at is null then 'failed'
        when d.state = 'parked' or not endpoint.enabled then 'parked'
        else 'waiting'
      end,
      finished_at = case when a.outcome = 'delivered' or a.next_at is null then ${now}::timestamptz end
    from attempt a, webhook_endpoint endpoint
    where d.owner_id = any(${owners}::text[]) and d.id = any(${ids}::text[])
      and d.owner_id = a.owner_id and d.id = a.delivery_id and d.lease_id = a.lease_id
      and d.state in ('waiting', 'parked') and endpoint.id = d.endpoint_id`.execute(trx);
}

/** When each owner with a next try is due, in milliseconds since the epoch. */
function soonestOf(
  attempts: readonly FinishedAttempt[],
  untried: readonly UntriedClaim[],
): Map<string, number> {
  const soonest = new Map<string, number>();
  const lower = (ownerId: string, atMs: number) =>
    soonest.set(ownerId, Math.min(atMs, soonest.get(ownerId) ?? atMs));
  for (const { claim, nextAt } of attempts) if (nextAt !== null) lower(claim.ownerId, nextAt);
  for (const { claim, claimableAtMs } of untried) lower(claim.ownerId, claimableAtMs);
  return soonest;
}

/** Endpoints that accepted something. */
function workingEndpoints(attempts: readonly FinishedAttempt[]): Set<string> {
  return new Set(
    attempts.filter(({ outcome }) => outcome === 'delivered').map(({ claim }) => claim.endpoint.id),
  );
}

/** Sets since when endpoints fail, at the first failure after a success. Locked in the order of their ids. */
async function noteFailures(
  trx: Transaction<Tables>,
  attempts: readonly FinishedAttempt[],
  now: Date,
): Promise<FailingEndpoint[]> {
  const works = workingEndpoints(attempts);
  const failing = new Set(attempts.map(({ claim }) => claim.endpoint.id).filter((id) => !works.has(id)));
  if (failing.size === 0) return [];
  const ids = [...failing].sort();
  await sql`
    update webhook_endpoint set failing_since = ${now} where id in (
      select id from webhook_endpoint where id = any(${ids}::text[]) and failing_since is null order by id for update
    )`.execute(trx);
  const rows = await trx
    .selectFrom('webhook_endpoint')
    .select(['id', 'failing_since'])
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ id, failing_since }) => ({
    endpointId: id,
    failingSince: failing_since?.getTime() ?? now.getTime(),
  }));
}
