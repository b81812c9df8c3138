import { type Kysely, sql } from 'kysely';
import { addRowLevelSecurity } from './row-level-security.ts';

const TENANT = ['wearable_connection', 'wearable_grant', 'wearable_metric'] as const;

/**
 * Connections of patients to device providers, their tokens (sealed) and daily values. Links and authorizations under
 * way are looked up before the tenant is known; of their tokens only hashes are stored.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createConnections(db);
  await createLinks(db);
  for (const table of TENANT) await addRowLevelSecurity(db, table);
  await grantTables(db);
  await createDoor(db);
}

async function createConnections(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table wearable_connection (
      owner_id text not null,
      id text not null,
      mode text not null check (mode in ('test', 'live')),
      patient_ref text not null,
      status text not null check (status in ('pending', 'connected', 'disconnected')),
      provider text,
      providers text[] not null check (providers <> '{}'),
      language text not null,
      metadata text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      link_hash bytea not null check (length(link_hash) = 32),
      link_expires_at timestamptz not null,
      connected_at timestamptz,
      disconnected_at timestamptz,
      ended_by text,
      last_sync_at timestamptz,
      next_sync_at timestamptz,
      sync_lease_id text,
      sync_failures integer not null default 0,
      primary key (owner_id, id),
      check ((provider is null) = (connected_at is null)),
      check (status <> 'pending' or provider is null),
      check (status <> 'connected' or provider is not null),
      check ((status = 'disconnected') = (disconnected_at is not null and ended_by is not null)),
      check ((status = 'connected') = (next_sync_at is not null))
    ) with (fillfactor = 80)`.execute(db);
  await sql`create index wearable_connection_list on wearable_connection (owner_id, mode, created_at, id)`.execute(
    db,
  );
  await sql`
    create index wearable_connection_patient on wearable_connection (owner_id, mode, patient_ref, created_at)`.execute(
    db,
  );
  await sql`
    create index wearable_connection_sync on wearable_connection (next_sync_at) where status = 'connected'`.execute(
    db,
  );
  await sql`
    create index wearable_connection_expiry on wearable_connection (link_expires_at) where status = 'pending'`.execute(
    db,
  );
  await sql`
    create table wearable_grant (
      owner_id text not null,
      connection_id text not null,
      provider text not null,
      tokens_sealed bytea not null,
      generation integer not null default 1,
      refresh_lease_id text,
      refresh_leased_until timestamptz,
      revoke_at timestamptz,
      revoke_until timestamptz,
      primary key (owner_id, connection_id)
    )`.execute(db);
  await sql`create index wearable_grant_revoke on wearable_grant (revoke_at) where revoke_at is not null`.execute(
    db,
  );
  await sql`
    create table wearable_metric (
      owner_id text not null,
      connection_id text not null,
      day date not null,
      metric text not null,
      value double precision not null,
      provider text not null,
      recorded_at timestamptz not null,
      primary key (owner_id, connection_id, day, metric)
    )`.execute(db);
}

async function createLinks(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table wearable_link (
      token_hash bytea primary key check (length(token_hash) = 32),
      owner_id text not null,
      connection_id text not null unique,
      created_at timestamptz not null
    )`.execute(db);
  await sql`
    create table wearable_oauth_state (
      state_hash bytea primary key check (length(state_hash) = 32),
      owner_id text not null,
      connection_id text not null unique,
      provider text not null,
      browser_hash bytea not null check (length(browser_hash) = 32),
      verifier_sealed bytea not null,
      language text not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index wearable_oauth_state_age on wearable_oauth_state (expires_at)`.execute(db);
}

async function grantTables(db: Kysely<unknown>): Promise<void> {
  await sql`grant select, insert, update on wearable_connection, wearable_metric to svc_app`.execute(db);
  await sql`grant select, insert, update, delete on wearable_grant to svc_app`.execute(db);
  await sql`grant select, update, delete on wearable_connection, wearable_grant to svc_worker`.execute(db);
  await sql`grant select, delete on wearable_metric, wearable_link, wearable_oauth_state to svc_worker`.execute(
    db,
  );
  await sql`grant select on wearable_link to svc_reference`.execute(db);
  await sql`grant select, insert, update, delete on wearable_oauth_state to svc_reference`.execute(db);
}

/** A tenant issues links to connections of its own, and reads none. */
async function createDoor(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function svc_issue_wearable_link(hash bytea, connection text, at timestamptz) returns void
    language plpgsql security definer set search_path = public as $$
    declare owner text := nullif(current_setting('svc.owner', true), '');
    begin
      if owner is null then return; end if;
      insert into wearable_link (token_hash, owner_id, connection_id, created_at)
      values (hash, owner, connection, at);
    end $$`.execute(db);
  await sql`revoke all on function svc_issue_wearable_link(bytea, text, timestamptz) from public`.execute(db);
  await sql`grant execute on function svc_issue_wearable_link(bytea, text, timestamptz) to svc_app`.execute(
    db,
  );
}
