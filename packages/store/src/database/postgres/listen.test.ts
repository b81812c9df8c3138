import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, isBehindPooler, type TestDatabase } from '../../../test/index.ts';
import { hostsOf } from './hosts.ts';
import { listenOn } from './listen.ts';

const RETRY_MS = 5_000;

let test: TestDatabase;
let stand: Server | undefined;
const open = new Set<Socket>();
beforeAll(async () => {
  test = await createTestDatabase('postgres');
});
afterEach(() => void vi.useRealTimers());
afterAll(async () => {
  cut();
  await test.close();
});

const database = () => new URL('url' in test.options ? test.options.url : '');

/** A way to the server that can be taken away. */
async function standBetween(port = 0): Promise<number> {
  stand = createServer((socket) => {
    const server = connect(Number(database().port), database().hostname);
    for (const end of [socket, server]) open.add(end.on('error', () => {}));
    socket.pipe(server).pipe(socket);
  });
  stand.listen(port, '127.0.0.1');
  await once(stand, 'listening');
  return (stand.address() as AddressInfo).port;
}

function cut(): void {
  stand?.close();
  for (const socket of open) socket.destroy();
  open.clear();
}

/** Notifies until it is heard, its clock moved on a little each time. */
async function untilHeard(heard: readonly string[], word: string): Promise<void> {
  while (!heard.includes(word)) {
    await sql`select pg_notify('words', ${word})`.execute(test.database.db);
    await vi.advanceTimersByTimeAsync(100);
    await new Promise(setImmediate);
  }
}

describe.skipIf(isBehindPooler)('what is notified', () => {
  it('is heard again after an outage of many retries, and no more after the end', async () => {
    const port = await standBetween();
    const url = new URL(database());
    url.hostname = '127.0.0.1';
    url.port = String(port);
    const heard: string[] = [];
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const stop = await listenOn(hostsOf(url.href), 'words', (word) => heard.push(word));
    await untilHeard(heard, 'before');
    cut();
    for (let retry = 0; retry < 3; retry++) {
      await vi.advanceTimersByTimeAsync(RETRY_MS);
      for (let turn = 0; turn < 200; turn++) await new Promise(setImmediate);
    }
    await standBetween(port);
    await untilHeard(heard, 'after');
    await stop();
    await sql`select pg_notify('words', 'late')`.execute(test.database.db);
    expect(new Set(heard)).toEqual(new Set(['before', 'after']));
  });
});
