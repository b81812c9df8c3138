import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

/**
 * The id of the blob store that the pictures of this database are in. The first process that asks gives it; others that
 * start with it wait until it is given.
 *
 * @param nameStore finds the id of the store of this process, or gives it one
 */
export async function blobStoreId(db: Kysely<Tables>, nameStore: () => Promise<string>): Promise<string> {
  const found = await db.selectFrom('blob_store').select('id').executeTakeFirst();
  if (found !== undefined) return found.id;
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('blob_store', 0))`.execute(trx);
    const first = await trx.selectFrom('blob_store').select('id').executeTakeFirst();
    if (first !== undefined) return first.id;
    const id = await nameStore();
    await trx.insertInto('blob_store').values({ one: 1, id }).execute();
    return id;
  });
}
