import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../src/database/tables.ts';

/** What the owner of the database can do, who switches its triggers off: other content under an old version. */
export async function overwriteContent(
  db: Kysely<Tables>,
  { visitId, version }: { readonly visitId: string; readonly version: number },
  content: { readonly selection?: string; readonly clinician_id?: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await trx
      .updateTable('mse_content')
      .set(content)
      .where('visit_id', '=', visitId)
      .where('version', '=', version)
      .execute();
  });
}
