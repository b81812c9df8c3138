import type { Kysely, Selectable } from 'kysely';
import type { DeliveryAttemptTable, DeliveryTable, Tables } from '../database/tables.ts';
import { asWorker } from '../database/tenancy.ts';
import { getEndpoint } from './endpoints.ts';

/** One delivery to an endpoint with the tries made so far. */
export interface DeliveryRecord {
  deliveryId: string;
  eventId: string;
  eventNumber: number;
  type: string;
  state: DeliveryTable['state'];
  /** The delivery this one repeats. */
  replayedFrom: string | null;
  firstDueAt: string;
  /** null unless another try is to come. */
  nextAt: string | null;
  attempts: AttemptRecord[];
}

export interface AttemptRecord {
  number: number;
  startedAt: string;
  durationMs: number;
  /** `delivered`, or a code that says why not. */
  outcome: string;
  status: number | null;
}

interface AttemptQuery {
  readonly endpointId: string;
  readonly limit: number;
  readonly deliveryId?: string | undefined;
}

/** Deliveries of the newest events to an endpoint with their tries, oldest try first; null for an unknown endpoint. */
export async function listDeliveries(
  db: Kysely<Tables>,
  { endpointId, limit, deliveryId }: AttemptQuery,
): Promise<DeliveryRecord[] | null> {
  const endpoint = await getEndpoint(db, endpointId);
  if (endpoint === null) return null;
  return asWorker(db, async (trx) => {
    let query = trx
      .selectFrom('delivery')
      .innerJoin('event', (join) =>
        join
          .onRef('event.owner_id', '=', 'delivery.owner_id')
          .onRef('event.mode', '=', 'delivery.mode')
          .onRef('event.number', '=', 'delivery.event_number'),
      )
      .select([
        'delivery.id as deliveryId',
        'event.id as eventId',
        'event.number as eventNumber',
        'event.type',
        'delivery.state',
        'delivery.replayed_from as replayedFrom',
        'delivery.first_due_at',
        'delivery.next_at',
      ])
      .where('delivery.owner_id', '=', endpoint.ownerId)
      .where('delivery.endpoint_id', '=', endpointId)
      .orderBy('delivery.event_number', 'desc')
      .orderBy('delivery.first_due_at', 'desc')
      .limit(limit);
    if (deliveryId !== undefined) query = query.where('delivery.id', '=', deliveryId);
    const deliveries = await query.execute();
    if (deliveries.length === 0) return [];
    const attempts = await trx
      .selectFrom('delivery_attempt')
      .selectAll()
      .where('owner_id', '=', endpoint.ownerId)
      .where(
        'delivery_id',
        'in',
        deliveries.map((row) => row.deliveryId),
      )
      .orderBy('number')
      .execute();
    return deliveries.map(({ first_due_at, next_at, ...row }) => ({
      ...row,
      firstDueAt: first_due_at.toISOString(),
      nextAt: row.state === 'waiting' ? next_at.toISOString() : null,
      attempts: attempts.filter(({ delivery_id }) => delivery_id === row.deliveryId).map(toAttempt),
    }));
  });
}

function toAttempt(row: Selectable<DeliveryAttemptTable>): AttemptRecord {
  const { number, outcome, status } = row;
  return { number, startedAt: row.started_at.toISOString(), durationMs: row.duration_ms, outcome, status };
}
