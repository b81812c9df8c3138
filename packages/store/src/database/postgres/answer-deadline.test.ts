import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/index.ts';
import type { Database } from '../database.ts';
import { isReady } from '../migrate.ts';
import { openDatabase } from '../open-database.ts';
import { isDatabaseUnreachable } from '../database-problem.ts';
import { withoutDeadline } from './answer-deadline.ts';

let test: TestDatabase;
let way: Server;
const sockets = new Set<Socket>();
let database: Database;

/** Nothing passes any more on the connections that are open, and no end of them is told. */
function silence(): void {
  for (const socket of sockets) socket.unpipe().pause().removeAllListeners('data');
  sockets.clear();
}

beforeAll(async () => {
  test = await createTestDatabase('postgres');
  const server = new URL('url' in test.options ? test.options.url : '');
  way = createServer((socket) => {
    const far = connect(Number(server.port), server.hostname);
    for (const end of [socket, far]) sockets.add(end.on('error', () => {}));
    socket.pipe(far).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(way, 'listening');
  const url = new URL(server);
  url.hostname = '127.0.0.1';
  url.port = String((way.address() as AddressInfo).port);
  database = await openDatabase({ url: url.href, maxConnections: 2, statementTimeoutMs: 1_000 });
});
afterAll(async () => {
  way.close();
  await database.close();
  await test.close();
});

const one = () => sql<{ one: number }>`select 1 as one`.execute(database.db).then(({ rows }) => rows[0]?.one);

describe('a connection that went silent', () => {
  it('is closed when a statement has no answer in time, and the pool serves again', async () => {
    expect(await Promise.all([one(), one()])).toEqual([1, 1]);
    silence();
    const both = await Promise.allSettled([one(), one()]);
    const reasons = both.map((ended) => ended.status === 'rejected' && isDatabaseUnreachable(ended.reason));
    expect(reasons).toEqual([true, true]);
    expect(await one()).toBe(1);
  });

  it('makes nothing ready that a request would wait for', async () => {
    expect(await isReady(database)).toBe(true);
    silence();
    expect(await isReady(database)).toBe(false);
    expect(await isReady(database)).toBe(true);
  });

  it('is left alone by work that says it may wait', async () => {
    const slow = withoutDeadline(() =>
      database.db.connection().execute(async (session) => {
        await sql`set statement_timeout = 0`.execute(session);
        return sql<{ done: string }>`select 'yes' as done, pg_sleep(2.5)`.execute(session);
      }),
    );
    expect((await slow).rows[0]?.done).toBe('yes');
  });
});
