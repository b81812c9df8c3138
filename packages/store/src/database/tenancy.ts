import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';
import { settingLocally, withPrelude } from './transaction-prelude.ts';

/** A pooled handle or an open transaction. */
export type Db = Kysely<Tables> | Transaction<Tables>;

/** A transaction that sees the rows of one owner only. */
export async function asOwner<T>(
  db: Kysely<Tables>,
  ownerId: string,
  work: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  if (ownerId === '') throw new Error('asOwner needs an owner.');
  const settings = settingLocally({ role: 'svc_app', 'svc.owner': ownerId });
  return withPrelude(settings, () => db.transaction().execute(work));
}

/** A part of a transaction that sees the rows of one owner only; afterwards the transaction sees what it saw before. */
export async function asOwnerWithin<T>(
  trx: Transaction<Tables>,
  ownerId: string,
  work: () => Promise<T>,
): Promise<T> {
  const set = (role: string, owner: string) =>
    sql.raw(settingLocally({ 'svc.owner': owner, role })).execute(trx);
  await set('svc_app', ownerId);
  const result = await work();
  await set('none', '');
  return result;
}

/**
 * A transaction of a cross-tenant job. `lazyCommit` does not wait for the disk: only for counters. `snapshot` sees one
 * moment in all its statements.
 */
export async function asWorker<T>(
  db: Kysely<Tables>,
  work: (trx: Transaction<Tables>) => Promise<T>,
  options: { lazyCommit?: boolean; snapshot?: boolean } = {},
): Promise<T> {
  const settings = settingLocally({
    role: 'svc_worker',
    ...(options.lazyCommit ? { synchronous_commit: 'off' } : {}),
  });
  const transaction = db.transaction();
  const opened = options.snapshot ? transaction.setIsolationLevel('repeatable read') : transaction;
  return withPrelude(settings, () => opened.execute(work));
}

/** Runs in the given transaction, or opens one. */
export async function inTransaction<T>(db: Db, work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db as Transaction<Tables>) : db.transaction().execute(work);
}
