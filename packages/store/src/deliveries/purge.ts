import { DAY_MS } from '@svc/contracts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { asWorker } from '../database/tenancy.ts';
import { PAGE } from './due.ts';
import { KEPT_MS } from './list-events.ts';

/**
 * Removes events older than 30 days with their deliveries and tries, at most 500 rows per transaction; returns how many
 * events. The counter stays, so that no number is given twice.
 */
export async function purgeEvents(db: Kysely<Tables>, { now }: { now: number }): Promise<number> {
  const before = new Date(now - KEPT_MS);
  for (const page of [attemptsPage, deliveriesPage]) {
    while ((await asWorker(db, (trx) => page(trx, before))) === PAGE);
  }
  let purged = 0;
  for (let rows = PAGE; rows === PAGE; purged += rows)
    rows = await asWorker(db, (trx) => eventsPage(trx, before));
  await purgeRemovedEndpoints(db, now);
  return purged;
}

/** Longer than an event is kept: by then no delivery names them. */
const REMOVED_KEPT_MS = KEPT_MS + DAY_MS;

async function purgeRemovedEndpoints(db: Kysely<Tables>, now: number): Promise<void> {
  await db
    .deleteFrom('webhook_endpoint')
    .where('deleted_at', '<=', new Date(now - REMOVED_KEPT_MS))
    .execute();
}

async function attemptsPage(trx: Transaction<Tables>, before: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from delivery_attempt using (
      select attempt.owner_id, attempt.delivery_id, attempt.number
      from event
      join webhook_endpoint endpoint on endpoint.owner_id = event.owner_id and endpoint.mode = event.mode
      join delivery on delivery.endpoint_id = endpoint.id and delivery.owner_id = event.owner_id
        and delivery.event_number = event.number
      join delivery_attempt attempt on attempt.owner_id = delivery.owner_id and attempt.delivery_id = delivery.id
      where event.created_at <= ${before} limit ${PAGE}
    ) old
    where delivery_attempt.owner_id = old.owner_id and delivery_attempt.delivery_id = old.delivery_id
      and delivery_attempt.number = old.number`.execute(trx);
  return Number(numAffectedRows);
}

async function deliveriesPage(trx: Transaction<Tables>, before: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from delivery using (
      select delivery.owner_id, delivery.id
      from event
      join webhook_endpoint endpoint on endpoint.owner_id = event.owner_id and endpoint.mode = event.mode
      join delivery on delivery.endpoint_id = endpoint.id and delivery.owner_id = event.owner_id
        and delivery.event_number = event.number
      where event.created_at <= ${before} limit ${PAGE}
    ) old
    where delivery.owner_id = old.owner_id and delivery.id = old.id`.execute(trx);
  return Number(numAffectedRows);
}

/** An event replayed in the meantime has a delivery again and stays until the next purge. */
async function eventsPage(trx: Transaction<Tables>, before: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from event using (
      select owner_id, mode, number from event
      where created_at <= ${before} and not exists (
        select from webhook_endpoint endpoint
        join delivery on delivery.endpoint_id = endpoint.id and delivery.owner_id = event.owner_id
          and delivery.event_number = event.number
        where endpoint.owner_id = event.owner_id and endpoint.mode = event.mode
      )
      limit ${PAGE}
    ) old
    where event.owner_id = old.owner_id and event.mode = old.mode and event.number = old.number`.execute(trx);
  return Number(numAffectedRows);
}
