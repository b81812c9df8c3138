import { type Kysely, sql } from 'kysely';

/** Which blob store the pictures of this database are in: one row, written once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table public.blob_store (
      one smallint primary key default 1 check (one = 1),
      id text not null check (id <> '')
    )`.execute(db);
  await sql`grant select, insert on public.blob_store to svc_reference`.execute(db);
}
