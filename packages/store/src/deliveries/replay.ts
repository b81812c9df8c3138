import type { KeyMode } from '@svc/contracts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { RandomBytes } from '../ids/clock.ts';
import { newId } from '../ids/ids.ts';
import { InvalidInputError } from '../invalid-input.ts';
import type { Tables } from '../database/tables.ts';
import { asWorker } from '../database/tenancy.ts';
import { deliverFrom, PAGE } from './due.ts';
import { getEndpoint, type WebhookEndpoint } from './endpoints.ts';
import { KEPT_MS } from './list-events.ts';

/** Most deliveries that one call replays; another call continues from `nextSince`. */
const MAX_REPLAYED = 10_000;

interface Replaying {
  readonly endpointId: string;
  readonly now: number;
  readonly random?: RandomBytes;
}

interface ReplayRange extends Replaying {
  /** Milliseconds since the epoch: events from this moment on … */
  readonly since: number;
  /** … and before this one. */
  readonly until: number;
  /** Leaves out the events that the endpoint has accepted. */
  readonly undeliveredOnly?: boolean;
}

export interface Replayed {
  readonly replayed: number;
  /** Whether the range holds more than one call replays; `nextSince` is where to continue, ISO 8601. */
  readonly hasMore: boolean;
  readonly nextSince: string | null;
}

interface Origin {
  event_number: number;
  mode: KeyMode;
  replayed_from: string | null;
}

/**
 * Sends one delivery again as a new one of the same event, with all tries still to be made. Returns its id, or null for
 * an unknown endpoint or delivery.
 *
 * @throws InvalidInputError when the endpoint is disabled
 */
export async function replayDelivery(
  db: Kysely<Tables>,
  { endpointId, deliveryId, now, random }: Replaying & { deliveryId: string },
): Promise<{ deliveryId: string } | null> {
  const endpoint = await openEndpoint(db, endpointId);
  if (endpoint === null) return null;
  return asWorker(db, async (trx) => {
    const origin = await trx
      .selectFrom('delivery')
      .select(['event_number', 'mode', 'id as replayed_from'])
      .where('owner_id', '=', endpoint.ownerId)
      .where('id', '=', deliveryId)
      .where('endpoint_id', '=', endpointId)
      .executeTakeFirst();
    if (!origin) return null;
    const [id = ''] = await enqueue(trx, endpoint, [origin], { now, random });
    return { deliveryId: id };
  });
}

/**
 * Sends every kept event of a range again to one endpoint, including those it was never sent (it may be newer than they
 * are), as far as they are of its types. Null for an unknown endpoint.
 *
 * @throws InvalidInputError when the endpoint is disabled, or the range is empty
 */
export async function replayRange(db: Kysely<Tables>, range: ReplayRange): Promise<Replayed | null> {
  if (!(range.since < range.until)) throw new InvalidInputError('The range to replay is empty.');
  const endpoint = await openEndpoint(db, range.endpointId);
  if (endpoint === null) return null;
  let replayed = 0;
  let after = 0;
  while (replayed < MAX_REPLAYED) {
    const page = await asWorker(db, async (trx) => {
      const origins = await originsAfter(trx, endpoint, range, after);
      if (origins.length > 0) await enqueue(trx, endpoint, origins, range);
      return origins;
    });
    replayed += page.length;
    after = page.at(-1)?.event_number ?? after;
    if (page.length < PAGE) return { replayed, hasMore: false, nextSince: null };
  }
  const next = await asWorker(db, (trx) => createdAfter(trx, endpoint, range, after));
  return { replayed, hasMore: next !== null, nextSince: next };
}

async function openEndpoint(db: Kysely<Tables>, id: string): Promise<WebhookEndpoint | null> {
  const endpoint = await getEndpoint(db, id);
  if (endpoint !== null && !endpoint.enabled)
    throw new InvalidInputError('The endpoint is disabled; enable it first.');
  return endpoint;
}

function eventsOf(
  trx: Transaction<Tables>,
  { ownerId, mode, eventTypes }: WebhookEndpoint,
  { since, until, now }: ReplayRange,
  after: number,
) {
  const events = trx
    .selectFrom('event')
    .where('event.owner_id', '=', ownerId)
    .where('event.mode', '=', mode)
    .where('event.number', '>', after)
    .where('event.created_at', '>=', new Date(Math.max(since, now - KEPT_MS)))
    .where('event.created_at', '<', new Date(until))
    .orderBy('event.number');
  return eventTypes.length === 0 ? events : events.where('event.type', 'in', eventTypes);
}

async function originsAfter(
  trx: Transaction<Tables>,
  endpoint: WebhookEndpoint,
  range: ReplayRange,
  after: number,
): Promise<Origin[]> {
  const sent = (condition: ReturnType<typeof sql>) => sql<string | null>`(
    select id from delivery
    where endpoint_id = ${endpoint.id} and owner_id = event.owner_id and event_number = event.number and ${condition}
    order by first_due_at limit 1)`;
  let events = eventsOf(trx, endpoint, range, after)
    .select(['event.number as event_number', 'event.mode', sent(sql`true`).as('replayed_from')])
    .limit(PAGE);
  if (range.undeliveredOnly === true)
    events = events.where(sent(sql`state in ('delivered', 'waiting')`), 'is', null);
  return events.execute();
}

async function createdAfter(
  trx: Transaction<Tables>,
  endpoint: WebhookEndpoint,
  range: ReplayRange,
  after: number,
): Promise<string | null> {
  const row = await eventsOf(trx, endpoint, range, after)
    .select('event.created_at')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at.toISOString() ?? null;
}

async function enqueue(
  trx: Transaction<Tables>,
  { id: endpointId, ownerId }: WebhookEndpoint,
  origins: readonly Origin[],
  { now, random }: { now: number; random?: RandomBytes | undefined },
): Promise<string[]> {
  const at = new Date(now);
  const rows = origins.map(({ event_number, mode, replayed_from }) => ({
    owner_id: ownerId,
    id: newId('dlv', random),
    endpoint_id: endpointId,
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
  }));
  await trx.insertInto('delivery').values(rows).execute();
  await deliverFrom(trx, ownerId, at);
  return rows.map(({ id }) => id);
}
