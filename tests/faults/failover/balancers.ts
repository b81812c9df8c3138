import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kept, keep } from './child.ts';
import { listening } from './listening.ts';

const PROGRAM = '/usr/sbin/haproxy';

/** haproxy before the processes that serve, as docs/configuration.md shows it. */
export function newHttpBalancer(folder: string, ports: HttpPorts): Kept {
  return newBalancer(folder, 'http', ports.port, httpBalancerText(ports));
}

/** haproxy before the two servers of the database: whoever says that it is not in recovery is the primary. */
export function newDatabaseBalancer(folder: string, ports: DatabasePorts): Kept {
  return newBalancer(folder, 'database', ports.port, databaseBalancerText(ports));
}

interface HttpPorts {
  readonly port: number;
  readonly apiPorts: readonly number[];
}

interface DatabasePorts {
  readonly port: number;
  readonly serverPorts: readonly number[];
}

export function httpBalancerText({ port, apiPorts }: HttpPorts): string {
  return `defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 40s
  timeout http-request 30s
  timeout check 2s
  option forwardfor
  option redispatch
  retries 2
  retry-on conn-failure
frontend service
  bind 127.0.0.1:${port}
  default_backend api
  http-error status 503 content-type application/json string '{"ok":false,"error":{"code":"service_unavailable","message":"No server is there. Please try again."}}' hdr Retry-After 1
backend api
  option httpchk GET /readyz
  default-server check inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${apiPorts.map((each, index) => `  server api${index + 1} 127.0.0.1:${each}`).join('\n')}
`;
}

export function databaseBalancerText({ port, serverPorts }: DatabasePorts): string {
  return `listen primary
  bind 127.0.0.1:${port}
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 2s
  option clitcpka
  option srvtcpka
  option tcp-check
  tcp-check connect
  tcp-check send-binary ${startup({ user: 'postgres', database: 'postgres' })}
  tcp-check expect binary ${IS_READY}
  tcp-check send-binary ${query('select pg_is_in_recovery()')}
  tcp-check expect binary ${IS_FALSE}
  default-server check inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${serverPorts.map((each, index) => `  server pg${index + 1} 127.0.0.1:${each}`).join('\n')}
`;
}

function newBalancer(folder: string, name: string, port: number, text: string): Kept {
  const config = join(folder, `haproxy-${name}.cfg`);
  writeFileSync(config, `global\n  maxconn 2000\n${text}`);
  return keep(PROGRAM, ['-db', '-f', config], () => listening(port));
}

/** In the protocol of PostgreSQL: waits for a query, outside a transaction. */
const IS_READY = '5a0000000549';
/** A row of one column that is `f`. */
const IS_FALSE = '440000000b00010000000166';
const PROTOCOL_3 = 0x0003_0000;

function startup(settings: Readonly<Record<string, string>>): string {
  const text = Object.entries(settings)
    .flat()
    .map((part) => `${part}\0`)
    .join('');
  return message('', Buffer.concat([number(PROTOCOL_3), Buffer.from(`${text}\0`)]));
}

function query(text: string): string {
  return message('Q', Buffer.from(`${text}\0`));
}

function message(type: string, content: Buffer): string {
  return Buffer.concat([Buffer.from(type), number(content.length + 4), content]).toString('hex');
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
