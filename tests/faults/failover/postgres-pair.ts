import { chownSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Kept, keep, runAsService, SERVICE_USER } from './child.ts';
import { until } from './listening.ts';

const BINARIES = '/usr/lib/postgresql/15/bin';
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=100',
  'shared_buffers=64MB',
  'wal_keep_size=256MB',
  'hot_standby=on',
  // A client that is gone is noticed while its statement still runs.
  'client_connection_check_interval=2s',
];

/** One of the two servers. */
interface Member {
  readonly name: string;
  readonly port: number;
  readonly data: string;
  readonly server: Kept;
}

/** A primary and a standby that has every commit before it is acknowledged. */
export interface PostgresPair {
  readonly ports: readonly [number, number];
  /** One statement on the primary as its superuser; the rows as text. */
  ask(statement: string, database?: string): Promise<string>;
  /** A script of psql on the primary. */
  script(text: string): Promise<void>;
  killPrimary(): Promise<void>;
  signalPrimary(name: NodeJS.Signals): void;
  signalStandby(name: NodeJS.Signals): void;
  /** The standby serves from here on, by itself: nobody is left to wait for. */
  promote(): Promise<void>;
  /** The server that was killed becomes the standby of the other, from a fresh copy. */
  rebuildStandby(): Promise<void>;
  stop(): Promise<void>;
}

export async function startPostgresPair(
  folder: string,
  ports: readonly [number, number],
): Promise<PostgresPair> {
  const members = ports.map((port, index) => newMember(folder, `server ${index + 1}`, port)) as [
    Member,
    Member,
  ];
  let [primary, standby] = members;
  const ask = (statement: string, database = 'postgres') => psql(primary.port, database, ['-c', statement]);

  const copyPrimary = async () => {
    makeEmpty(standby.data);
    await runAsService(program('pg_basebackup'), [
      ...at(primary.port),
      `--pgdata=${standby.data}`,
      '--write-recovery-conf',
      '--wal-method=stream',
      '--checkpoint=fast',
    ]);
    await standby.server.start();
    // Only now, so that the copy waits for nobody once it is promoted.
    await until('the standby streams', async () => (await ask(STANDBYS)).includes('streaming'));
    await ask("alter system set synchronous_standby_names = '*'");
    await ask('select pg_reload_conf()');
    await until('the standby is waited for', async () => (await ask(STANDBYS)).includes('|sync'));
  };

  await runAsService(program('initdb'), [
    `--pgdata=${primary.data}`,
    '--auth=trust',
    '--encoding=UTF8',
    '--no-locale',
    '--username=postgres',
  ]);
  await primary.server.start();
  await copyPrimary();
  return {
    ports,
    ask,
    script: async (text) => void (await psql(primary.port, 'postgres', ['-f', '-'], text)),
    killPrimary: () => primary.server.kill(),
    signalPrimary: (name) => primary.server.signal(name),
    signalStandby: (name) => standby.server.signal(name),
    async promote() {
      await runAsService(program('pg_ctl'), ['promote', '-w', '-D', standby.data]);
      [primary, standby] = [standby, primary];
    },
    rebuildStandby: copyPrimary,
    async stop() {
      for (const { server } of members) await server.kill();
    },
  };
}

const STANDBYS = 'select state, sync_state from pg_stat_replication';

function newMember(folder: string, name: string, port: number): Member {
  const data = join(folder, name.replace(' ', '-'));
  makeEmpty(data);
  const settings = [...SETTINGS, `port=${port}`].flatMap((setting) => ['-c', setting]);
  const isUp = () =>
    until(`${name} answers`, async () => (await psql(port, 'postgres', ['-c', 'select 1'])) !== '');
  return { name, port, data, server: keep(program('postgres'), ['-D', data, ...settings], isUp) };
}

function makeEmpty(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  const { uid, gid } = SERVICE_USER;
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
}

function psql(port: number, database: string, args: readonly string[], input?: string): Promise<string> {
  const options = ['-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', '-d', database];
  return runAsService(program('psql'), [...at(port), ...options, ...args], input);
}

/** The server of a port, as its superuser. */
function at(port: number): string[] {
  return ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres'];
}

function program(name: string): string {
  return join(BINARIES, name);
}
