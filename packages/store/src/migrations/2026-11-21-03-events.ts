import { type Kysely, sql } from 'kysely';
import { addRowLevelSecurity } from './row-level-security.ts';

const TENANT = ['event_counter', 'event', 'delivery', 'delivery_attempt'] as const;

/**
 * Outbox: an event and its deliveries commit with the change they tell of. The counter row is locked last and gives
 * numbers without gaps per owner and mode. Who has work is in `delivery_due`, so that a worker asks one small table.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createEndpoints(db);
  await createEvents(db);
  await createDeliveries(db);
  for (const table of TENANT) await addRowLevelSecurity(db, table);
  await grantTables(db);
  await createDoors(db);
}

async function createEndpoints(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhook_endpoint (
      id text primary key,
      owner_id text not null,
      owner_kind text not null check (owner_kind in ('account', 'organization')),
      mode text not null check (mode in ('test', 'live')),
      url text not null,
      event_types text[] not null default '{}',
      secret_sealed bytea not null,
      previous_secret_sealed bytea,
      previous_secret_until timestamptz,
      enabled boolean not null,
      disabled_reason text,
      disabled_at timestamptz,
      failing_since timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check ((previous_secret_sealed is null) = (previous_secret_until is null)),
      check (enabled = (disabled_at is null))
    )`.execute(db);
  await sql`create index webhook_endpoint_owner on webhook_endpoint (owner_id, mode)`.execute(db);
  await sql`
    create table delivery_due (
      owner_id text primary key,
      due_at timestamptz not null
    ) with (fillfactor = 50)`.execute(db);
  await sql`create index delivery_due_at on delivery_due (due_at)`.execute(db);
}

async function createEvents(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table event_counter (
      owner_id text not null,
      mode text not null check (mode in ('test', 'live')),
      last_number bigint not null,
      primary key (owner_id, mode)
    ) with (fillfactor = 50)`.execute(db);
  await sql`
    create table event (
      owner_id text not null,
      mode text not null check (mode in ('test', 'live')),
      number bigint not null,
      id text not null,
      type text not null,
      created_at timestamptz not null,
      payload text not null,
      primary key (owner_id, mode, number),
      unique (owner_id, id)
    )`.execute(db);
  await sql`create index event_age on event (created_at)`.execute(db);
  await sql`create index event_safety on event (created_at) where type = 'mse.safety_event'`.execute(db);
}

/**
 * A lease moves `next_at` to its own end, so that one index serves what is due and what a dead worker left behind. Only
 * the key begins with the owner: a planner without statistics would take another index for as good.
 */
async function createDeliveries(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table delivery (
      owner_id text not null,
      id text not null,
      endpoint_id text not null,
      mode text not null,
      event_number bigint not null,
      state text not null check (state in ('waiting', 'delivered', 'failed', 'parked')),
      tries integer not null default 0,
      claims integer not null default 0,
      replayed_from text,
      first_due_at timestamptz not null,
      first_tried_at timestamptz,
      next_at timestamptz not null,
      leased_until timestamptz,
      lease_id text,
      finished_at timestamptz,
      primary key (owner_id, id)
    ) with (fillfactor = 70)`.execute(db);
  await sql`
    create index delivery_waiting on delivery (endpoint_id, owner_id, next_at) where state = 'waiting'`.execute(
    db,
  );
  await sql`create index delivery_of_event on delivery (endpoint_id, owner_id, event_number)`.execute(db);
  await sql`
    create table delivery_attempt (
      owner_id text not null,
      delivery_id text not null,
      number integer not null,
      started_at timestamptz not null,
      duration_ms integer not null,
      outcome text not null,
      status integer,
      primary key (owner_id, delivery_id, number)
    )`.execute(db);
}

async function grantTables(db: Kysely<unknown>): Promise<void> {
  await sql`grant select, insert, update, delete on webhook_endpoint to svc_reference`.execute(db);
  await sql`grant select, update on webhook_endpoint to svc_worker`.execute(db);
  await sql`grant select, insert, update, delete on delivery_due to svc_worker`.execute(db);
  await sql`grant select, insert, update on event_counter to svc_app`.execute(db);
  await sql`grant select, insert on event to svc_app`.execute(db);
  await sql`grant select, insert, update on delivery to svc_app`.execute(db);
  await sql`grant select on delivery_attempt to svc_app`.execute(db);
  await sql`grant select, insert, update, delete on event_counter, event, delivery, delivery_attempt to svc_worker`.execute(
    db,
  );
}

/** What a tenant may ask of the reference tables: its own endpoints, and to be looked after by a worker. */
async function createDoors(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function svc_own_endpoints(wanted_mode text) returns table (id text, event_types text[])
    language sql stable security definer set search_path = public as $$
      select endpoint.id, endpoint.event_types from webhook_endpoint endpoint
      where endpoint.owner_id = nullif(current_setting('svc.owner', true), '')
        and endpoint.mode = wanted_mode and endpoint.enabled
    $$`.execute(db);
  await sql`
    create function svc_deliver_from(at timestamptz) returns void
    language plpgsql security definer set search_path = public as $$
    declare owner text := nullif(current_setting('svc.owner', true), '');
    begin
      if owner is null then return; end if;
      insert into delivery_due as due (owner_id, due_at) values (owner, at)
      on conflict (owner_id) do update set due_at = excluded.due_at where excluded.due_at < due.due_at;
      if found then perform pg_notify('svc_delivery_due', ''); end if;
    end $$`.execute(db);
  for (const door of [sql`svc_own_endpoints(text)`, sql`svc_deliver_from(timestamptz)`]) {
    await sql`revoke all on function ${door} from public`.execute(db);
    await sql`grant execute on function ${door} to svc_app, svc_worker`.execute(db);
  }
}
