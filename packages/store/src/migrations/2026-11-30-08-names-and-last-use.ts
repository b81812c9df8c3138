import { type Kysely, sql } from 'kysely';

/**
 * What people tell keys apart by, and when a key was last used. The use is counted beside the counts of
 * usage: a change of `api_key` makes every process look its keys up again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table public.api_key add column name text, add column created_by text`.execute(db);
  await sql`alter table public.usage_day add column last_at timestamptz`.execute(db);
  // By day, which an upsert never changes: an index over the moment would be written with every flush.
  await sql`create index usage_day_of_key on public.usage_day (owner_id, key_id, day)`.execute(db);
}
