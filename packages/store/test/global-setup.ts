import { openDatabase } from '../src/database/open-database.ts';
import { ensureTemplate } from '../src/database/embedded/create-template.ts';
import { migrate } from '../src/database/migrate.ts';
import { announceEmbeddedFolder } from './shared-embedded.ts';
import { startPgBouncer } from './pgbouncer.ts';
import { startPostgresServer } from './postgres-server.ts';
import {
  announceServer,
  createDatabase,
  dropDatabase,
  isBehindPooler,
  newDatabaseName,
} from './test-servers.ts';

/** Of one database behind the pooler. */
const SESSIONS = 10;

/**
 * One real server for the whole run, with a migrated database that test files clone: the one TEST_DATABASE_URL
 * names (a superuser's connection string), else one of our own. With TEST_POOLER=1 tests reach it through PgBouncer.
 */
export async function setup(): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const [server] = await Promise.all([
    given ? { url: given, stop: async () => {} } : startPostgresServer(),
    ensureTemplate(),
  ]);
  const template = newDatabaseName();
  const database = await openDatabase({ url: await createDatabase(server.url, template) });
  await migrate(database).finally(() => database.close());
  const pooler = isBehindPooler ? await startPgBouncer(server.url, { sessions: SESSIONS }) : undefined;
  announceServer({ url: server.url, pooled: pooler?.url, template, throwAway: !given });
  const removeEmbedded = announceEmbeddedFolder();
  return async () => {
    removeEmbedded();
    await pooler?.stop();
    if (given) await dropDatabase(server.url, template);
    await server.stop();
  };
}
