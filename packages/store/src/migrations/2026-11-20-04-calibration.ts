import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table engine_calibration (
      product text not null,
      version integer not null check (version >= 1),
      parameter_values jsonb not null,
      active boolean not null default false,
      created_at timestamptz not null,
      primary key (product, version)
    )`.execute(db);
  await sql`create unique index engine_calibration_active on engine_calibration (product) where active`.execute(
    db,
  );
  await sql`
    create trigger bump_auth_revision after insert or update or delete or truncate on engine_calibration
    for each statement execute function svc_bump_auth_revision()`.execute(db);
  await sql`
    create table engine_promotion (
      id text primary key,
      product text not null,
      version integer not null,
      replaced_version integer,
      reviewer_name text not null check (reviewer_name <> ''),
      reviewer_licence text not null check (reviewer_licence <> ''),
      promoted_at timestamptz not null,
      foreign key (product, version) references engine_calibration
    )`.execute(db);
  await appendOnly(db);
  await sql`grant select, insert on engine_calibration, engine_promotion to svc_reference`.execute(db);
  await sql`grant update (active) on engine_calibration to svc_reference`.execute(db);
}

/** Refused to everybody, the owner of the table included. */
async function appendOnly(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function svc_refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'rows of % are never changed or removed', tg_table_name using errcode = 'restrict_violation';
    end $$`.execute(db);
  await sql`
    create trigger never_changed before update or delete or truncate on engine_promotion
    for each statement execute function svc_refuse_change()`.execute(db);
  await sql`revoke update, delete, truncate on engine_promotion from public`.execute(db);
}
