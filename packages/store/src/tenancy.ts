import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** A pooled handle or an open transaction. */
export type Db = Kysely<Tables> | Transaction<Tables>;

/** A transaction that sees the rows of one owner only. */
export async function asOwner<T>(
  db: Kysely<Tables>,
  ownerId: string,
  work: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  if (ownerId === '') throw new Error('asOwner needs an owner.');
  return db.transaction().execute(async (trx) => {
    // SET LOCAL ROLE and the tenant in one round trip.
    await sql`select set_config('role', 'svc_app', true), set_config('svc.owner', ${ownerId}, true)`.execute(
      trx,
    );
    return work(trx);
  });
}

/** A transaction of a cross-tenant job. `lazyCommit` does not wait for the disk: for counters only. */
export async function asWorker<T>(
  db: Kysely<Tables>,
  work: (trx: Transaction<Tables>) => Promise<T>,
  options: { lazyCommit?: boolean } = {},
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('role', 'svc_worker', true)`.execute(trx);
    if (options.lazyCommit) await sql`set local synchronous_commit = off`.execute(trx);
    return work(trx);
  });
}

/** Runs in the given transaction, or opens one. */
export async function inTransaction<T>(db: Db, work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db as Transaction<Tables>) : db.transaction().execute(work);
}
