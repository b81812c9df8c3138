import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { asWorker } from '../database/tenancy.ts';
import { deliverFrom, PAGE } from './due.ts';
import { isThere, toEndpoint, type WebhookEndpoint } from './endpoints.ts';

/** A delivery whose event is older than this is not resumed when its endpoint is enabled again. */
const RESUME_MS = 24 * 3_600_000;

interface Switching {
  readonly id: string;
  readonly now: number;
}

/**
 * Stops sending to an endpoint and parks its waiting deliveries. Returns the endpoint, or null when it is unknown or was
 * already disabled.
 */
export async function disableEndpoint(
  db: Kysely<Tables>,
  { id, now, reason }: Switching & { reason: string },
): Promise<WebhookEndpoint | null> {
  const row = await db
    .updateTable('webhook_endpoint')
    .set({ enabled: false, disabled_reason: reason, disabled_at: new Date(now), updated_at: new Date(now) })
    .where('id', '=', id)
    .where('enabled', '=', true)
    .returningAll()
    .executeTakeFirst();
  if (!row) return null;
  const of = { ownerId: row.owner_id, endpointId: id };
  await everyPage(db, (trx) => park(trx, of, sql`skip locked`));
  // A row written concurrently may say `waiting`, by what its writer had seen.
  await everyPage(db, (trx) => park(trx, of, sql``));
  return toEndpoint(row);
}

/**
 * Resumes sending to an endpoint, including what was parked: deliveries of events of the last 24 hours wait once
 * more, older ones count as failed and can be replayed. Null for an unknown id.
 */
export async function enableEndpoint(
  db: Kysely<Tables>,
  { id, now }: Switching,
): Promise<(WebhookEndpoint & { resumed: number }) | null> {
  const row = await db
    .updateTable('webhook_endpoint')
    .set({
      enabled: true,
      disabled_reason: null,
      disabled_at: null,
      failing_since: null,
      updated_at: new Date(now),
    })
    .where('id', '=', id)
    .where(isThere)
    .returningAll()
    .executeTakeFirst();
  if (!row) return null;
  const of = { ownerId: row.owner_id, endpointId: id, now };
  await everyPage(db, (trx) => giveUp(trx, of));
  const resumed = await everyPage(db, (trx) => resume(trx, of));
  // Deliveries recorded while the endpoint was being parked still wait; they are due now.
  await asWorker(db, (trx) => deliverFrom(trx, row.owner_id, new Date(now)));
  return { ...toEndpoint(row), resumed };
}

/**
 * Removes an endpoint of an account, with its address and secrets, and gives up what waits for it; how many that was. What
 * was sent to it stays listed for its 30 days. Null for an unknown id, and for an endpoint of another owner.
 */
export async function deleteEndpoint(
  db: Kysely<Tables>,
  { accountId, id, now }: Switching & { readonly accountId: string },
): Promise<{ id: string; dropped: number } | null> {
  const at = new Date(now);
  const row = await db
    .updateTable('webhook_endpoint')
    .set(({ fn, val }) => ({
      enabled: false,
      disabled_reason: 'deleted',
      disabled_at: fn.coalesce('disabled_at', val(at)),
      deleted_at: at,
      url: '',
      secret_sealed: Buffer.of(),
      previous_secret_sealed: null,
      previous_secret_until: null,
      updated_at: at,
    }))
    .where('id', '=', id)
    .where('owner_id', '=', accountId)
    .where(isThere)
    .returning('id')
    .executeTakeFirst();
  if (!row) return null;
  const of = { ownerId: accountId, endpointId: id, now };
  const idle = await everyPage(db, (trx) => drop(trx, of, sql`skip locked`));
  // A row written concurrently may say `waiting`, by what its writer had seen.
  const busy = await everyPage(db, (trx) => drop(trx, of, sql``));
  return { id, dropped: idle + busy };
}

interface OfEndpoint {
  readonly ownerId: string;
  readonly endpointId: string;
}

/** Runs page after page until one is not full; returns how many rows in all. */
async function everyPage(
  db: Kysely<Tables>,
  page: (trx: Transaction<Tables>) => Promise<number>,
): Promise<number> {
  let total = 0;
  for (;;) {
    const rows = await asWorker(db, page);
    total += rows;
    if (rows < PAGE) return total;
  }
}

/** In the order of ids, so that two concurrent calls never deadlock. */
async function park(
  trx: Transaction<Tables>,
  { ownerId, endpointId }: OfEndpoint,
  whenLocked: RawBuilder<unknown>,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update delivery set state = 'parked'
    where owner_id = ${ownerId} and id in (
      select id from delivery
      where owner_id = ${ownerId} and endpoint_id = ${endpointId} and state = 'waiting'
      order by id limit ${PAGE} for update ${whenLocked}
    )`.execute(trx);
  return Number(numAffectedRows);
}

/** In the order of ids, so that two concurrent calls never deadlock. */
async function drop(
  trx: Transaction<Tables>,
  { ownerId, endpointId, now }: OfEndpoint & { now: number },
  whenLocked: RawBuilder<unknown>,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update delivery set state = 'failed', finished_at = ${new Date(now)}
    where owner_id = ${ownerId} and id in (
      select id from delivery
      where owner_id = ${ownerId} and endpoint_id = ${endpointId} and state in ('waiting', 'parked')
      order by id limit ${PAGE} for update ${whenLocked}
    )`.execute(trx);
  return Number(numAffectedRows);
}

async function resume(
  trx: Transaction<Tables>,
  { ownerId, endpointId, now }: OfEndpoint & { now: number },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update delivery set state = 'waiting', next_at = ${new Date(now)}, lease_id = null, leased_until = null
    where owner_id = ${ownerId} and id in (
      select id from delivery
      where owner_id = ${ownerId} and endpoint_id = ${endpointId} and state = 'parked'
      limit ${PAGE} for update
    )`.execute(trx);
  await deliverFrom(trx, ownerId, new Date(now));
  return Number(numAffectedRows);
}

async function giveUp(
  trx: Transaction<Tables>,
  { ownerId, endpointId, now }: OfEndpoint & { now: number },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update delivery set state = 'failed', finished_at = ${new Date(now)}
    where owner_id = ${ownerId} and id in (
      select waiting.id from delivery waiting
      join event on event.owner_id = waiting.owner_id and event.mode = waiting.mode
        and event.number = waiting.event_number
      where waiting.owner_id = ${ownerId} and waiting.endpoint_id = ${endpointId} and waiting.state = 'parked'
        and event.created_at <= ${new Date(now - RESUME_MS)}
      limit ${PAGE} for update of waiting
    )`.execute(trx);
  return Number(numAffectedRows);
}
