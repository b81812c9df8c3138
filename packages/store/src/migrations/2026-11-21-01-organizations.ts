import { type Kysely, sql } from 'kysely';

/** Organizations and their keys: looked up before the tenant is known, and decided on by auth. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table organization (
      id text primary key,
      name text not null,
      active boolean not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db);
  await sql`
    create table organization_key (
      id text primary key,
      organization_id text not null references organization,
      key_hash bytea not null unique check (length(key_hash) = 32),
      visible_start text not null,
      scopes text[] not null check (scopes <> '{}' and scopes <@ array['mse:read', 'mse:write', 'mse:sign']),
      sustained_per_second integer check (sustained_per_second >= 1),
      burst_per_second integer check (burst_per_second >= sustained_per_second),
      created_at timestamptz not null,
      updated_at timestamptz not null,
      expires_at timestamptz,
      revoked_at timestamptz,
      check ((sustained_per_second is null) = (burst_per_second is null))
    )`.execute(db);
  await sql`create index organization_key_organization on organization_key (organization_id)`.execute(db);
  for (const table of ['organization', 'organization_key']) {
    await sql`
      create trigger bump_auth_revision after insert or update or delete or truncate on ${sql.table(table)}
      for each statement execute function svc_bump_auth_revision()`.execute(db);
  }
  await sql`grant select, insert, update on organization, organization_key to svc_reference`.execute(db);
}
