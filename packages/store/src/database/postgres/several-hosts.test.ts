import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PostgresServer, startPostgresServer } from '../../../test/postgres-server.ts';
import { WELCOME } from '../../../test/scripted-postgres.ts';
import type { Database } from '../database.ts';
import { isReady, migrate } from '../migrate.ts';
import { openDatabase } from '../open-database.ts';
import { isDatabaseUnreachable } from '../database-problem.ts';
import { hostsOf } from './hosts.ts';

let servers: readonly PostgresServer[];
let database: Database | undefined;
beforeAll(async () => {
  servers = await Promise.all([startPostgresServer(), startPostgresServer()]);
});
afterAll(async () => {
  await database?.close();
  await Promise.all(servers.map((server) => server.stop()));
});

function portsOf(all: readonly PostgresServer[]): string[] {
  return all.map(({ url }) => new URL(url).port);
}

/** The servers in the order given, in one address. */
function addressOf(all: readonly PostgresServer[], target = ''): string {
  const hosts = portsOf(all).map((port) => `127.0.0.1:${port}`);
  return `postgres://postgres@${hosts.join(',')}/postgres${target}`;
}

/** As a standby is, or a server that was demoted. */
async function makeReadOnly(server: PostgresServer, readOnly: boolean): Promise<void> {
  const client = new Client({ connectionString: server.url });
  await client.connect();
  await client.query(`alter system set default_transaction_read_only = ${readOnly ? 'on' : 'off'}`);
  await client.query('select pg_reload_conf()');
  for (let said = !readOnly; said !== readOnly; ) {
    const { rows } = await client.query('show default_transaction_read_only');
    said = rows[0]?.default_transaction_read_only === 'on';
  }
  await client.end();
}

/** A server, or a pooler whose server is away, that lets everybody in and answers no statement, or nobody at all. */
async function startSilentServer({ letsIn }: { readonly letsIn: boolean }) {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}).resume());
    if (letsIn) socket.once('data', () => socket.write(WELCOME));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop(): void {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Sessions that are open hear of the change one after the other. */
async function untilReadOnly({ db }: Database): Promise<void> {
  for (let said = 'off'; said !== 'on'; ) {
    const { rows } = await sql<{
      said: string;
    }>`select current_setting('transaction_read_only') as said`.execute(db);
    said = rows[0]?.said ?? '';
  }
}

async function portServed({ db }: Database): Promise<string | undefined> {
  const { rows } = await sql<{ port: string }>`select current_setting('port') as port`.execute(db);
  return rows[0]?.port;
}

describe('an address of several hosts', () => {
  it.each([
    ['postgres://u:p@a:1,b:2/db', true, ['a:1', 'b:2']],
    ['postgres://u:p@a,b:2,c/db?target_session_attrs=any', false, ['a', 'b:2', 'c']],
    ['postgresql://u@a:1/db?target_session_attrs=primary&sslmode=require', true, ['a:1']],
    ['postgres://u@[::1]:1,b/db?target_session_attrs=read-write', true, ['[::1]:1', 'b']],
    ['postgres://u@a/db', false, ['a']],
  ])('is understood as libpq does: %s', (url, takesWrites, hosts) => {
    const found = hostsOf(url);
    expect(found.takesWrites).toBe(takesWrites);
    expect(found.addresses.map((address) => new URL(address).host)).toEqual(hosts);
    expect(found.addresses.every((address) => !address.includes('target_session_attrs'))).toBe(true);
  });

  it.each([
    ['mysql://u@a,b/db', /postgres:\/\//],
    ['postgres://u@a,b:port/db', /postgres:\/\//],
    ['postgres://u@a,,b/db', /postgres:\/\//],
    ['postgres://u@a,b/db?target_session_attrs=standby', /this service writes/],
    ['postgres://u@a/db?target_session_attrs=prefer-standby', /this service writes/],
  ])('is refused when nothing could be written there: %s', (url, words) => {
    expect(() => hostsOf(url)).toThrow(words);
  });

  it('takes the first that takes writes, follows when another does, and is ready again by itself', async () => {
    const [one, other] = servers as [PostgresServer, PostgresServer];
    const [onePort, otherPort] = portsOf(servers);
    await makeReadOnly(one, true);
    database = await openDatabase({ url: addressOf(servers) });
    await migrate(database);
    expect([await portServed(database), await isReady(database)]).toEqual([otherPort, true]);

    // The other is demoted, and this one, with the same tables, is promoted.
    await makeReadOnly(one, false);
    const prepared = await openDatabase({ url: one.url });
    await migrate(prepared);
    await prepared.close();
    await makeReadOnly(other, true);
    await untilReadOnly(database);
    const refused = await sql`create table written (id int)`.execute(database.db).catch((error) => error);
    expect(isDatabaseUnreachable(refused)).toBe(true);
    await sql`create table written (id int)`.execute(database.db);
    expect([await portServed(database), await isReady(database)]).toEqual([onePort, true]);
  });

  it('is left for another host when its server takes no writes and only readiness is asked', async () => {
    const [one, other] = servers as [PostgresServer, PostgresServer];
    const [, otherPort] = portsOf(servers);
    const asking = await openDatabase({ url: addressOf(servers), maxConnections: 1 });
    expect(await isReady(asking)).toBe(true);
    await makeReadOnly(other, false);
    await makeReadOnly(one, true);
    await untilReadOnly(asking);
    expect([await isReady(asking), await isReady(asking)]).toEqual([false, true]);
    expect(await portServed(asking)).toBe(otherPort);
    await asking.close();
  });

  it('goes on with the next when one is gone, and hears notifications from there', async () => {
    const [one, other] = servers as [PostgresServer, PostgresServer];
    await Promise.all([makeReadOnly(one, false), makeReadOnly(other, false)]);
    const following = await openDatabase({ url: addressOf([one, other], '?target_session_attrs=primary') });
    expect(await portServed(following)).toBe(portsOf([one])[0]);
    await one.stop();
    await portServed(following).catch(() => {});
    expect(await portServed(following)).toBe(portsOf([other])[0]);
    const heard = Promise.withResolvers<string>();
    const stop = await following.listen('words', heard.resolve);
    await sql`select pg_notify('words', 'here')`.execute(following.db);
    expect(await heard.promise).toBe('here');
    await stop();
    await following.close();
  });

  it('is not waited for where a host lets everybody in and then says nothing', async () => {
    const silent = await startSilentServer({ letsIn: true });
    const spare = await startPostgresServer();
    const host = new URL(spare.url).host;
    const open = (hosts: string) => openDatabase({ url: `postgres://postgres@${hosts}/postgres` });
    const [found, alone] = await Promise.all([open(`${silent.host},${host}`), open(silent.host)]);
    expect(await portServed(found)).toBe(new URL(spare.url).port);
    const stop = await alone.listen('words', () => {});
    await stop();
    await Promise.all([found.close(), alone.close(), spare.stop()]);
    silent.stop();
  });

  it('is away, and no error of ours, when one is silent and another gone', async () => {
    const silent = await startSilentServer({ letsIn: false });
    const gone = await startSilentServer({ letsIn: false });
    gone.stop();
    const nowhere = await openDatabase({ url: `postgres://postgres@${silent.host},${gone.host}/postgres` });
    const refused = await portServed(nowhere).catch((error) => error);
    expect(isDatabaseUnreachable(refused)).toBe(true);
    await nowhere.close();
    silent.stop();
  });
});
