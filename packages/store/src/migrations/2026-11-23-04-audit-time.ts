import { type Kysely, sql } from 'kysely';

/** The trail of a whole organization is read by time, and what one key saw of a record before it is signed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index mse_audit_time on public.mse_audit (owner_id, at, id)`.execute(db);
}
