import { type Database, migrate, openDatabase } from '@svc/store';
import { startPostgresServer } from '@svc/store/testing';

/** A real PostgreSQL server of our own with one migrated database. */
export interface ProofPostgres {
  readonly url: string;
  readonly database: Database;
  /** A pool of its own, as another process would hold. */
  open(): Promise<Database>;
}

/** Runs `work` on a fresh server and removes it afterwards. */
export async function withPostgres<Result>(work: (postgres: ProofPostgres) => Promise<Result>): Promise<Result> {
  const server = await startPostgresServer();
  const opened: Database[] = [];
  const open = async () => {
    const database = await openDatabase({ url: server.url, maxConnections: 8 });
    opened.push(database);
    return database;
  };
  try {
    const database = await open();
    await migrate(database);
    return await work({ url: server.url, database, open });
  } finally {
    await Promise.all(opened.map((database) => database.close()));
    await server.stop();
  }
}
