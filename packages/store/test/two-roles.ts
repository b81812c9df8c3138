import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { Database } from '../src/database/database.ts';
import { openDatabase } from '../src/database/open-database.ts';
import { migrate } from '../src/database/migrate.ts';
import { databaseRolesSql } from '../src/database/roles-sql.ts';
import { announcedServer } from './test-servers.ts';

export interface TwoRoleDatabase {
  /** Connection strings of the role that migrates and of the one that serves. */
  readonly ownerUrl: string;
  readonly loginUrl: string;
  /** Logged in as the role that serves. */
  readonly login: Database;
  /** SQL of the one who made both roles. */
  asAdmin(statements: readonly string[]): Promise<unknown[]>;
  /** SQL on a session of its own. */
  run(url: string, statements: readonly string[]): Promise<unknown[]>;
  close(): Promise<void>;
}

/** A migrated database on real PostgreSQL, made by the SQL that operators get, with two roles of its own. */
export async function createTwoRoleDatabase(): Promise<TwoRoleDatabase> {
  const { url } = announcedServer();
  const suffix = randomBytes(5).toString('hex');
  const names = { database: `svc_two_${suffix}`, owner: `svc_owner_${suffix}`, login: `svc_login_${suffix}` };
  const urlOf = (role: string) => withParts(url, names.database, role);
  const [cluster = '', inside = ''] = databaseRolesSql(names).split(/^\\connect .*$/m);
  await run(url, statementsOf(cluster));
  await run(withParts(url, names.database), statementsOf(inside));
  // A server that asks for passwords asks for the one of the tests.
  const { password } = new URL(url);
  if (password !== '')
    for (const role of [names.owner, names.login])
      await run(url, [`alter role "${role}" password '${decodeURIComponent(password)}'`]);
  const owner = await openDatabase({ url: urlOf(names.owner) });
  await migrate(owner);
  await owner.close();
  const login = await openDatabase({ url: urlOf(names.login) });
  return {
    ownerUrl: urlOf(names.owner),
    loginUrl: urlOf(names.login),
    login,
    asAdmin: (statements) => run(url, statements),
    run,
    async close() {
      await login.close();
      await run(url, [
        `drop database "${names.database}" with (force)`,
        `drop role "${names.login}"`,
        `drop role "${names.owner}"`,
      ]);
    },
  };
}

/** One statement at a time: a database cannot be made inside a transaction. */
async function run(url: string, statements: readonly string[]): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const rows: unknown[] = [];
    for (const statement of statements) rows.push(...(await client.query(statement)).rows);
    return rows;
  } finally {
    await client.end();
  }
}

function statementsOf(sql: string): string[] {
  return sql.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('--'));
}

function withParts(url: string, database: string, role?: string): string {
  const parts = new URL(url);
  parts.pathname = `/${database}`;
  if (role !== undefined) parts.username = role;
  return parts.href;
}
