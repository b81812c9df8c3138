import { type Kysely, sql } from 'kysely';
import { addRowLevelSecurity } from './row-level-security.ts';

/**
 * What an account called in the last seven days. A row has no column that could hold something of a patient: operation
 * and error code are words of ours, paths of issues have the caller's words masked.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table public.request_log (
      owner_id text not null,
      at timestamptz not null,
      id text not null,
      mode text not null check (mode in ('test', 'live')),
      operation text not null,
      status smallint not null,
      error_code text,
      issue_paths text[] not null,
      key_id text not null,
      key_start text not null,
      origin text,
      duration_ms double precision not null,
      replayed boolean not null,
      weight integer not null check (weight >= 1),
      primary key (owner_id, id)
    )`.execute(db);
  await sql`create index request_log_newest on public.request_log (owner_id, at, id)`.execute(db);
  await sql`create index request_log_of_key on public.request_log (owner_id, key_id, at, id)`.execute(db);
  // Most rows are successes, and what is looked for is a failure.
  await sql`create index request_log_failed on public.request_log (owner_id, at, id) where status >= 400`.execute(
    db,
  );
  await sql`create index request_log_age on public.request_log (at)`.execute(db);
  await addRowLevelSecurity(db, 'request_log');
  await sql`grant select on public.request_log to svc_app`.execute(db);
  await sql`grant select, insert, delete on public.request_log to svc_worker`.execute(db);
}
