import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { asWorker } from '../database/tenancy.ts';
import { type DeliveryRecord, withAttempts } from './delivery-record.ts';
import { getEndpoint } from './endpoints.ts';

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
        'delivery.leased_until',
      ])
      .where('delivery.owner_id', '=', endpoint.ownerId)
      .where('delivery.endpoint_id', '=', endpointId)
      .orderBy('delivery.event_number', 'desc')
      .orderBy('delivery.first_due_at', 'desc')
      .limit(limit);
    if (deliveryId !== undefined) query = query.where('delivery.id', '=', deliveryId);
    return withAttempts(trx, endpoint.ownerId, await query.execute());
  });
}
