import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { createTestDatabase, isBehindPooler, type TestDatabase } from '../../test/index.ts';
import { explainDatabaseProblem } from './database-problem.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase('postgres');
  await sql`create role svc_narrow login password 'right'`.execute(test.database.db);
});
afterAll(async () => {
  await sql`drop role svc_narrow`.execute(test.database.db);
  await test.close();
});

/** What is said of opening and migrating the database of the test, its address changed. */
async function problemOf(change: (url: URL) => void): Promise<string | null> {
  const url = new URL('url' in test.options ? test.options.url : '');
  change(url);
  const database = await openDatabase({ url: url.href, connectionWaitMs: 3_000 });
  try {
    await sql`select 1 from api_key limit 1`.execute(database.db);
    await migrate(database);
    return 'nothing is wrong';
  } catch (error) {
    return explainDatabaseProblem(error);
  } finally {
    await database.close();
  }
}

/** A pooler says of what the server refuses that it could not log in there, or lets the next one wait before it tries again. */
const asTheServerSays = (words: RegExp) => (isBehindPooler ? /pooler|does not answer/ : words);

describe('a database that cannot be used is told in one line', () => {
  it.each([
    ['nobody listens', (url: URL) => (url.port = '1'), /cannot be reached.*ECONNREFUSED/],
    [
      'there is no such database',
      (url: URL) => (url.pathname = '/svc_none'),
      asTheServerSays(/no database of this name/),
    ],
    [
      'the role is not known',
      (url: URL) => (url.username = 'nobody_here'),
      asTheServerSays(/refuses this login/),
    ],
    ['the role has too few rights', (url: URL) => (url.username = 'svc_narrow'), /too few rights/],
    ['it holds no tables', (url: URL) => (url.pathname = '/template1'), /no tables of ours/],
  ])('%s', async (_, change, words) => {
    expect(await problemOf(change)).toMatch(words);
  });

  it.each([
    [{ code: '25006' }, /read-only/],
    [{ code: '08P01' }, /pooler/],
    [{ code: '57P03' }, /stopping or starting/],
    [{ code: '53300' }, /no connection left/],
    [new Error('Connection terminated due to connection timeout'), /does not answer/],
    [new AggregateError([Object.assign(new Error('x'), { code: 'ECONNREFUSED' })]), /cannot be reached/],
  ])('%j', (error, words) => {
    expect(explainDatabaseProblem(error)).toMatch(words);
  });

  it.each([[null], ['text'], [new Error('password is hunter2')], [{ code: '23505' }]])(
    '%j is something else',
    (error) => expect(explainDatabaseProblem(error)).toBeNull(),
  );
});
