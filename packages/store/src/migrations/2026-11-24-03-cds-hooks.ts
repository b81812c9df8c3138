import { type Kysely, sql } from 'kysely';
import { addRowLevelSecurity } from './row-level-security.ts';

/**
 * EHRs that ask for cards by CDS Hooks: who they are, with their public keys; the ids of their tokens, so that none is
 * taken twice; and what became of cards, in counts that name no patient, no user and no card.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table public.cds_client (
      id text primary key,
      account_id text not null references public.account (id),
      mode text not null check (mode in ('test', 'live')),
      name text not null,
      issuer text not null,
      keys text not null,
      jku text[] not null,
      created_at timestamptz(3) not null,
      revoked_at timestamptz(3)
    )`.execute(db);
  await sql`create unique index cds_client_issuer on public.cds_client (issuer) where revoked_at is null`.execute(
    db,
  );
  await sql`
    create table public.cds_token (
      client_id text not null references public.cds_client (id),
      id_hash bytea not null check (length(id_hash) = 32),
      expires_at timestamptz(3) not null,
      primary key (client_id, id_hash)
    )`.execute(db);
  await sql`create index cds_token_age on public.cds_token (expires_at)`.execute(db);
  await sql`grant select, insert, update on public.cds_client to svc_reference`.execute(db);
  await sql`grant select, insert, delete on public.cds_token to svc_reference`.execute(db);
  await createFeedback(db);
}

async function createFeedback(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table public.cds_feedback (
      owner_id text not null,
      mode text not null check (mode in ('test', 'live')),
      day date not null,
      service text not null,
      kind text not null,
      outcome text not null check (outcome in ('accepted', 'overridden')),
      reason text not null,
      cards integer not null check (cards > 0),
      primary key (owner_id, mode, day, service, kind, outcome, reason)
    )`.execute(db);
  await addRowLevelSecurity(db, 'cds_feedback');
  await sql`grant select, insert, update on public.cds_feedback to svc_app`.execute(db);
  await sql`grant select on public.cds_feedback to svc_worker`.execute(db);
}
