import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PostgresBinaries, postgresBinaries } from './postgres-binaries.ts';
import { binariesFor } from './reachable-binaries.ts';

export interface PostgresServer {
  /** Connection string of the superuser on the `postgres` database. */
  readonly url: string;
  /** Ends it at once, as a crash would, and starts it again on its data and its port. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

export interface PostgresServerOptions {
  /** Commits reach the disk, as in production; off for tests. */
  readonly durable?: boolean;
}

const NOBODY = 65_534;
const START_TIMEOUT_MS = 30_000;

/** PostgreSQL refuses to run as root. */
const AS_NOBODY = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : null;

const SETTINGS = ['max_connections=300'];
/** What a test loses, it makes again. */
const NOT_DURABLE = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  // It would go round hundreds of databases that live for seconds.
  'autovacuum=off',
  'shared_buffers=32MB',
  'io_method=sync',
];

/** A throw-away server in a temporary folder, on a free port of the loopback address. */
export async function startPostgresServer({
  durable = false,
}: PostgresServerOptions = {}): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'svc-postgres-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  try {
    if (AS_NOBODY) chownSync(folder, AS_NOBODY.uid, AS_NOBODY.gid);
    const installed = await postgresBinaries();
    const binaries = AS_NOBODY ? binariesFor(AS_NOBODY, installed, folder) : installed;
    const data = join(folder, 'data');
    await createCluster(binaries, data);
    const port = await freePort();
    const settings = durable ? SETTINGS : [...SETTINGS, ...NOT_DURABLE];
    let server = await startServer(binaries, { data, port, settings });
    // A run that is cut short stops nothing, and must leave no server and no folder behind.
    process.once('exit', () => {
      server.kill('SIGQUIT');
      removeFolder();
    });
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      async crash() {
        await stopServer(server);
        server = await startServer(binaries, { data, port, settings });
      },
      stop: () => stopServer(server).finally(removeFolder),
    };
  } catch (error) {
    removeFolder();
    throw error;
  }
}

async function createCluster({ initdb }: PostgresBinaries, data: string): Promise<void> {
  const options = ['--no-sync', '--auth=trust', '--encoding=UTF8', '--no-locale', '--username=postgres'];
  const child = spawn(initdb, ['-D', data, ...options], {
    ...AS_NOBODY,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said = collect(child);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`initdb failed: ${said()}`);
}

async function startServer(
  { postgres }: PostgresBinaries,
  { data, port, settings }: { data: string; port: number; settings: readonly string[] },
): Promise<ChildProcess> {
  const all = [...settings, `port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
  const args = ['-D', data, ...all.flatMap((setting) => ['-c', setting])];
  const child = spawn(postgres, args, { ...AS_NOBODY, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
  const said = collect(child);
  await new Promise<void>((ready, fail) => {
    const giveUp = setTimeout(() => fail(new Error(`PostgreSQL did not start: ${said()}`)), START_TIMEOUT_MS);
    child.once('close', () => fail(new Error(`PostgreSQL ended: ${said()}`)));
    child.stderr?.on('data', () => {
      if (!said().includes('ready to accept connections')) return;
      clearTimeout(giveUp);
      ready();
    });
  });
  // Whoever started it must be able to end without stopping it first.
  child.unref();
  return child;
}

async function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.ref();
  child.kill('SIGQUIT');
  await once(child, 'close');
}

/** The last of what a process said, for an error message. */
function collect(child: ChildProcess): () => string {
  let text = '';
  child.stderr?.on('data', (chunk) => {
    text = (text + chunk).slice(-4_000);
  });
  return () => text;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}
