import { EVENT_API_VERSION, type KeyMode, type NewEvent } from '@svc/contracts';
import { sql, type Transaction } from 'kysely';
import type { RandomBytes } from '../ids/clock.ts';
import { newId } from '../ids/ids.ts';
import type { Tables } from '../database/tables.ts';

export interface RecordedEvent {
  readonly id: string;
  readonly number: number;
}

interface Recording {
  readonly ownerId: string;
  readonly mode: KeyMode;
  readonly events: readonly NewEvent[];
  readonly now: number;
  readonly random?: RandomBytes | undefined;
}

interface EventRow {
  readonly number: number;
  readonly id: string;
  readonly type: string;
  readonly payload: string;
}

interface DeliveryRow {
  readonly id: string;
  readonly endpointId: string;
  readonly eventNumber: number;
}

/** Rows of one statement; their columns travel as arrays, since a statement has 65,535 parameters at most. */
const ROWS_OF_STATEMENT = 10_000;

/**
 * Writes events and their deliveries in the transaction of the change they tell of, however many there are. Call it
 * last: the counter row it locks is shared by every writer of the owner, and holding it until the commit is what keeps
 * the numbers without gaps and in the order of commits.
 */
export async function recordEvents(
  trx: Transaction<Tables>,
  { ownerId, mode, events, now, random }: Recording,
): Promise<RecordedEvent[]> {
  if (events.length === 0) return [];
  const at = new Date(now);
  // Read before the counter is locked: other writers of the owner wait for what comes after.
  const endpoints = await ownEndpoints(trx, mode);
  const last = await advanceCounter(trx, { ownerId, mode, by: events.length });
  const rows = events.map(({ type, data }, index): EventRow => {
    const id = newId('evt', random);
    const number = last - events.length + 1 + index;
    const body = {
      id,
      object: 'event',
      type,
      apiVersion: EVENT_API_VERSION,
      createdAt: at.toISOString(),
      sequence: number,
      data,
    };
    return { number, id, type, payload: JSON.stringify(body) };
  });
  const stream = { ownerId, mode, at };
  for (const page of pagesOf(rows)) await insertEvents(trx, stream, page);
  const deliveries = endpoints.flatMap((endpoint) =>
    rows
      .filter(({ type }) => endpoint.event_types.length === 0 || endpoint.event_types.includes(type))
      .map(({ number }) => ({ id: newId('dlv', random), endpointId: endpoint.id, eventNumber: number })),
  );
  for (const page of pagesOf(deliveries)) await insertDeliveries(trx, stream, page);
  if (deliveries.length > 0) await sql`select svc_deliver_from(${dueAt(at)})`.execute(trx);
  return rows.map(({ id, number }) => ({ id, number }));
}

interface Stream {
  readonly ownerId: string;
  readonly mode: KeyMode;
  readonly at: Date;
}

async function ownEndpoints(
  trx: Transaction<Tables>,
  mode: KeyMode,
): Promise<{ id: string; event_types: string[] }[]> {
  const { rows } = await sql<{ id: string; event_types: string[] }>`
    select id, event_types from svc_own_endpoints(${mode})`.execute(trx);
  return rows;
}

async function advanceCounter(
  trx: Transaction<Tables>,
  { ownerId, mode, by }: { ownerId: string; mode: KeyMode; by: number },
): Promise<number> {
  const { last_number } = await trx
    .insertInto('event_counter')
    .values({ owner_id: ownerId, mode, last_number: by })
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'mode']).doUpdateSet({
        last_number: (eb) => eb('event_counter.last_number', '+', by),
      }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return last_number;
}

async function insertEvents(
  trx: Transaction<Tables>,
  { ownerId, mode, at }: Stream,
  rows: readonly EventRow[],
): Promise<void> {
  await sql`
    insert into event (owner_id, mode, number, id, type, created_at, payload)
    select ${ownerId}::text, ${mode}::text, e.number, e.id, e.type, ${at}::timestamptz, e.payload
    from unnest(
      ${rows.map(({ number }) => number)}::bigint[], ${rows.map(({ id }) => id)}::text[],
      ${rows.map(({ type }) => type)}::text[], ${rows.map(({ payload }) => payload)}::text[]
    ) as e(number, id, type, payload)`.execute(trx);
}

async function insertDeliveries(
  trx: Transaction<Tables>,
  { ownerId, mode, at }: Stream,
  rows: readonly DeliveryRow[],
): Promise<void> {
  await sql`
    insert into delivery (owner_id, id, endpoint_id, mode, event_number, state, first_due_at, next_at)
    select ${ownerId}::text, d.id, d.endpoint_id, ${mode}::text, d.event_number, 'waiting', ${at}::timestamptz,
      ${dueAt(at)}
    from unnest(
      ${rows.map(({ id }) => id)}::text[], ${rows.map(({ endpointId }) => endpointId)}::text[],
      ${rows.map(({ eventNumber }) => eventNumber)}::bigint[]
    ) as d(id, endpoint_id, event_number)`.execute(trx);
}

/** At once: a process whose clock is ahead must not make its events wait until the clock of the worker is there. */
function dueAt(at: Date) {
  return sql`least(${at}::timestamptz, now())`;
}

function* pagesOf<Row>(rows: readonly Row[]): Iterable<readonly Row[]> {
  for (let from = 0; from < rows.length; from += ROWS_OF_STATEMENT)
    yield rows.slice(from, from + ROWS_OF_STATEMENT);
}
