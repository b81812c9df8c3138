import type { DeliveryStanding, KeyMode } from '@svc/contracts';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { asOwner } from '../database/tenancy.ts';
import { afterPlace, timePage } from '../pagination/time-cursor.ts';
import { type DeliveryRecord, type DeliveryRow, withAttempts } from './delivery-record.ts';

interface DeliveryQuery {
  readonly accountId: string;
  readonly endpointId?: string | undefined;
  readonly mode?: KeyMode | undefined;
  readonly state?: DeliveryStanding | undefined;
  /** Of its event. */
  readonly type?: string | undefined;
  readonly eventId?: string | undefined;
  /** Milliseconds since the epoch: first due from this moment on, and before this one. */
  readonly since?: number | undefined;
  readonly until?: number | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

export interface AccountDelivery extends Omit<DeliveryRecord, 'state'> {
  endpointId: string;
  state: DeliveryStanding;
}

interface DeliveryPage {
  readonly deliveries: AccountDelivery[];
  readonly hasMore: boolean;
  readonly nextCursor: string | null;
}

interface Endpoint {
  readonly id: string;
  readonly mode: KeyMode;
}
type Row = DeliveryRow & { readonly endpointId: string; readonly tries: number };

/**
 * A page of the deliveries to all endpoints of an account, those that were removed among them, newest first, with every
 * try. Of each endpoint it reads as many as the page shows, by an index that begins with the endpoint.
 *
 * @throws InvalidInputError for a cursor that is none
 */
export async function listAccountDeliveries(db: Kysely<Tables>, asked: DeliveryQuery): Promise<DeliveryPage> {
  const { accountId, limit } = asked;
  const conditions = conditionsOf(asked);
  const endpoints = await endpointsOf(db, asked);
  return asOwner(db, accountId, async (trx) => {
    const page = timePage(await newest(trx, asked, endpoints, conditions), limit, (row) => ({
      at: row.first_due_at,
      id: row.deliveryId,
    }));
    const { rows, ...rest } = page;
    const deliveries = await withAttempts(trx, accountId, rows);
    return { deliveries: deliveries.map(standing), ...rest };
  });
}

function standing({
  tries,
  state,
  ...delivery
}: DeliveryRecord & Pick<Row, 'endpointId' | 'tries'>): AccountDelivery {
  return { ...delivery, state: state === 'waiting' && tries > 0 ? 'retrying' : state };
}

const STANDS = {
  waiting: sql`delivery.state = 'waiting' and delivery.tries = 0`,
  retrying: sql`delivery.state = 'waiting' and delivery.tries > 0`,
  delivered: sql`delivery.state = 'delivered'`,
  failed: sql`delivery.state = 'failed'`,
  parked: sql`delivery.state = 'parked'`,
} as const satisfies Record<DeliveryStanding, RawBuilder<unknown>>;

async function endpointsOf(
  db: Kysely<Tables>,
  { accountId, endpointId, mode }: DeliveryQuery,
): Promise<Endpoint[]> {
  let query = db.selectFrom('webhook_endpoint').select(['id', 'mode']).where('owner_id', '=', accountId);
  if (endpointId !== undefined) query = query.where('id', '=', endpointId);
  if (mode !== undefined) query = query.where('mode', '=', mode);
  return query.execute();
}

function conditionsOf({ state, type, eventId, since, until, cursor }: DeliveryQuery): RawBuilder<boolean>[] {
  const conditions: RawBuilder<boolean>[] = [];
  if (state !== undefined) conditions.push(sql`${STANDS[state]}`);
  // The words of the index over what is not delivered.
  if (state !== undefined && state !== 'delivered') conditions.push(sql`delivery.state <> 'delivered'`);
  if (type !== undefined) conditions.push(sql`event.type = ${type}`);
  if (eventId !== undefined) conditions.push(sql`event.id = ${eventId}`);
  if (since !== undefined) conditions.push(sql`delivery.first_due_at >= ${new Date(since)}`);
  if (until !== undefined) conditions.push(sql`delivery.first_due_at < ${new Date(until)}`);
  if (cursor !== undefined)
    conditions.push(afterPlace(sql.ref('delivery.first_due_at'), sql.ref('delivery.id'), cursor));
  return conditions;
}

async function newest(
  trx: Transaction<Tables>,
  { accountId, eventId, limit }: DeliveryQuery,
  endpoints: readonly Endpoint[],
  conditions: readonly RawBuilder<boolean>[],
): Promise<Row[]> {
  // As an index begins: those over the newest deliveries, or that over the deliveries of an event.
  const ofEndpoint =
    eventId === undefined
      ? sql`delivery.mode = endpoint.mode and delivery.endpoint_id = endpoint.id`
      : sql`delivery.endpoint_id = endpoint.id
          and delivery.event_number = (select number from event where owner_id = ${accountId} and id = ${eventId})`;
  const { rows } = await sql<Row>`
    select found.* from unnest(
      ${endpoints.map(({ id }) => id)}::text[], ${endpoints.map(({ mode }) => mode)}::text[]
    ) as endpoint(id, mode) cross join lateral (
      select delivery.id as "deliveryId", endpoint.id as "endpointId", event.id as "eventId",
        event.number as "eventNumber", event.type, delivery.state, delivery.replayed_from as "replayedFrom",
        delivery.tries, delivery.first_due_at, delivery.next_at, delivery.leased_until
      from delivery
      join event on event.owner_id = delivery.owner_id and event.mode = delivery.mode
        and event.number = delivery.event_number
      where ${ofEndpoint} and delivery.owner_id = ${accountId}
        and ${sql.join([sql`true`, ...conditions], sql` and `)}
      order by delivery.first_due_at desc, delivery.id desc limit ${limit + 1}
    ) found
    order by found.first_due_at desc, found."deliveryId" desc limit ${limit + 1}`.execute(trx);
  return rows;
}
