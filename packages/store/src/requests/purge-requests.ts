import { DAY_MS } from '@svc/contracts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { asWorker } from '../database/tenancy.ts';

/** How long a request is in the log. */
export const REQUESTS_KEPT_MS = 7 * DAY_MS;
const PAGE = 5_000;

/** Removes lines older than seven days, a page at a time; how many. */
export async function purgeRequests(db: Kysely<Tables>, now: number): Promise<number> {
  const before = new Date(now - REQUESTS_KEPT_MS);
  let purged = 0;
  for (;;) {
    const { numAffectedRows = 0n } = await asWorker(db, (trx) =>
      sql`
        delete from request_log using (
          select owner_id, id from request_log where at <= ${before} order by at limit ${PAGE}
        ) old
        where request_log.owner_id = old.owner_id and request_log.id = old.id`.execute(trx),
    );
    purged += Number(numAffectedRows);
    if (Number(numAffectedRows) < PAGE) return purged;
  }
}
