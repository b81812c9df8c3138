import { sql, type Transaction } from 'kysely';
import type { Tables } from '../tables.ts';

/** Told on this channel when an owner has work sooner than was known. */
export const DELIVERY_CHANNEL = 'svc_delivery_due';
/** Rows of one transaction of a batch job. */
export const PAGE = 500;

/** Makes an owner due no later than `at` and wakes the workers at the commit. Sets the tenant of the transaction. */
export async function deliverFrom(trx: Transaction<Tables>, ownerId: string, at: Date): Promise<void> {
  await sql`select set_config('svc.owner', ${ownerId}, true)`.execute(trx);
  await sql`select svc_deliver_from(${at})`.execute(trx);
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
