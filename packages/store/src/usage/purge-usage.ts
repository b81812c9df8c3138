import { formatIsoDay } from '@svc/contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { asWorker } from '../database/tenancy.ts';

/** Months that counts of usage are kept after their own: two years of bills, and the month that is being billed. */
const USAGE_KEPT_MONTHS = 25;

/** Removes counts of usage of months that ended more than 25 months ago; how many. */
export async function purgeUsage(db: Kysely<Tables>, now: number): Promise<number> {
  const month = new Date(now);
  const oldestKept = Date.UTC(month.getUTCFullYear(), month.getUTCMonth() - USAGE_KEPT_MONTHS, 1);
  const { numDeletedRows } = await asWorker(db, (trx) =>
    trx.deleteFrom('usage_day').where('day', '<', formatIsoDay(oldestKept)).executeTakeFirst(),
  );
  return Number(numDeletedRows);
}
