import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import { explainDatabaseProblem } from './database-problem.ts';
import { withoutDeadline } from './postgres/answer-deadline.ts';
import { MIGRATIONS } from '../migrations/index.ts';

const OLDEST_SERVER = 150_000;
const READ_ONLY = '25006';

/**
 * Brings the tables up to date. Processes that start together wait for the first one; all pending migrations
 * commit at once or not at all.
 */
export async function migrate(database: Database): Promise<{ applied: string[] }> {
  // An unreachable database is found out here, not after three tries: a command ends within ten seconds.
  await sql`select 1`.execute(database.db);
  if (await isReady(database)) return { applied: [] };
  // Waiting for another process that migrates may take longer than any statement of ours.
  return withoutDeadline(() => database.db.connection().execute(migrateIn));
}

async function migrateIn(session: Database['db']): Promise<{ applied: string[] }> {
  await assertServerVersion(session);
  await sql`set statement_timeout = 0`.execute(session);
  try {
    const migrator = new Migrator({ db: session, provider: { getMigrations: async () => MIGRATIONS } });
    const { error, results = [] } = await migrator.migrateToLatest();
    if (error) throw error;
    return { applied: results.map((result) => result.migrationName) };
  } finally {
    await sql`reset statement_timeout`.execute(session);
  }
}

async function assertServerVersion(session: Database['db']): Promise<void> {
  const { rows } = await sql<{ version: number }>`
    select current_setting('server_version_num')::int as version`.execute(session);
  const version = rows[0]?.version ?? 0;
  if (version < OLDEST_SERVER)
    throw new Error(`PostgreSQL 15 or later is needed; the server says ${version}.`);
}

/** Reachable, fully migrated and open for writes; never throws. */
export async function isReady(database: Database): Promise<boolean> {
  return (await whyNotReady(database)) === null;
}

/** Why a database cannot serve, in one line for people, asked in a transaction as requests do; null when it can. */
export async function whyNotReady(database: Database): Promise<string | null> {
  try {
    const { rows } = await database.db.transaction().execute((trx) =>
      sql<{ name: string; read_only: string }>`
        select name, current_setting('transaction_read_only') as read_only from kysely_migration`.execute(
        trx,
      ),
    );
    const applied = new Set(rows.map((row) => row.name));
    if (!Object.keys(MIGRATIONS).every((name) => applied.has(name)))
      return 'The database is not migrated: restart the server.';
    if (rows.every(({ read_only }) => read_only === 'off')) return null;
    database.leaveServer?.();
    return explainDatabaseProblem({ code: READ_ONLY });
  } catch (error) {
    return explainDatabaseProblem(error) ?? 'The database does not answer as it should.';
  }
}
