import { type Kysely, sql } from 'kysely';
import { addRowLevelSecurity } from './row-level-security.ts';

/** Never changed and never removed, by anybody. */
const IMMUTABLE = [
  'mse_version',
  'mse_signature',
  'mse_safety_event',
  'mse_tombstone',
  'mse_link',
  'mse_audit',
  'mse_seal',
  'mse_seal_member',
] as const;

/**
 * The record: a head per visit and patient, immutable versions and signatures, content that can be erased, and a
 * chain of hashes over all of it. Times have milliseconds, as the hashes are over what a reader sees.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createRecord(db);
  await createChain(db);
  await createSeals(db);
  for (const table of [...IMMUTABLE, 'mse_head', 'mse_content', 'mse_unsealed'])
    await addRowLevelSecurity(db, table);
  await protect(db);
  await createLock(db);
  await grantTables(db);
}

/**
 * Locks the head of a record, making it when there is none, and reads the version it names, in one round trip. Two
 * statements inside: what is read is what the writer before has committed.
 */
async function createLock(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function svc_lock_record(an_owner text, a_visit text, a_patient text)
    returns table (version integer, link_number integer, link_hash bytea, selection text)
    language plpgsql as $$
    declare head mse_head;
    begin
      select * into head from mse_head h
      where h.owner_id = an_owner and h.visit_id = a_visit and h.patient_id = a_patient for update;
      if not found then
        insert into mse_head values (an_owner, a_visit, a_patient, 0, null, 0, null) on conflict do nothing;
        select * into head from mse_head h
        where h.owner_id = an_owner and h.visit_id = a_visit and h.patient_id = a_patient for update;
      end if;
      return query select head.version, head.link_number, head.link_hash, (
        select c.selection from mse_content c
        where c.owner_id = an_owner and c.visit_id = a_visit and c.patient_id = a_patient
          and c.version = head.version
      );
    end $$`.execute(db);
  await sql`revoke all on function svc_lock_record(text, text, text) from public`.execute(db);
  await sql`grant execute on function svc_lock_record(text, text, text) to svc_app`.execute(db);
}

async function createRecord(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mse_head (
      owner_id text not null,
      visit_id text not null,
      patient_id text not null,
      version integer not null check (version >= 0),
      signed_version integer,
      link_number integer not null check (link_number >= 0),
      link_hash bytea,
      primary key (owner_id, visit_id, patient_id)
    ) with (fillfactor = 50)`.execute(db);
  await sql`
    create table mse_version (
      owner_id text not null,
      visit_id text not null,
      patient_id text not null,
      version integer not null check (version >= 1),
      saved_at timestamptz(3) not null,
      key_id text not null,
      content_hash bytea not null check (length(content_hash) = 32),
      primary key (owner_id, visit_id, patient_id, version)
    )`.execute(db);
  await sql`
    create table mse_content (
      owner_id text not null,
      visit_id text not null,
      patient_id text not null,
      version integer not null,
      salt bytea not null check (length(salt) = 16),
      selection text not null,
      clinician_id text,
      primary key (owner_id, visit_id, patient_id, version)
    )`.execute(db);
  await sql`
    create table mse_signature (
      owner_id text not null,
      visit_id text not null,
      patient_id text not null,
      version integer not null,
      signer text not null,
      id text not null,
      content_hash bytea not null check (length(content_hash) = 32),
      signed_at timestamptz(3) not null,
      key_id text not null,
      signed_by_name text not null,
      credential text,
      license text,
      organization text,
      timezone text,
      attestation text not null,
      primary key (owner_id, visit_id, patient_id, version, signer)
    )`.execute(db);
  await sql`
    create table mse_safety_event (
      owner_id text not null,
      visit_id text not null,
      patient_id text not null,
      version integer not null,
      id text not null,
      created_at timestamptz(3) not null,
      primary key (owner_id, visit_id, patient_id, version)
    )`.execute(db);
  await sql`
    create table mse_tombstone (
      owner_id text not null,
      visit_id text not null,
      patient_id text not null,
      versions integer not null check (versions >= 1),
      id text not null,
      erased_at timestamptz(3) not null,
      reason text not null check (reason <> ''),
      erased_by text not null check (erased_by <> ''),
      primary key (owner_id, visit_id, patient_id, versions)
    )`.execute(db);
}

