import { type Kysely, sql } from 'kysely';
import { addRowLevelSecurity } from './row-level-security.ts';

/**
 * What the operator did: a row for every call of the admin API, written before it does anything and completed once
 * with how it ended; a ledger of erasures that names nobody; and who acted, and why, in the trail of an organization.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createActs(db);
  await createErasures(db);
  await sql`alter table public.mse_audit add column operator text, add column reason text`.execute(db);
}

async function createActs(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table public.operator_act (
      id text primary key,
      at timestamptz(3) not null,
      operator text not null check (operator <> ''),
      action text not null,
      owner_id text,
      target text,
      patient_hash bytea check (length(patient_hash) = 32),
      reason text,
      request_id text not null,
      status integer
    )`.execute(db);
  await sql`create index operator_act_time on public.operator_act (at, id)`.execute(db);
  await sql`create index operator_act_owner on public.operator_act (owner_id, at, id)`.execute(db);
  await sql`
    create function public.svc_settle_once() returns trigger
    language plpgsql set search_path = pg_catalog, public, pg_temp as $$
    begin
      if old.status is not null or new.status is null
        or (old.owner_id is not null and new.owner_id is distinct from old.owner_id)
        or (old.target is not null and new.target is distinct from old.target)
        or (new.id, new.at, new.operator, new.action, new.patient_hash, new.reason, new.request_id)
          is distinct from (old.id, old.at, old.operator, old.action, old.patient_hash, old.reason, old.request_id)
      then
        raise exception 'rows of % are completed once and never changed', tg_table_name
          using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger completed_once before update on public.operator_act
    for each row execute function public.svc_settle_once()`.execute(db);
  await sql`
    create trigger never_removed before delete or truncate on public.operator_act
    for each statement execute function public.svc_refuse_change()`.execute(db);
  await sql`revoke update, delete, truncate on public.operator_act from public`.execute(db);
  await sql`grant select, insert on public.operator_act to svc_reference`.execute(db);
  await sql`grant update (status, owner_id, target) on public.operator_act to svc_reference`.execute(db);
}

async function createErasures(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table public.erasure (
      owner_id text not null,
      id text not null,
      erased_at timestamptz(3) not null,
      kind text not null check (kind in ('mse_record', 'lab_orders', 'wearables')),
      patient_hash bytea not null check (length(patient_hash) = 32),
      operator text not null check (operator <> ''),
      ordered_by text not null check (ordered_by <> ''),
      reason text not null check (reason <> ''),
      counts text not null,
      primary key (owner_id, id)
    )`.execute(db);
  await sql`create index erasure_time on public.erasure (erased_at, id)`.execute(db);
  await addRowLevelSecurity(db, 'erasure');
  await sql`
    create trigger never_changed before update or delete or truncate on public.erasure
    for each statement execute function public.svc_refuse_change()`.execute(db);
  await sql`revoke update, delete, truncate on public.erasure from public`.execute(db);
  await sql`grant select, insert on public.erasure to svc_worker`.execute(db);
}
