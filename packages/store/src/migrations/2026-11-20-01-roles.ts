import { type Kysely, sql } from 'kysely';

/**
 * `svc_app` works for one tenant, `svc_worker` for cross-tenant jobs, `svc_reference` on what is looked up
 * before the tenant is known. A deployment's login role is a plain member of all three. Roles belong to the
 * whole cluster, so another database may be creating them at this moment.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$
    declare role_name text;
    begin
      foreach role_name in array array['svc_app', 'svc_worker', 'svc_reference'] loop
        continue when exists (select from pg_roles where rolname = role_name);
        begin
          execute format('create role %I nologin', role_name);
        exception when duplicate_object or unique_violation then null;
        end;
      end loop;
    end $$`.execute(db);
  await sql`grant usage on schema public to svc_app, svc_worker, svc_reference`.execute(db);
  await sql`grant select on kysely_migration to svc_reference`.execute(db);
}
