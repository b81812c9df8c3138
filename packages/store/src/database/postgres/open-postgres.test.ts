import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../open-database.ts';
import { createTestDatabase, isBehindPooler, type TestDatabase } from '../../../test/index.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase('postgres');
});
afterAll(() => test.close());

describe.skipIf(isBehindPooler)('a session that the server ends', () => {
  it('ends neither the process nor the pool, even while it is in use', async () => {
    const { db } = test.database;
    const other = await test.reopen();
    await db.connection().execute(async (held) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(held);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(other.db);
      await expect(sql`select 1`.execute(held)).rejects.toThrow(/terminat|connection error/);
    });
    // The pool may hand the dying connection out once more before it hears of the end.
    await sql`select 1`.execute(db).catch(() => {});
    expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  });
});

describe('a pool whose connections are all in use', () => {
  it('lets a caller wait no longer than it was told, and serves again once one is free', async () => {
    const { db, close } = await openDatabase({ ...test.options, maxConnections: 1, connectionWaitMs: 2000 });
    await db.connection().execute(async () => {
      await expect(db.transaction().execute(async () => {})).rejects.toThrow(/timeout exceeded/);
    });
    expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    await close();
  });
});
