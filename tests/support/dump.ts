import type { Database } from '@svc/store';

type Catalogue = {
  'information_schema.tables': { table_schema: string; table_name: string; table_type: string };
};

/** Every row of every table of a database as text, by table. */
export async function dumpTables({ db }: Database): Promise<Map<string, string[]>> {
  const tables = await db
    .withTables<Catalogue>()
    .selectFrom('information_schema.tables')
    .select(['table_schema', 'table_name'])
    .where('table_schema', 'not in', ['pg_catalog', 'information_schema'])
    .where('table_type', '=', 'BASE TABLE')
    .execute();
  const dump = new Map<string, string[]>();
  for (const { table_schema, table_name } of tables) {
    const name = `${table_schema}.${table_name}`;
    const rows = await db
      .withTables<Record<string, { row: string }>>()
      .selectFrom(`${name} as entry`)
      .select((eb) => eb.cast<string>(eb.table('entry' as never), 'text').as('row'))
      .execute();
    dump.set(name, rows.map(({ row }) => row).sort());
  }
  return dump;
}
