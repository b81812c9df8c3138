import { randomBytes } from 'node:crypto';
import { Client, escapeIdentifier } from 'pg';

/** Set by the global setup; workers inherit it. */
const VARIABLE = 'SVC_TEST_POSTGRES';

interface TestServer {
  url: string;
  /** A migrated database without rows. */
  template: string;
  /** The same server behind PgBouncer, where tests are to go that way. */
  pooled?: string | undefined;
  /** The server ends with the run, and its databases with it. */
  throwAway: boolean;
}

/** Tests reach their databases through PgBouncer: nothing is kept in a session, and nobody is notified. */
export const isBehindPooler = process.env['TEST_POOLER'] === '1';

export function announceServer(server: TestServer): void {
  process.env[VARIABLE] = JSON.stringify(server);
}

export function announcedServer(): TestServer {
  const text = process.env[VARIABLE];
  if (!text)
    throw new Error('No test server: run the tests with the vitest configuration of the project root.');
  return JSON.parse(text) as TestServer;
}

export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

export function newDatabaseName(): string {
  return `svc_test_${randomBytes(6).toString('hex')}`;
}

/** A database of its own, empty or cloned from a template. */
export async function createDatabase(serverUrl: string, name: string, template?: string): Promise<string> {
  // Copying the files is a third of the work of logging every page; what it is copied from is idle and small.
  const source = template ? ` template ${escapeIdentifier(template)} strategy file_copy` : '';
  await runOn(serverUrl, `create database ${escapeIdentifier(name)}${source}`);
  return databaseUrl(serverUrl, name);
}

export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await runOn(serverUrl, `drop database if exists ${escapeIdentifier(name)} with (force)`);
}

async function runOn(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
