import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type Breaking,
  type ScriptedPostgres,
  startScriptedPostgres,
} from '../../../test/scripted-postgres.ts';
import { isDatabaseUnreachable } from '../database-problem.ts';
import { openDatabase } from '../open-database.ts';
import { hostsOf } from './hosts.ts';

let server: ScriptedPostgres;
/** A host where nobody listens. */
let gone: ScriptedPostgres;
let uncaught: unknown[];
const note = (error: unknown) => void uncaught.push(error);
beforeEach(async () => {
  [server, gone] = await Promise.all([startScriptedPostgres(), startScriptedPostgres()]);
  gone.stop();
  uncaught = [];
  process.on('uncaughtExceptionMonitor', note);
});
afterEach(() => {
  process.off('uncaughtExceptionMonitor', note);
  server.stop();
});

const ASKED: readonly Breaking[] = ['fatal with the welcome', 'fatal', 'reset', 'silence'];

describe.each([
  // Of one host nothing is asked before its connection is handed out.
  ['one host', (host: string) => `${host}/db`, ['fatal with the welcome'] satisfies Breaking[]],
  ['one host that must take writes', (host: string) => `${host}/db?target_session_attrs=read-write`, ASKED],
  ['several hosts', (host: string) => `${host},${gone.host}/db`, ASKED],
] as const)('a connection of the pool to %s', (_, place, ways) => {
  it.each(ways)(
    'that ends before it is handed out, by %s, fails one statement and no process',
    async (way) => {
      const opened = await openDatabase({
        url: `postgres://svc@${place(server.host)}`,
        connectionWaitMs: 300,
      });
      server.breakWith(way);
      const refused = await sql`select 1`.execute(opened.db).catch((error) => error);
      expect(isDatabaseUnreachable(refused)).toBe(true);
      server.breakWith(undefined);
      expect((await sql`select 1`.execute(opened.db)).rows).toEqual([{ pid: '4242' }]);
      await opened.close();
      expect(uncaught).toEqual([]);
    },
  );
});

it('a host found since is kept when a connection to the one before fails late', async () => {
  const other = await startScriptedPostgres();
  const hosts = hostsOf(`postgres://svc@${server.host},${other.host}/db`);
  const before = await hosts.find();
  expect(new URL(before).host).toBe(server.host);
  server.breakWith('reset');
  hosts.leave(before);
  const now = hosts.find();
  hosts.leave(before);
  expect(new URL(await now).host).toBe(other.host);
  hosts.leave(before);
  expect(hosts.find()).toBe(now);
  hosts.leave(await now);
  expect(hosts.find()).not.toBe(now);
  await hosts.find();
  other.stop();
});
