import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** NOTIFY channel: an owner has work sooner than was known. */
export const DELIVERY_CHANNEL = 'svc_delivery_due';
/** Rows per transaction of a batch job. */
export const PAGE = 500;

/** Makes an owner due no later than `at` and wakes the workers at the commit. Sets the tenant of the transaction. */
export async function deliverFrom(trx: Transaction<Tables>, ownerId: string, at: Date): Promise<void> {
  await sql`select set_config('svc.owner', ${ownerId}, true)`.execute(trx);
  await sql`select svc_deliver_from(${at})`.execute(trx);
}

/**
 * Makes owners due no later than the given milliseconds since the epoch. In the order of ids, so that two workers never
 * deadlock.
 */
export async function lowerDue(
  trx: Transaction<Tables>,
  soonest: ReadonlyMap<string, number>,
): Promise<void> {
  const owners = [...soonest.keys()].sort();
  await sql`
    insert into delivery_due as due (owner_id, due_at)
    select * from unnest(
      ${owners}::text[], ${owners.map((owner) => new Date(soonest.get(owner) ?? 0))}::timestamptz[]
    )
    on conflict (owner_id) do update set due_at = least(due.due_at, excluded.due_at)`.execute(trx);
}

/** The earliest moment at which some owner is due, in milliseconds; null when nothing waits. */
export async function nextDueAt(trx: Transaction<Tables>): Promise<number | null> {
  const row = await trx
    .selectFrom('delivery_due')
    .select('due_at')
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst();
  return row?.due_at.getTime() ?? null;
}
