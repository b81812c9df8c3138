import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { RandomBytes } from '../ids/clock.ts';
import { InvalidInputError } from '../invalid-input.ts';
import type { Tables } from '../database/tables.ts';
import { asWorker } from '../database/tenancy.ts';
import { PAGE } from './due.ts';
import { getEndpoint, type WebhookEndpoint } from './endpoints.ts';
import { KEPT_MS } from './list-events.ts';
import { type Origin, sendNow } from './send-now.ts';

/**
 * Most deliveries that one call replays; another call continues from `nextSince`. Only the events of one moment can be
 * more: a call ends between two moments, since the next begins with one.
 */
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
  /** Events that are sent, or would be. */
  readonly replayed: number;
  /** Whether the range holds more than one call replays; `nextSince` is where to continue, ISO 8601. */
  readonly hasMore: boolean;
  readonly nextSince: string | null;
}

/**
 * Sends the event of a delivery again: as a new delivery with all tries still to be made or, while one of the event is
 * still tried at the endpoint, by the next try of that one. Returns the id of the delivery that is sent, or null for an
 * unknown endpoint or delivery.
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
    await lockFinished(trx, endpoint, deliveryId);
    const origin = await originOf(trx, endpoint, deliveryId);
    if (!origin) return null;
    const sent = await sendNow(trx, endpoint, [origin], { now, random });
    return { deliveryId: sent.get(origin.event_number) ?? '' };
  });
}

/** Whether the delivery can be sent again; as `replayDelivery`, but nothing is sent. */
export async function canReplayDelivery(
  db: Kysely<Tables>,
  { endpointId, deliveryId }: { readonly endpointId: string; readonly deliveryId: string },
): Promise<boolean> {
  const endpoint = await openEndpoint(db, endpointId);
  if (endpoint === null) return false;
  return asWorker(db, async (trx) => (await originOf(trx, endpoint, deliveryId)) !== undefined);
}

/**
 * Sends every kept event of a range again to one endpoint, as `replayDelivery` does, including those it was never sent
 * (it may be newer than they are), as far as they are of its types. Null for an unknown endpoint.
 *
 * @throws InvalidInputError when the endpoint is disabled, or the range is empty
 */
export async function replayRange(db: Kysely<Tables>, range: ReplayRange): Promise<Replayed | null> {
  const endpoint = await endpointOf(db, range);
  if (endpoint === null) return null;
  const end = await asWorker(db, (trx) => endOfCall(trx, endpoint, range));
  const part = { ...range, until: end ?? range.until };
  let replayed = 0;
  for (let after = 0, isLast = false; !isLast; ) {
    const page = await asWorker(db, async (trx) => {
      const origins = await originsAfter(trx, endpoint, part, after);
      if (origins.length > 0) await sendNow(trx, endpoint, origins, range);
      return origins;
    });
    replayed += page.length;
    after = page.at(-1)?.event_number ?? after;
    isLast = page.length < PAGE;
  }
  return { replayed, hasMore: end !== null, nextSince: end === null ? null : new Date(end).toISOString() };
}

/**
 * How many events `replayRange` sends of the whole range, over all the calls that it takes. Null for an unknown endpoint.
 *
 * @throws InvalidInputError when the endpoint is disabled, or the range is empty
 */
export async function countReplay(db: Kysely<Tables>, range: ReplayRange): Promise<Replayed | null> {
  const endpoint = await endpointOf(db, range);
  if (endpoint === null) return null;
  const row = await asWorker(db, (trx) =>
    eventsOf(trx, endpoint, range)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  );
  return { replayed: Number(row.count), hasMore: false, nextSince: null };
}

function endpointOf(
  db: Kysely<Tables>,
  { endpointId, since, until }: ReplayRange,
): Promise<WebhookEndpoint | null> {
  if (!(since < until)) throw new InvalidInputError('The range to replay is empty.');
  return openEndpoint(db, endpointId);
}

async function openEndpoint(db: Kysely<Tables>, id: string): Promise<WebhookEndpoint | null> {
  const endpoint = await getEndpoint(db, id);
  if (endpoint !== null && !endpoint.enabled)
    throw new InvalidInputError('The endpoint is disabled; enable it first.');
  return endpoint;
}

/** Of two calls at once the second waits for the first, and finds the delivery that it made. */
async function lockFinished(
  trx: Transaction<Tables>,
  { ownerId }: WebhookEndpoint,
  deliveryId: string,
): Promise<void> {
  await trx
    .selectFrom('delivery')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('id', '=', deliveryId)
    .where('state', '!=', 'waiting')
    .forUpdate()
    .execute();
}

function originOf(
  trx: Transaction<Tables>,
  { id, ownerId }: WebhookEndpoint,
  deliveryId: string,
): Promise<Origin | undefined> {
  return trx
    .selectFrom('delivery')
    .select(['event_number', 'mode', 'id as replayed_from'])
    .where('owner_id', '=', ownerId)
    .where('id', '=', deliveryId)
    .where('endpoint_id', '=', id)
    .executeTakeFirst();
}

function eventsOf(
  trx: Transaction<Tables>,
  endpoint: WebhookEndpoint,
  { since, until, now, undeliveredOnly }: ReplayRange,
) {
  const { ownerId, mode, eventTypes } = endpoint;
  let events = trx
    .selectFrom('event')
    .where('event.owner_id', '=', ownerId)
    .where('event.mode', '=', mode)
    .where('event.created_at', '>=', new Date(Math.max(since, now - KEPT_MS)))
    .where('event.created_at', '<', new Date(until));
  if (eventTypes.length > 0) events = events.where('event.type', 'in', eventTypes);
  return undeliveredOnly === true
    ? events.where(sent(endpoint, sql`state in ('delivered', 'waiting')`), 'is', null)
    : events;
}

/** The first delivery of an event to the endpoint that meets a condition. */
function sent({ id }: WebhookEndpoint, condition: RawBuilder<unknown>) {
  return sql<string | null>`(
    select id from delivery
    where endpoint_id = ${id} and owner_id = event.owner_id and event_number = event.number and ${condition}
    order by first_due_at limit 1)`;
}

function originsAfter(
  trx: Transaction<Tables>,
  endpoint: WebhookEndpoint,
  range: ReplayRange,
  after: number,
): Promise<Origin[]> {
  return eventsOf(trx, endpoint, range)
    .select(['event.number as event_number', 'event.mode', sent(endpoint, sql`true`).as('replayed_from')])
    .where('event.number', '>', after)
    .orderBy('event.number')
    .limit(PAGE)
    .execute();
}

/** The moment before which the events are as many as one call replays; null when all of the range are. */
async function endOfCall(
  trx: Transaction<Tables>,
  endpoint: WebhookEndpoint,
  range: ReplayRange,
): Promise<number | null> {
  const inOrder = (part: ReplayRange) =>
    eventsOf(trx, endpoint, part).select('event.created_at').orderBy('event.created_at').limit(1);
  const beyond = await inOrder(range).offset(MAX_REPLAYED).executeTakeFirst();
  if (beyond === undefined) return null;
  const end = beyond.created_at.getTime();
  const first = await inOrder(range).executeTakeFirst();
  if (first !== undefined && first.created_at.getTime() < end) return end;
  // All of them are of one moment, which is not split.
  const next = await inOrder({ ...range, since: end + 1 }).executeTakeFirst();
  return next?.created_at.getTime() ?? null;
}
