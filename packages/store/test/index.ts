export { overwriteContent } from './mse/overwrite-content.ts';
export { exampleEvent } from './example-event.ts';
export { heldKey } from './held-key.ts';
export {
  ANALYSIS as RETINA_ANALYSIS,
  submitted as submittedScreening,
} from './retina/screenings.ts';
export { createTwoRoleDatabase, type TwoRoleDatabase } from './two-roles.ts';
export { isBehindPooler } from './test-servers.ts';
export { generateKey } from '../src/accounts/key-format.ts';
export { type PostgresServer, type PostgresServerOptions, startPostgresServer } from './postgres-server.ts';
import { sql } from 'kysely';
import type { Database } from '../src/database/database.ts';
import { openDatabase } from '../src/database/open-database.ts';
import { giveBackEmbedded, takeEmbedded } from './shared-embedded.ts';
import {
  announcedServer,
  createDatabase,
  databaseUrl,
  dropDatabase,
  newDatabaseName,
} from './test-servers.ts';

export interface TestDatabase {
  readonly database: Database;
  /** What `openDatabase` was given. */
  readonly options: { url: string } | { dataDir: string };
  /** A second pool, as another process would hold; real PostgreSQL only. Closed with the rest. */
  reopen(): Promise<Database>;
  close(): Promise<void>;
}

export type TestDatabaseKind = 'postgres' | 'embedded';

/** Hundreds of writers at once queue for ten connections: on a slow machine they wait long, and none may give up. */
const PATIENT_MS = 60_000;

/** A migrated, empty database for one test file: on the real server, or embedded in a folder that no other uses. */
export async function createTestDatabase(kind: TestDatabaseKind = 'postgres'): Promise<TestDatabase> {
  return kind === 'postgres' ? onServer(announcedServer().template) : embedded();
}

/** The same without any table: for tests of migrating. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  return onServer();
}

/** How many sessions of a database on real PostgreSQL wait for a lock that another one holds. */
export async function sessionsThatWait({ db }: Pick<Database, 'db'>): Promise<number> {
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length;
}

async function onServer(template?: string): Promise<TestDatabase> {
  const server = announcedServer();
  const name = newDatabaseName();
  const direct = await createDatabase(server.url, name, template);
  const options = { url: server.pooled === undefined ? direct : databaseUrl(server.pooled, name) };
  const opened: Database[] = [];
  const open = async () => {
    const database = await openDatabase({
      ...options,
      connectionWaitMs: PATIENT_MS,
      statementTimeoutMs: PATIENT_MS,
    });
    opened.push(database);
    return database;
  };
  return {
    database: await open(),
    options,
    reopen: open,
    async close() {
      await Promise.all(opened.map((database) => database.close()));
      if (!server.throwAway) await dropDatabase(server.url, name);
    },
  };
}

async function embedded(): Promise<TestDatabase> {
  const opened = await takeEmbedded();
  return {
    ...opened,
    reopen: () => Promise.reject(new Error('The embedded database has one process.')),
    close: () => giveBackEmbedded(opened),
  };
}
