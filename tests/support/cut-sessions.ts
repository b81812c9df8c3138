import type { Database } from '@svc/store';

type Catalogue = {
  pg_stat_activity: { pid: number; application_name: string };
};

/** Ends the database sessions of a name, as a network that fails would; the number of them. */
export async function cutSessions({ db }: Database, applicationName: string): Promise<number> {
  const cut = await db
    .withTables<Catalogue>()
    .selectFrom('pg_stat_activity')
    .select((eb) => eb.fn<boolean>('pg_terminate_backend', ['pid']).as('done'))
    .where('application_name', '=', applicationName)
    .where((eb) => eb('pid', '<>', eb.fn<number>('pg_backend_pid', [])))
    .execute();
  return cut.length;
}
