import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { SealedSecrets } from './endpoint-secrets.ts';

/** How long a silent worker keeps its lease on a delivery; twice the time a try may take. */
export const LEASE_MS = 30_000;
/** How long workers pass over an endpoint at its limit, except the one whose attempts are under way there. */
const CROWDED_MS = 1_000;

/** One delivery to be tried now by the holder of its lease. */
export interface ClaimedDelivery {
  readonly ownerId: string;
  readonly deliveryId: string;
  readonly leaseId: string;
  /** Number of this try in the log, 1 for the first. */
  readonly attempt: number;
  /** Tries before this one whose outcome is known. */
  readonly tries: number;
  /** Milliseconds since the epoch. */
  readonly firstTriedAt: number;
  readonly endpoint: {
    readonly id: string;
    readonly ownerKind: 'account' | 'organization';
    readonly url: string;
    readonly secrets: SealedSecrets;
  };
  readonly event: { readonly id: string; readonly type: string; readonly payload: string };
}

export interface ClaimOptions {
  readonly now: number;
  readonly leaseId: string;
  /** How many deliveries the worker can start now. */
  readonly free: number;
  /** Most of them for one endpoint. */
  readonly perEndpoint: number;
  /** Endpoints with a limit other than that. */
  readonly endpointLimits: ReadonlyMap<string, number>;
  /** Owners that may have work before their due time, because an endpoint of theirs was at its limit earlier. */
  readonly crowdedOwners: readonly string[];
}

interface ClaimedRow {
  delivery_id: string;
  attempt: number;
  tries: number;
  first_tried_at: Date;
  endpoint_id: string;
  owner_kind: 'account' | 'organization';
  url: string;
  secret_sealed: Uint8Array;
  previous_secret_sealed: Uint8Array | null;
  previous_secret_until: Date | null;
  event_id: string;
  event_type: string;
  payload: string;
}

/**
 * Claims due deliveries under a lease: due owners first, then the rows of one owner at a time, never waiting for
 * another worker. An owner that was served goes to the end of the queue.
 */
export async function claimDeliveries(
  trx: Transaction<Tables>,
  options: ClaimOptions,
): Promise<ClaimedDelivery[]> {
  const claimed: ClaimedDelivery[] = [];
  for (const ownerId of await dueOwners(trx, options)) {
    const free = options.free - claimed.length;
    if (free <= 0) break;
    for (const each of await claimOfOwner(trx, ownerId, { ...options, free })) claimed.push(each);
  }
  return claimed;
}

/** Locked until the transaction ends: a writer of an event of such an owner waits, and then sees the new due time. */
async function dueOwners(
  trx: Transaction<Tables>,
  { now, free, crowdedOwners }: ClaimOptions,
): Promise<string[]> {
  const { rows } = await sql<{ owner_id: string }>`
    with crowded as (
      select owner_id from delivery_due where owner_id = any(${crowdedOwners}::text[]) for update skip locked
    ), due as (
      select owner_id from delivery_due
      where due_at <= ${new Date(now)} and owner_id <> all(${crowdedOwners}::text[])
      order by due_at limit ${free} for update skip locked
    )
    select owner_id from due union all select owner_id from crowded`.execute(trx);
  return rows.map(({ owner_id }) => owner_id);
}

/** Written so that every step is an index lookup, whatever the planner knows about a table that grows and shrinks. */
// oxlint-disable-next-line max-lines-per-function -- one SQL statement, which takes its locks at once
async function claimOfOwner(
  trx: Transaction<Tables>,
  ownerId: string,
  { now, leaseId, free, perEndpoint, endpointLimits }: ClaimOptions,
): Promise<ClaimedDelivery[]> {
  const at = new Date(now);
  const until = new Date(now + LEASE_MS);
  const { rows } = await sql<ClaimedRow>`
    with target as (
      select endpoint.*, coalesce(given.claim_limit, ${perEndpoint}::integer) as claim_limit
      from webhook_endpoint endpoint
      left join unnest(
        ${[...endpointLimits.keys()]}::text[], ${[...endpointLimits.values()]}::integer[]
      ) as given(id, claim_limit)
        on given.id = endpoint.id
      where endpoint.owner_id = ${ownerId} and endpoint.enabled
    ), chosen as (
      select waiting.id from target cross join lateral (
        select id, next_at from delivery
        where owner_id = ${ownerId} and endpoint_id = target.id and state = 'waiting' and next_at <= ${at}
        order by next_at limit target.claim_limit for update skip locked
      ) waiting
      order by waiting.next_at limit ${free}
    ), claimed as (
      update delivery
      set lease_id = ${leaseId}, leased_until = ${until}, next_at = ${until}, claims = claims + 1,
        first_tried_at = coalesce(first_tried_at, ${at})
      where owner_id = ${ownerId} and id = any(array(select id from chosen))
      returning *
    ), rest as (
      select min(soonest.next_at) as next_at from target cross join lateral (
        select next_at from delivery
        where owner_id = ${ownerId} and endpoint_id = target.id and state = 'waiting'
          and id <> all(array(select id from claimed))
        order by next_at limit 1
      ) soonest
    ), due as (
      select least(
        case
          when rest.next_at > ${at} then rest.next_at
          when rest.next_at is not null and (select count(*) from claimed) >= ${free} then ${at}
          when rest.next_at is not null then ${new Date(now + CROWDED_MS)}
        end,
        case when exists (select from claimed) then ${until}::timestamptz end
      ) as at from rest
    ), moved as (
      update delivery_due set due_at = due.at from due where owner_id = ${ownerId} and due.at is not null
    ), served as (
      delete from delivery_due using due where owner_id = ${ownerId} and due.at is null
    )
    select claimed.id as delivery_id, claimed.claims as attempt, claimed.tries, claimed.first_tried_at,
      target.id as endpoint_id, target.owner_kind, target.url, target.secret_sealed, target.previous_secret_sealed,
      target.previous_secret_until, event.id as event_id, event.type as event_type, event.payload
    from claimed
    join target on target.id = claimed.endpoint_id
    cross join lateral (
      select id, type, payload from event
      where owner_id = ${ownerId} and mode = claimed.mode and number = claimed.event_number limit 1
    ) event
    order by claimed.event_number`.execute(trx);
  return rows.map((row) => toClaimed(ownerId, leaseId, row));
}

function toClaimed(ownerId: string, leaseId: string, row: ClaimedRow): ClaimedDelivery {
  return {
    ownerId,
    deliveryId: row.delivery_id,
    leaseId,
    attempt: row.attempt,
    tries: row.tries,
    firstTriedAt: row.first_tried_at.getTime(),
    endpoint: {
      id: row.endpoint_id,
      ownerKind: row.owner_kind,
      url: row.url,
      secrets: {
        endpointId: row.endpoint_id,
        current: row.secret_sealed,
        previous: row.previous_secret_sealed,
        previousUntil: row.previous_secret_until?.getTime() ?? null,
      },
    },
    event: { id: row.event_id, type: row.event_type, payload: row.payload },
  };
}
