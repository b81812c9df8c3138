import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PROGRAM = '/usr/sbin/pgbouncer';
const NOBODY = 65_534;
/** It refuses to run as root. */
const AS_NOBODY = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

export const hasPgBouncer = existsSync(PROGRAM);

/** PgBouncer of Debian before a server, in transaction mode with so many sessions of a database for everybody. */
export async function startPgBouncer(
  url: string,
  { sessions = 1, listenPort }: { readonly sessions?: number; readonly listenPort?: number } = {},
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const { hostname, port, username, pathname } = new URL(url);
  const folder = mkdtempSync(join(tmpdir(), 'svc-pgbouncer-'));
  if ('uid' in AS_NOBODY) chownSync(folder, NOBODY, NOBODY);
  const ownPort = listenPort ?? (await freePort());
  const config = join(folder, 'pgbouncer.ini');
  // Every other login is asked of the server.
  writeFileSync(join(folder, 'users'), `"${username}" ""\n`);
  writeFileSync(
    config,
    `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = trust
auth_user = ${username}
auth_file = ${join(folder, 'users')}
pool_mode = transaction
default_pool_size = ${sessions}
max_client_conn = 2000
server_idle_timeout = 5
`,
  );
  const child = spawn(PROGRAM, ['-q', config], {
    ...AS_NOBODY,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  await listening(
    ownPort,
    () => child.exitCode,
    () => said,
  );
  return {
    url: `postgres://${username}@127.0.0.1:${ownPort}${pathname}`,
    async stop() {
      const ended = once(child, 'close');
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function listening(port: number, ended: () => number | null, said: () => string): Promise<void> {
  for (;;) {
    if (ended() !== null) throw new Error(`PgBouncer did not start: ${said()}`);
    const socket = connect(port, '127.0.0.1');
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
