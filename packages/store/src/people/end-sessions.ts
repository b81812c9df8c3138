import type { Db } from '../database/tenancy.ts';

/** Ends every session of a person: what they may do has changed, or they were shut out. */
export async function endSessionsOf(db: Db, personId: string): Promise<void> {
  await db.deleteFrom('person_session').where('person_id', '=', personId).execute();
}
