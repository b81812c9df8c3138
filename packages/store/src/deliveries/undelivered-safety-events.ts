import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { asWorker } from '../database/tenancy.ts';

/**
 * Safety events older than `olderThanMs` that some endpoint they were sent to has not accepted, not even in a replay.
 * An organization without an endpoint is sent nothing, so none of its events count.
 */
export async function undeliveredSafetyEvents(
  db: Kysely<Tables>,
  { olderThanMs, now }: { olderThanMs: number; now: number },
): Promise<number> {
  const { rows } = await asWorker(db, (trx) =>
    sql<{ count: number }>`
      select count(*) from event
      where type = 'mse.safety_event' and created_at <= ${new Date(now - olderThanMs)} and exists (
        select from webhook_endpoint endpoint
        join delivery on delivery.endpoint_id = endpoint.id and delivery.owner_id = event.owner_id
          and delivery.event_number = event.number
        where endpoint.owner_id = event.owner_id and endpoint.mode = event.mode and endpoint.deleted_at is null
        group by delivery.endpoint_id having not bool_or(delivery.state = 'delivered')
      )`.execute(trx),
  );
  return rows[0]?.count ?? 0;
}
