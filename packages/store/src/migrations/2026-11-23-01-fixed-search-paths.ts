import { type Kysely, sql } from 'kysely';

/**
 * Every session may make temporary tables, and unless a path names `pg_temp` it is searched first: a temporary
 * `delivery_due` with a trigger would run as the owner of the function that writes to it. So every function searches a
 * path of its own with `pg_temp` last, those that run as their owner name the schema of each table, and no role
 * makes temporary tables or anything in the schema.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await namesItsSchema(db);
  for (const signature of FUNCTIONS)
    await sql`alter function ${sql.raw(`public.${signature}`)} set search_path = pg_catalog, public, pg_temp`.execute(
      db,
    );
  await closeDatabase(db);
}

const FUNCTIONS = [
  'svc_bump_auth_revision()',
  'svc_refuse_change()',
  'svc_own_endpoints(text)',
  'svc_deliver_from(timestamptz)',
  'svc_lock_record(text, text, text)',
  'svc_refuse_unmarked_erasure()',
  'svc_issue_wearable_link(bytea, text, timestamptz)',
] as const;

async function namesItsSchema(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function public.svc_own_endpoints(wanted_mode text)
    returns table (id text, event_types text[])
    language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
      select endpoint.id, endpoint.event_types from public.webhook_endpoint endpoint
      where endpoint.owner_id = nullif(current_setting('svc.owner', true), '')
        and endpoint.mode = wanted_mode and endpoint.enabled
    $$`.execute(db);
  await sql`
    create or replace function public.svc_deliver_from(at timestamptz) returns void
    language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
    declare owner text := nullif(current_setting('svc.owner', true), '');
    begin
      if owner is null then return; end if;
      insert into public.delivery_due as due (owner_id, due_at) values (owner, at)
      on conflict (owner_id) do update set due_at = excluded.due_at where excluded.due_at < due.due_at;
      if found then perform pg_notify('svc_delivery_due', ''); end if;
    end $$`.execute(db);
  await sql`
    create or replace function public.svc_issue_wearable_link(hash bytea, connection text, at timestamptz)
    returns void
    language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
    declare owner text := nullif(current_setting('svc.owner', true), '');
    begin
      if owner is null then return; end if;
      insert into public.wearable_link (token_hash, owner_id, connection_id, created_at)
      values (hash, owner, connection, at);
    end $$`.execute(db);
}

/** Needs the owner of the database; where another role migrates, `svc doctor` says what is left to do. */
async function closeDatabase(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$
    begin
      execute format('revoke temporary on database %I from public', current_database());
    exception when insufficient_privilege then null;
    end $$`.execute(db);
  await sql`
    do $$
    begin
      revoke create on schema public from public;
    exception when insufficient_privilege then null;
    end $$`.execute(db);
}
