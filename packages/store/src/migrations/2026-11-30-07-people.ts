import { type Kysely, sql } from 'kysely';

/**
 * People of the console: who they are, how they sign in, what they may do, and their sessions. All of it is looked up
 * before an owner is known. Of tokens only the hash is stored. Beside them the credentials of patient portals.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createPeople(db);
  await createMemberships(db);
  await createSessions(db);
  await createPortals(db);
}

async function createPeople(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table public.person (
      id text primary key,
      email text not null check (email <> ''),
      name text not null check (name <> ''),
      credential text check (credential <> ''),
      licence text check (licence <> ''),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      last_sign_in_at timestamptz(3),
      disabled_at timestamptz(3)
    )`.execute(db);
  await sql`create index person_time on public.person (created_at, id)`.execute(db);
  await sql`
    create table public.person_identity (
      issuer text not null check (issuer <> ''),
      subject text not null check (subject <> ''),
      person_id text not null references public.person,
      created_at timestamptz(3) not null,
      primary key (issuer, subject)
    )`.execute(db);
  await sql`create index person_identity_person on public.person_identity (person_id)`.execute(db);
  await sql`grant select, insert, update on public.person to svc_reference`.execute(db);
  await sql`grant select, insert on public.person_identity to svc_reference`.execute(db);
}

const PLACE = sql`
      role text not null check (role in ('developer', 'clinician', 'reviewer', 'operator')),
      scope text not null check (scope in ('account', 'organization', 'installation')),
      scope_id text not null check ((scope = 'installation') = (scope_id = '')),
      is_admin boolean not null,
      created_at timestamptz(3) not null,
      check (case role
        when 'developer' then scope = 'account'
        when 'clinician' then scope in ('account', 'organization')
        else scope = 'installation' end)`;

async function createMemberships(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table public.membership (
      id text primary key,
      person_id text not null references public.person,
      ${PLACE},
      unique (person_id, role, scope, scope_id)
    )`.execute(db);
  await sql`create index membership_scope on public.membership (scope, scope_id, created_at, id)`.execute(db);
  await sql`
    create table public.invitation (
      id text primary key,
      token_hash bytea not null unique check (length(token_hash) = 32),
      email text not null check (email <> ''),
      ${PLACE},
      invited_by text not null check (invited_by <> ''),
      expires_at timestamptz(3) not null,
      accepted_at timestamptz(3),
      accepted_by text references public.person,
      revoked_at timestamptz(3)
    )`.execute(db);
  await sql`create index invitation_scope on public.invitation (scope, scope_id, created_at, id)`.execute(db);
  await sql`create index invitation_email on public.invitation (lower(email))`.execute(db);
  await sql`create index invitation_age on public.invitation (expires_at)`.execute(db);
  await sql`grant select, insert, update, delete on public.membership, public.invitation to svc_reference`.execute(
    db,
  );
}

async function createSessions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table public.person_session (
      token_hash bytea primary key check (length(token_hash) = 32),
      id text not null unique,
      person_id text not null references public.person,
      browser text,
      issuer text not null,
      subject text not null,
      provider_session text,
      created_at timestamptz(3) not null,
      authenticated_at timestamptz(3) not null,
      seen_at timestamptz(3) not null,
      expires_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index person_session_person on public.person_session (person_id)`.execute(db);
  await sql`create index person_session_identity on public.person_session (issuer, subject)`.execute(db);
  await sql`create index person_session_provider on public.person_session (issuer, provider_session)`.execute(
    db,
  );
  await sql`create index person_session_age on public.person_session (expires_at)`.execute(db);
  await sql`grant select, insert, update, delete on public.person_session to svc_reference`.execute(db);
}

async function createPortals(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table public.portal (
      id text primary key,
      account_id text not null references public.account,
      name text not null check (name <> ''),
      credential_hash bytea not null unique check (length(credential_hash) = 32),
      visible_start text not null,
      created_at timestamptz(3) not null,
      last_used_at timestamptz(3),
      revoked_at timestamptz(3)
    )`.execute(db);
  await sql`create index portal_account on public.portal (account_id)`.execute(db);
  await sql`grant select, insert, update on public.portal to svc_reference`.execute(db);
}
