import { type Kysely, sql } from 'kysely';

/**
 * Every change of what auth decides on has a name that no other has. The counter alone says the same number twice where
 * a failover lost a change: the first change after it would pass for the lost one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table public.auth_revision add column change uuid not null default gen_random_uuid()`.execute(
    db,
  );
  await sql`
    create or replace function public.svc_bump_auth_revision() returns trigger
    language plpgsql set search_path = pg_catalog, public, pg_temp as $$
    begin
      update public.auth_revision set revision = revision + 1, change = gen_random_uuid();
      perform pg_notify('svc_auth_revision', '');
      return null;
    end $$`.execute(db);
}
