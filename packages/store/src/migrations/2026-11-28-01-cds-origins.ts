import { type Kysely, sql } from 'kysely';

/** Origins of the browsers that may call CDS Hooks for a client; none for one that calls from its own server. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table public.cds_client add column origins text[] not null default '{}'`.execute(db);
}
