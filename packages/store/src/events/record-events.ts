import { EVENT_API_VERSION, type KeyMode } from '@svc/contracts';
import { sql, type Transaction } from 'kysely';
import type { RandomBytes } from '../clock.ts';
import { newId } from '../ids.ts';
import type { Tables } from '../tables.ts';

/** Something that happened to an object of an owner. `data` travels: ids, status and codes, never free text. */
export interface NewEvent {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

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

/**
 * Writes events and their deliveries in the transaction of the change they tell of. Call it last: the counter row it
 * locks is shared by every writer of the owner, and holding it until the commit is what keeps the numbers without
 * gaps and in the order of commits.
 */
export async function recordEvents(
  trx: Transaction<Tables>,
  { ownerId, mode, events, now, random }: Recording,
): Promise<RecordedEvent[]> {
  if (events.length === 0) return [];
  const at = new Date(now);
  const last = await advanceCounter(trx, { ownerId, mode, by: events.length });
  const rows = events.map(({ type, data }, index) => {
    const id = newId('evt', random);
    const body = {
      id,
      object: 'event',
      type,
      apiVersion: EVENT_API_VERSION,
      createdAt: at.toISOString(),
      data,
    };
    const number = last - events.length + 1 + index;
    return { owner_id: ownerId, mode, number, id, type, created_at: at, payload: JSON.stringify(body) };
  });
  await trx.insertInto('event').values(rows).execute();
  await enqueueDeliveries(trx, { ownerId, mode, rows, at, random });
  return rows.map(({ id, number }) => ({ id, number }));
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

async function enqueueDeliveries(
  trx: Transaction<Tables>,
  {
    ownerId,
    mode,
    rows,
    at,
    random,
  }: {
    ownerId: string;
    mode: KeyMode;
    rows: readonly { number: number; type: string }[];
    at: Date;
    random: RandomBytes | undefined;
  },
): Promise<void> {
  const { rows: endpoints } = await sql<{ id: string; event_types: string[] }>`
    select id, event_types from svc_own_endpoints(${mode})`.execute(trx);
  const deliveries = endpoints.flatMap((endpoint) =>
    rows
      .filter(({ type }) => endpoint.event_types.length === 0 || endpoint.event_types.includes(type))
      .map(({ number }) => ({
        owner_id: ownerId,
        id: newId('dlv', random),
        endpoint_id: endpoint.id,
        mode,
        event_number: number,
        state: 'waiting' as const,
        replayed_from: null,
        first_due_at: at,
        first_tried_at: null,
        next_at: at,
        leased_until: null,
        lease_id: null,
        finished_at: null,
      })),
  );
  if (deliveries.length === 0) return;
  await trx.insertInto('delivery').values(deliveries).execute();
  await sql`select svc_deliver_from(${at})`.execute(trx);
}
