import { type Kysely, sql } from 'kysely';
import { addRowLevelSecurity } from './row-level-security.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createRateBucket(db);
  await createTenantTables(db);
  await addRowLevelSecurity(db, 'sandbox_day');
  await addRowLevelSecurity(db, 'usage_day');
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
