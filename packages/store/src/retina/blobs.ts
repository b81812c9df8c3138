import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { asOwner, asWorker } from '../database/tenancy.ts';

/** A blob of an owner in the blob store. */
export interface BlobKey {
  readonly ownerId: string;
  readonly key: string;
}

/** Longer than any request that puts a blob can take. */
export const LOOSE_AFTER_MS = 10 * 60_000;
const MOST_AT_ONCE = 100;

/** By the clock of the database, which wrote the row: those of processes may differ by more. */
const IS_LOOSE = sql<boolean>`(state = 'doomed' or (
  state = 'pending' and created_at <= now() - make_interval(secs => ${LOOSE_AFTER_MS / 1000}::double precision)))`;

/** Writes down that a blob is about to be put: one that nothing keeps is removed later. */
export async function announceBlob(db: Kysely<Tables>, { ownerId, key }: BlobKey): Promise<void> {
  await asOwner(db, ownerId, (trx) =>
    trx
      .insertInto('stored_blob')
      .values({ owner_id: ownerId, key, state: 'pending', created_at: sql`now()` })
      .execute(),
  );
}

/**
 * In the transaction of what refers to it.
 *
 * @throws Error when it does not wait to be kept any more: its bytes may be gone, so nothing may refer to it
 */
export async function keepBlob(trx: Transaction<Tables>, { ownerId, key }: BlobKey): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('stored_blob')
    .set({ state: 'kept' })
    .where('owner_id', '=', ownerId)
    .where('key', '=', key)
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new Error('The stored bytes were given up, and are not kept.');
}

/** Blobs that nothing refers to, behind one in their order: put for a request that failed, or erased. */
export async function looseBlobs(db: Kysely<Tables>, after?: BlobKey): Promise<BlobKey[]> {
  const behind = sql<boolean>`(owner_id, key) > (${after?.ownerId ?? ''}, ${after?.key ?? ''})`;
  const rows = await asWorker(db, (trx) =>
    trx
      .selectFrom('stored_blob')
      .select(['owner_id', 'key'])
      .where('state', '<>', 'kept')
      .where(IS_LOOSE)
      .where(behind)
      .orderBy('owner_id')
      .orderBy('key')
      .limit(MOST_AT_ONCE)
      .execute(),
  );
  return rows.map(({ owner_id: ownerId, key }) => ({ ownerId, key }));
}

/** Whether a blob is loose still, and from now on for good: only then may its bytes go. */
export async function doomLooseBlob(db: Kysely<Tables>, { ownerId, key }: BlobKey): Promise<boolean> {
  const { numUpdatedRows } = await asWorker(db, (trx) =>
    trx
      .updateTable('stored_blob')
      .set({ state: 'doomed' })
      .where('owner_id', '=', ownerId)
      .where('key', '=', key)
      .where(IS_LOOSE)
      .executeTakeFirstOrThrow(),
  );
  return numUpdatedRows === 1n;
}

/** The bytes are gone. */
export async function forgetBlob(db: Kysely<Tables>, { ownerId, key }: BlobKey): Promise<void> {
  await asWorker(db, (trx) =>
    trx
      .deleteFrom('stored_blob')
      .where('owner_id', '=', ownerId)
      .where('key', '=', key)
      .where('state', '=', 'doomed')
      .execute(),
  );
}

/** The bytes are to go as soon as the transaction commits. */
export async function doomBlobs(
  trx: Transaction<Tables>,
  { ownerId, keys }: { readonly ownerId: string; readonly keys: readonly string[] },
): Promise<void> {
  if (keys.length === 0) return;
  await sql`
    update stored_blob set state = 'doomed' where owner_id = ${ownerId} and key = any(${[...keys]}::text[])`.execute(
    trx,
  );
}

/**
 * The blob of a request that came to nothing goes at once; also one whose row is gone already, as the bytes may have been
 * put after it.
 */
export async function doomBlob(db: Kysely<Tables>, { ownerId, key }: BlobKey): Promise<void> {
  await asWorker(db, (trx) =>
    trx
      .insertInto('stored_blob')
      .values({ owner_id: ownerId, key, state: 'doomed', created_at: sql`now()` })
      .onConflict((conflict) =>
        conflict
          .columns(['owner_id', 'key'])
          .doUpdateSet({ state: 'doomed' })
          .where('stored_blob.state', '=', 'pending'),
      )
      .execute(),
  );
}
