import { type Database, migrate, openDatabase } from '@svc/store';
import { startPostgresServer } from '@svc/store/test';

/** A real PostgreSQL server of our own with one migrated database. */
export interface ProofPostgres {
  readonly url: string;
  readonly database: Database;
}

/** Runs `work` on a fresh server and removes it afterwards. */
export async function withPostgres<Result>(
  work: (postgres: ProofPostgres) => Promise<Result>,
): Promise<Result> {
  const server = await startPostgresServer();
  try {
    const database = await openDatabase({ url: server.url, maxConnections: 8 });
    try {
      await migrate(database);
      return await work({ url: server.url, database });
    } finally {
      await database.close();
    }
  } finally {
    await server.stop();
  }
}