async function createChain(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mse_link (
      owner_id text not null,
      visit_id text not null,
      patient_id text not null,
      number integer not null check (number >= 1),
      kind text not null check (kind in ('version', 'signature', 'safety_event', 'tombstone')),
      item_id text not null,
      item_hash bytea not null check (length(item_hash) = 32),
      hash bytea not null check (length(hash) = 32),
      primary key (owner_id, visit_id, patient_id, number)
    )`.execute(db);
  await sql`
    create table mse_audit (
      owner_id text not null,
      id text not null,
      at timestamptz(3) not null,
      key_id text,
      action text not null,
      outcome text not null check (outcome in ('allowed', 'denied')),
      visit_id text,
      patient_id text,
      version integer,
      request_id text,
      hash bytea not null check (length(hash) = 32),
      primary key (owner_id, id)
    )`.execute(db);
  await sql`create index mse_audit_visit on mse_audit (owner_id, visit_id, at)`.execute(db);
}

async function createSeals(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mse_unsealed (
      owner_id text not null,
      kind text not null check (kind in ('link', 'audit')),
      ref text not null,
      hash bytea not null,
      primary key (owner_id, kind, ref)
    )`.execute(db);
  await sql`
    create table mse_seal (
      owner_id text not null,
      number integer not null check (number >= 1),
      sealed_at timestamptz(3) not null,
      members integer not null check (members >= 1),
      root bytea not null check (length(root) = 32),
      chained_root bytea not null check (length(chained_root) = 32),
      public_key bytea not null,
      signature bytea not null,
      primary key (owner_id, number)
    )`.execute(db);
  await sql`
    create table mse_seal_member (
      owner_id text not null,
      seal_number integer not null,
      position integer not null,
      kind text not null check (kind in ('link', 'audit')),
      ref text not null,
      hash bytea not null check (length(hash) = 32),
      primary key (owner_id, seal_number, position)
    )`.execute(db);
  await sql`create index mse_seal_member_ref on mse_seal_member (owner_id, kind, ref)`.execute(db);
}

/** Content goes only after a tombstone that covers it; nothing else ever does. */
async function protect(db: Kysely<unknown>): Promise<void> {
  for (const table of IMMUTABLE) {
    await sql`
      create trigger never_changed before update or delete or truncate on ${sql.table(table)}
      for each statement execute function svc_refuse_change()`.execute(db);
    await sql`revoke update, delete, truncate on ${sql.table(table)} from public`.execute(db);
  }
  await sql`
    create trigger never_changed before update or truncate on mse_content
    for each statement execute function svc_refuse_change()`.execute(db);
  await sql`
    create function svc_refuse_unmarked_erasure() returns trigger language plpgsql as $$
    begin
      perform from mse_tombstone stone
      where stone.owner_id = old.owner_id and stone.visit_id = old.visit_id
        and stone.patient_id = old.patient_id and stone.versions >= old.version;
      if not found then
        raise exception 'content is erased only after a tombstone' using errcode = 'restrict_violation';
      end if;
      return old;
    end $$`.execute(db);
  await sql`
    create trigger only_after_tombstone before delete on mse_content
    for each row execute function svc_refuse_unmarked_erasure()`.execute(db);
}

async function grantTables(db: Kysely<unknown>): Promise<void> {
  await sql`grant select, insert, update on mse_head to svc_app`.execute(db);
  await sql`
    grant select, insert on mse_version, mse_content, mse_signature, mse_safety_event, mse_link, mse_audit
    to svc_app`.execute(db);
  await sql`grant select on mse_tombstone to svc_app`.execute(db);
  await sql`grant insert on mse_unsealed to svc_app`.execute(db);
  await sql`
    grant select on mse_head, mse_version, mse_content, mse_signature, mse_safety_event, mse_link, mse_audit
    to svc_worker`.execute(db);
  await sql`grant insert on mse_link, mse_audit, mse_unsealed to svc_worker`.execute(db);
  await sql`grant update on mse_head to svc_worker`.execute(db);
  await sql`grant delete on mse_content to svc_worker`.execute(db);
  await sql`grant select, insert on mse_tombstone, mse_seal, mse_seal_member to svc_worker`.execute(db);
  await sql`grant select, delete on mse_unsealed to svc_worker`.execute(db);
}
