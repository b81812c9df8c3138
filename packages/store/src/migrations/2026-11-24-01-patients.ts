import { type Kysely, sql } from 'kysely';
import { addRowLevelSecurity } from './row-level-security.ts';

/**
 * Patients who sign in themselves: who they are to an account, the ids the account's own systems have for them, and
 * their sessions. A session is looked up before the tenant is known; of its token only the hash is stored.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table public.patient (
      owner_id text not null,
      id text not null,
      created_at timestamptz(3) not null,
      primary key (owner_id, id)
    )`.execute(db);
  await sql`create index patient_id on public.patient (id)`.execute(db);
  await sql`
    create table public.patient_reference (
      owner_id text not null,
      reference text not null check (reference <> ''),
      patient_id text not null,
      created_at timestamptz(3) not null,
      primary key (owner_id, reference),
      foreign key (owner_id, patient_id) references public.patient (owner_id, id) on delete cascade
    )`.execute(db);
  for (const table of ['patient', 'patient_reference']) await addRowLevelSecurity(db, table);
  await sql`grant select, insert on public.patient, public.patient_reference to svc_app`.execute(db);
  await sql`grant select, delete on public.patient, public.patient_reference to svc_worker`.execute(db);
  await createSessions(db);
}

async function createSessions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table public.patient_session (
      token_hash bytea primary key check (length(token_hash) = 32),
      owner_id text not null,
      patient_id text not null,
      idle_seconds integer not null check (idle_seconds > 0),
      created_at timestamptz(3) not null,
      seen_at timestamptz(3) not null,
      expires_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index patient_session_patient on public.patient_session (owner_id, patient_id)`.execute(
    db,
  );
  await sql`create index patient_session_age on public.patient_session (expires_at)`.execute(db);
  await sql`grant select, insert, update, delete on public.patient_session to svc_reference`.execute(db);
  await sql`grant select, delete on public.patient_session to svc_worker`.execute(db);
}
