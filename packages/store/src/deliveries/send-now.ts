import type { KeyMode } from '@svc/contracts';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { RandomBytes } from '../ids/clock.ts';
import { newId } from '../ids/ids.ts';
import { deliverFrom } from './due.ts';
import type { WebhookEndpoint } from './endpoints.ts';

/** An event that is sent again. */
export interface Origin {
  readonly event_number: number;
  readonly mode: KeyMode;
  /** The delivery that is repeated; null when the endpoint was never sent the event. */
  readonly replayed_from: string | null;
}

interface Sending {
  readonly now: number;
  readonly random?: RandomBytes | undefined;
}

/**
 * Sends events to an endpoint now. One that is still tried there is sent by the delivery that waits, whose next try
 * becomes due: a second delivery would reach the receiver as well. Returns the delivery of each event by its number.
 */
export async function sendNow(
  trx: Transaction<Tables>,
  endpoint: WebhookEndpoint,
  origins: readonly Origin[],
  { now, random }: Sending,
): Promise<Map<number, string>> {
  const at = new Date(now);
  const waiting = await waitingOf(trx, endpoint, origins);
  await bringForward(trx, endpoint, waiting, at);
  const sent = new Map(waiting.map(({ event_number, id }) => [event_number, id]));
  const rows = origins
    .filter(({ event_number }) => !sent.has(event_number))
    .map((origin) => newRow(endpoint, origin, at, random));
  if (rows.length > 0) await trx.insertInto('delivery').values(rows).execute();
  await deliverFrom(trx, endpoint.ownerId, at);
  for (const { event_number, id } of rows) sent.set(event_number, id);
  return sent;
}

interface Waiting {
  readonly id: string;
  readonly event_number: number;
}

/** By the index over the deliveries of an event, whatever the planner knows of the table: the fence keeps it from another. */
async function waitingOf(
  trx: Transaction<Tables>,
  { id, ownerId }: WebhookEndpoint,
  origins: readonly Origin[],
): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select found.id, given.number as event_number
    from unnest(${origins.map(({ event_number }) => event_number)}::bigint[]) as given(number)
    cross join lateral (
      select id, state from delivery
      where endpoint_id = ${id} and owner_id = ${ownerId} and event_number = given.number offset 0
    ) found
    where found.state = 'waiting'`.execute(trx);
  return rows;
}

/**
 * Leaves a try that is under way alone: the receiver gets the event by it. In the order of ids, so that two concurrent
 * calls never deadlock.
 */
async function bringForward(
  trx: Transaction<Tables>,
  { ownerId }: WebhookEndpoint,
  waiting: readonly Waiting[],
  at: Date,
): Promise<void> {
  if (waiting.length === 0) return;
  await sql`
    update delivery set next_at = ${at}
    where owner_id = ${ownerId} and id = any(array(
      select id from delivery
      where owner_id = ${ownerId} and id = any(${waiting.map(({ id }) => id)}::text[])
        and state = 'waiting' and lease_id is null and next_at > ${at}
      order by id for update
    ))`.execute(trx);
}

function newRow(
  { id, ownerId }: WebhookEndpoint,
  { event_number, mode, replayed_from }: Origin,
  at: Date,
  random: RandomBytes | undefined,
) {
  return {
    owner_id: ownerId,
    id: newId('dlv', random),
    endpoint_id: id,
    mode,
    event_number,
    state: 'waiting' as const,
    replayed_from,
    first_due_at: at,
    first_tried_at: null,
    next_at: at,
    leased_until: null,
    lease_id: null,
    finished_at: null,
  };
}
