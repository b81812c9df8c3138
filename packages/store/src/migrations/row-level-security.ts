import { type Kysely, sql } from 'kysely';

/**
 * Row-level security around a tenant table. The tenant sees its own rows and, with no tenant set, none. A login role
 * inherits the worker's policy by membership, hence the test that the work really runs as the worker. Released
 * migrations use this: it never changes.
 */
export async function addRowLevelSecurity(db: Kysely<unknown>, table: string): Promise<void> {
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
