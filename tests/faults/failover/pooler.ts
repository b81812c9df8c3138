import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kept, keep } from './child.ts';
import { listening } from './listening.ts';

interface PoolerOptions {
  readonly port: number;
  readonly serverPort: number;
  readonly users: readonly string[];
}

/**
 * PgBouncer as docs/configuration.md shows it: nothing waits for longer than the service does, and a server that went
 * away is tried again within a second.
 */
export function newPooler(folder: string, { port, serverPort, users }: PoolerOptions): Kept {
  const config = join(folder, 'pgbouncer.ini');
  const list = join(folder, 'users.txt');
  writeFileSync(list, users.map((user) => `"${user}" ""\n`).join(''));
  writeFileSync(config, poolerText({ port, serverPort, list }));
  return keep('/usr/sbin/pgbouncer', ['-q', config], () => listening(port));
}

export function poolerText({
  port,
  serverPort,
  list,
}: Omit<PoolerOptions, 'users'> & { readonly list: string }): string {
  return `[databases]
* = host=127.0.0.1 port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${list}
pool_mode = transaction
default_pool_size = 20
server_login_retry = 1
server_connect_timeout = 3
server_check_delay = 5
query_timeout = 9
query_wait_timeout = 5
tcp_keepalive = 1
tcp_keepidle = 5
tcp_keepintvl = 2
tcp_keepcnt = 3
tcp_user_timeout = 3000
`;
}
