import { type Kysely, sql } from 'kysely';

/** What accounts say when they ask for production access, and what was decided: one request at a time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table public.access_request (
      id text primary key,
      account_id text not null references public.account,
      use text not null,
      countries text[] not null,
      clinician_in_charge text not null,
      state text not null check (state in ('open', 'approved', 'refused')),
      asked_by text not null,
      asked_at timestamptz not null,
      decided_by text,
      decided_at timestamptz,
      reason text,
      check ((state = 'open') = (decided_at is null)),
      check ((state = 'open') = (decided_by is null)),
      check ((state = 'open') = (reason is null))
    )`.execute(db);
  await sql`
    create unique index access_request_open on public.access_request (account_id) where state = 'open'`.execute(
    db,
  );
  await sql`create index access_request_newest on public.access_request (asked_at, id)`.execute(db);
  await sql`
    create index access_request_of_account on public.access_request (account_id, asked_at, id)`.execute(db);
  await sql`grant select, insert, update on public.access_request to svc_reference`.execute(db);
}
