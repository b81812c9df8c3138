import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createRateBucket(db);
  await createTenantTables(db);
  await buildWall(db, 'sandbox_day');
  await buildWall(db, 'usage_day');
  await sql`grant select, insert, update on sandbox_day to svc_app`.execute(db);
  await sql`grant select on usage_day to svc_app`.execute(db);
  await sql`grant select, insert, update, delete on usage_day to svc_worker`.execute(db);
  await sql`grant select, delete on sandbox_day to svc_worker`.execute(db);
}

/** Unlogged: after a crash every bucket is full again, which costs one burst and saves a write per lease. */
async function createRateBucket(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table rate_bucket (
      key_id text primary key,
      sustained_milli bigint not null,
      peak_milli bigint not null,
      refilled_at_ms bigint not null,
      granted integer not null,
      unspent_milli bigint not null,
      unspent_before_milli bigint not null,
      unspent_period bigint not null
    ) with (fillfactor = 50)`.execute(db);
  await sql`grant select, insert, update, delete on rate_bucket to svc_reference`.execute(db);
}

async function createTenantTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sandbox_day (
      owner_id text not null,
      day date not null,
      requests integer not null,
      requests_by_key jsonb not null,
      granted integer not null,
      primary key (owner_id, day)
    ) with (fillfactor = 50)`.execute(db);
  await sql`
    create table usage_day (
      owner_id text not null,
      key_id text not null,
      key_kind text not null,
      mode text not null,
      endpoint text not null,
      day date not null,
      requests bigint not null,
      primary key (owner_id, key_id, endpoint, day)
    )`.execute(db);
  await sql`create index usage_day_month on usage_day (owner_id, day)`.execute(db);
}

/**
 * The tenant sees its own rows and, with no tenant set, none. A login role inherits the worker's policy by
 * membership, hence the test that the work really runs as the worker.
 */
async function buildWall(db: Kysely<unknown>, table: string): Promise<void> {
  const name = sql.table(table);
  await sql`alter table ${name} enable row level security`.execute(db);
  await sql`alter table ${name} force row level security`.execute(db);
  await sql`
    create policy owner_rows on ${name} to svc_app
    using (owner_id = nullif(current_setting('svc.owner', true), ''))
    with check (owner_id = nullif(current_setting('svc.owner', true), ''))`.execute(db);
  await sql`
    create policy worker_rows on ${name} to svc_worker
    using (current_user = 'svc_worker') with check (current_user = 'svc_worker')`.execute(db);
}
