import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner, createAccount, createPatient, listEvents } from '../../index.ts';
import { createTestDatabase, isBehindPooler, type TestDatabase } from '../../../test/index.ts';
import { hasPgBouncer, startPgBouncer } from '../../../test/pgbouncer.ts';
import type { Database } from '../database.ts';
import { isReady } from '../migrate.ts';
import { openDatabase } from '../open-database.ts';

describe.runIf(hasPgBouncer)('behind a pooler that lends one session to everybody', () => {
  let test: TestDatabase;
  let pooler: Awaited<ReturnType<typeof startPgBouncer>>;
  let processes: [Database, Database];
  beforeAll(async () => {
    test = await createTestDatabase('postgres');
    pooler = await startPgBouncer('url' in test.options ? test.options.url : '');
    const open = () => openDatabase({ url: pooler.url });
    processes = [await open(), await open()];
  });
  afterAll(async () => {
    for (const database of processes) await database.close();
    await pooler.stop();
    await test.close();
  });

  it.skipIf(isBehindPooler)('is seen at the start, and no pooler where there is none', () => {
    expect([processes[0].isPooled, test.database.isPooled]).toEqual([true, false]);
  });

  it('every process is answered what it asked, in whatever order statements became frequent', async () => {
    const [first, second] = processes;
    const text = ({ db }: Database) => sql<{ is: string }>`select ${'a text'}::text as is`.execute(db);
    const number = ({ db }: Database) => sql<{ is: number }>`select ${42}::int as is`.execute(db);
    for (let i = 0; i < 8; i++) {
      expect((await text(first)).rows).toEqual([{ is: 'a text' }]);
      expect((await number(second)).rows).toEqual([{ is: 42 }]);
    }
    for (let i = 0; i < 8; i++) {
      expect((await number(first)).rows).toEqual([{ is: 42 }]);
      expect((await text(second)).rows).toEqual([{ is: 'a text' }]);
    }
  });

  it('writes of tenants stay within row-level security and their limits', async () => {
    const now = Date.UTC(2026, 10, 29);
    const newAccount = ({ db }: Database) => createAccount(db, { name: 'Clinic', plan: 'none', now });
    const accounts = [await newAccount(processes[0]), await newAccount(processes[1])];
    const written = await Promise.all(
      Array.from({ length: 20 }, async (_, i) => {
        const [{ db }, ownerId] = [processes[i % 2] as Database, accounts[i % 2]?.id ?? ''];
        const { id } = await createPatient(db, { ownerId, now });
        const { rows } = await asOwner(db, ownerId, (trx) =>
          sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(trx),
        );
        const { events } = await asOwner(db, ownerId, (trx) =>
          listEvents(trx, { ownerId, mode: 'live', limit: 10, now }),
        );
        return [id.length > 0, rows[0]?.limit, events.length];
      }),
    );
    expect(written).toEqual(Array.from({ length: 20 }, () => [true, '7s', 0]));
  });

  it('is ready', async () => {
    expect(await isReady(processes[0])).toBe(true);
  });

  it('serves a process that was started while the pooler was away, once it is back', async () => {
    const url = 'url' in test.options ? test.options.url : '';
    const gone = await startPgBouncer(url);
    await gone.stop();
    const early = await openDatabase({ url: gone.url });
    expect(await isReady(early)).toBe(false);
    const back = await startPgBouncer(url, { listenPort: Number(new URL(gone.url).port) });
    expect(await isReady(early)).toBe(true);
    await early.close();
    await back.stop();
  });
});
