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

/** Writes down that a blob is about to be put: one that nothing keeps is removed later. */
export async function announceBlob(
  db: Kysely<Tables>,
  { ownerId, key, now }: BlobKey & { readonly now: number },
): Promise<void> {
  await asOwner(db, ownerId, (trx) =>
    trx
      .insertInto('stored_blob')
      .values({ owner_id: ownerId, key, state: 'pending', created_at: new Date(now) })
      .execute(),
  );
}

/** In the transaction of what refers to it. */
export async function keepBlob(trx: Transaction<Tables>, { ownerId, key }: BlobKey): Promise<void> {
  await setState(trx, { ownerId, key }, 'kept');
}

/** Blobs that nothing refers to: put for a request that failed, or erased. */
export async function looseBlobs(db: Kysely<Tables>, now: number): Promise<BlobKey[]> {
  const rows = await asWorker(db, (trx) =>
    trx
      .selectFrom('stored_blob')
      .select(['owner_id', 'key'])
      .where('state', '<>', 'kept')
      .where((or) =>
        or.or([or('state', '=', 'doomed'), or('created_at', '<=', new Date(now - LOOSE_AFTER_MS))]),
      )
      .limit(MOST_AT_ONCE)
      .execute(),
  );
  return rows.map(({ owner_id: ownerId, key }) => ({ ownerId, key }));
}

/** The bytes are gone. */
export async function forgetBlob(db: Kysely<Tables>, { ownerId, key }: BlobKey): Promise<void> {
  await asWorker(db, (trx) =>
    trx
      .deleteFrom('stored_blob')
      .where('owner_id', '=', ownerId)
      .where('key', '=', key)
      .where('state', '<>', 'kept')
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

/** The blob of a request that came to nothing goes at once. */
export async function doomBlob(db: Kysely<Tables>, blob: BlobKey): Promise<void> {
  await asWorker(db, (trx) => setState(trx, blob, 'doomed'));
}

async function setState(
  trx: Transaction<Tables>,
  { ownerId, key }: BlobKey,
  state: 'kept' | 'doomed',
): Promise<void> {
  await trx
    .updateTable('stored_blob')
    .set({ state })
    .where('owner_id', '=', ownerId)
    .where('key', '=', key)
    .where('state', '=', 'pending')
    .execute();
}
