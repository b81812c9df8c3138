import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTables(db);
  await createRevision(db);
  await sql`grant select, insert, update on account, api_key to svc_reference`.execute(db);
  await sql`grant select, update on auth_revision to svc_reference`.execute(db);
}

async function createTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account (
      id text primary key,
      name text not null,
      plan text not null check (plan in ('sandbox', 'launch', 'scale', 'enterprise', 'none')),
      production_approved boolean not null,
      sustained_per_second integer check (sustained_per_second >= 1),
      burst_per_second integer check (burst_per_second >= sustained_per_second),
      overage_cap bigint check (overage_cap >= 0),
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check ((sustained_per_second is null) = (burst_per_second is null)),
      check (plan = 'enterprise' or sustained_per_second is null)
    )`.execute(db);
  await sql`
    create table api_key (
      id text primary key,
      account_id text not null references account,
      kind text not null check (kind in ('secret', 'publishable')),
      mode text not null check (mode in ('test', 'live')),
      key_hash bytea not null unique check (length(key_hash) = 32),
      visible_start text not null,
      origins text[] not null default '{}',
      created_at timestamptz not null,
      updated_at timestamptz not null,
      expires_at timestamptz,
      revoked_at timestamptz,
      check (kind = 'publishable' or origins = '{}')
    )`.execute(db);
  await sql`create index api_key_account on api_key (account_id)`.execute(db);
}

/** One counter over everything auth decides on, moved by the database itself so that no writer can forget it. */
async function createRevision(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table auth_revision (
      id smallint primary key default 1 check (id = 1),
      revision bigint not null
    )`.execute(db);
  await sql`insert into auth_revision (revision) values (1)`.execute(db);
  await sql`
    create function svc_bump_auth_revision() returns trigger language plpgsql as $$
    begin
      update auth_revision set revision = revision + 1;
      perform pg_notify('svc_auth_revision', '');
      return null;
    end $$`.execute(db);
  for (const table of ['account', 'api_key']) {
    await sql`
      create trigger bump_auth_revision after insert or update or delete or truncate on ${sql.table(table)}
      for each statement execute function svc_bump_auth_revision()`.execute(db);
  }
}
