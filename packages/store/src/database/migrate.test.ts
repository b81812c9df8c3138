import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openDatabase } from './open-database.ts';
import { isReady, migrate } from './migrate.ts';
import { MIGRATIONS } from '../migrations/index.ts';
import { createEmptyDatabase, isBehindPooler } from '../../test/index.ts';

const ALL = Object.keys(MIGRATIONS);

describe('migrating PostgreSQL', () => {
  it('applies everything once', async () => {
    const { database, close } = await createEmptyDatabase();
    expect(await isReady(database)).toBe(false);
    expect(await migrate(database)).toEqual({ applied: ALL });
    expect(await isReady(database)).toBe(true);
    expect(await migrate(database)).toEqual({ applied: [] });
    await close();
  });

  it.skipIf(isBehindPooler)('is applied once by eight processes that start together', async () => {
    const { database, reopen, close } = await createEmptyDatabase();
    const others = await Promise.all(Array.from({ length: 7 }, reopen));
    const outcomes = await Promise.all([database, ...others].map(migrate));
    expect(outcomes.flatMap((outcome) => outcome.applied)).toEqual(ALL);
    await close();
  });

  it('works in several databases of one cluster at once', async () => {
    const tests = await Promise.all(Array.from({ length: 4 }, createEmptyDatabase));
    const outcomes = await Promise.all(tests.map((test) => migrate(test.database)));
    expect(outcomes).toEqual(tests.map(() => ({ applied: ALL })));
    await Promise.all(tests.map((test) => test.close()));
  });

  it('leaves nothing behind when it fails', async () => {
    const { database, close } = await createEmptyDatabase();
    await sql`create table usage_day (in_the_way integer)`.execute(database.db);
    await expect(migrate(database)).rejects.toThrow('usage_day');
    const { rows } = await sql`select 1 from pg_class where relname = 'account'`.execute(database.db);
    expect(rows).toEqual([]);
    await close();
  });
});

it('a database that is closed, or cannot be reached, is not ready', async () => {
  const { database, close } = await createEmptyDatabase();
  await close();
  expect(await isReady(database)).toBe(false);
  const nowhere = await openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' });
  expect(await isReady(nowhere)).toBe(false);
  await nowhere.close();
});

it('the embedded database keeps its rows, and its folder to itself', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'svc-embedded-'));
  const first = await openDatabase({ dataDir });
  await migrate(first);
  await expect(openDatabase({ dataDir })).rejects.toThrow('is in use by process');
  await sql`update auth_revision set revision = 7`.execute(first.db);
  await first.close();

  const second = await openDatabase({ dataDir });
  expect(await isReady(second)).toBe(true);
  expect((await sql`select revision from auth_revision`.execute(second.db)).rows).toEqual([{ revision: 7 }]);
  await second.close();
  rmSync(dataDir, { recursive: true, force: true });
});
