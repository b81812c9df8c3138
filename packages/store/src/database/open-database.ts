import type { Database, DatabaseOptions } from './database.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { openPostgres } from './postgres/open-postgres.ts';

/** For the start notice and `svc doctor`. */
export const EMBEDDED_WARNING =
  'The embedded database survives a crash of this process but never calls fsync: a power loss can lose or damage data. Set DATABASE_URL to a PostgreSQL 15 or later for live clinical use.';

/** For the start notice and `svc doctor`. */
export const POOLED_NOTICE =
  'A connection pooler stands before the database: statements are not prepared, and notifications may be missed, so that work is picked up by looking for it. Give SVC_MIGRATE_DATABASE_URL the address of the server itself.';

/** Opens a database, without migrating it. Throws when another process holds the embedded folder. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.url === undefined ? openEmbedded(options.dataDir) : openPostgres(options.url, options);
}
