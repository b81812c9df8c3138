import type { KeyMode } from '@svc/contracts';
import type { Kysely, Selectable } from 'kysely';
import type { EventTable, Tables } from '../database/tables.ts';
import { asOwner } from '../database/tenancy.ts';
import { KEPT_MS } from '../deliveries/list-events.ts';
import { type AccountDelivery, listAccountDeliveries } from '../deliveries/list-account-deliveries.ts';
import { InvalidInputError } from '../invalid-input.ts';
import { cursorAfter, placeAfter } from '../pagination/list-cursor.ts';

/** An event with what it was sent as. */
export interface AccountEvent {
  readonly id: string;
  /** Position in its stream. */
  readonly number: number;
  readonly type: string;
  readonly mode: KeyMode;
  /** Null when it tells of none. */
  readonly objectId: string | null;
  readonly createdAt: string;
  readonly payload: Record<string, unknown>;
}

interface EventQuery {
  readonly accountId: string;
  readonly mode: KeyMode;
  readonly type?: string | undefined;
  readonly eventId?: string | undefined;
  readonly objectId?: string | undefined;
  readonly patientRef?: string | undefined;
  /** Milliseconds since the epoch: from this moment on, and before this one. */
  readonly since?: number | undefined;
  readonly until?: number | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly now: number;
}

interface EventPage {
  readonly events: AccountEvent[];
  readonly hasMore: boolean;
  readonly nextCursor: string | null;
}

const MOST_DELIVERIES = 200;

/**
 * A page of the events of the last 30 days in one stream of an account, newest first.
 *
 * @throws InvalidInputError for a cursor that is not of this stream
 */
export async function listAccountEvents(db: Kysely<Tables>, asked: EventQuery): Promise<EventPage> {
  const { accountId: ownerId, mode, type, eventId, objectId, patientRef, since, until, limit } = asked;
  const stream = { list: 'events', ownerId, mode };
  const before = asked.cursor === undefined ? undefined : numberBefore(stream, asked.cursor);
  const rows = await asOwner(db, ownerId, (trx) => {
    let query = trx
      .selectFrom('event')
      .selectAll()
      .where('owner_id', '=', ownerId)
      .where('mode', '=', mode)
      .where('created_at', '>', new Date(asked.now - KEPT_MS))
      .orderBy('number', 'desc')
      .limit(limit + 1);
    if (type !== undefined) query = query.where('type', '=', type);
    if (eventId !== undefined) query = query.where('id', '=', eventId);
    if (objectId !== undefined) query = query.where('object_id', '=', objectId);
    if (patientRef !== undefined) query = query.where('patient_ref', '=', patientRef);
    if (since !== undefined) query = query.where('created_at', '>=', new Date(since));
    if (until !== undefined) query = query.where('created_at', '<', new Date(until));
    if (before !== undefined) query = query.where('number', '<', before);
    return query.execute();
  });
  const events = rows.slice(0, limit).map(toEvent);
  const last = events.at(-1);
  const hasMore = rows.length > events.length;
  return {
    events,
    hasMore,
    nextCursor: hasMore && last !== undefined ? cursorAfter(stream, [last.number]) : null,
  };
}

interface WhereSent {
  readonly event: AccountEvent;
  readonly deliveries: AccountDelivery[];
  readonly asOf: string;
}

/** One event of an account and where it was sent; null for an unknown id, and for an event of another owner. */
export async function accountEvent(
  db: Kysely<Tables>,
  { accountId, id, now }: { readonly accountId: string; readonly id: string; readonly now: number },
): Promise<WhereSent | null> {
  const row = await asOwner(db, accountId, (trx) =>
    trx
      .selectFrom('event')
      .selectAll()
      .where('owner_id', '=', accountId)
      .where('id', '=', id)
      .where('created_at', '>', new Date(now - KEPT_MS))
      .executeTakeFirst(),
  );
  if (row === undefined) return null;
  const { deliveries } = await listAccountDeliveries(db, { accountId, eventId: id, limit: MOST_DELIVERIES });
  return { event: toEvent(row), deliveries, asOf: new Date(now).toISOString() };
}

function numberBefore(stream: Parameters<typeof placeAfter>[0], cursor: string): number {
  const [number] = placeAfter(stream, cursor) ?? [];
  if (typeof number !== 'number' || !Number.isSafeInteger(number))
    throw new InvalidInputError('must be the nextCursor of a page before', 'cursor');
  return number;
}

function toEvent(row: Selectable<EventTable>): AccountEvent {
  return {
    id: row.id,
    number: row.number,
    type: row.type,
    mode: row.mode,
    objectId: row.object_id,
    createdAt: row.created_at.toISOString(),
    payload: JSON.parse(row.payload) as Record<string, unknown>,
  };
}
