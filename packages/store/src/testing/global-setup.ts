import { openDatabase } from '../database/open-database.ts';
import { ensureTemplate } from '../database/embedded/create-template.ts';
import { migrate } from '../database/migrate.ts';
import { announceEmbeddedFolder } from './shared-embedded.ts';
import { startPostgresServer } from './postgres-server.ts';
import { announceServer, createDatabase, dropDatabase, newDatabaseName } from './test-servers.ts';

/**
 * One real server for the whole run, with a migrated database that test files clone: the one TEST_DATABASE_URL
 * names (a superuser's connection string), else one of our own.
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
  announceServer({ url: server.url, template, throwAway: !given });
  const removeEmbedded = announceEmbeddedFolder();
  return async () => {
    removeEmbedded();
    if (given) await dropDatabase(server.url, template);
    await server.stop();
  };
}
