import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveUntilStopped } from './child.ts';

const EXAMPLE = new URL('../../../examples/cds-gateway/cds.conf', import.meta.url);
/** What nginx writes, beside its log: all of it in its own folder. */
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** nginx with the configuration of the example, in front of a platform. */
export interface Gateway {
  readonly port: number;
  log(): string;
  stop(): Promise<void>;
}

/** Why there can be none; nothing where there can. */
export function whyNoGateway(): string | undefined {
  const { error } = spawnSync('nginx', ['-v']);
  return error === undefined ? undefined : 'nginx is not installed (apt-get install nginx-light)';
}

export async function startGateway(platformPort: number): Promise<Gateway> {
  const prefix = mkdtempSync(join(tmpdir(), 'svc-gateway-'));
  const port = await freePort();
  mkdirSync(join(prefix, 'logs'));
  writeFileSync(join(prefix, 'cds.conf'), configurationFor(prefix, { port, platformPort }));
  writeFileSync(join(prefix, 'nginx.conf'), mainConfiguration(prefix));
  const nginx = await serveUntilStopped(
    'nginx',
    ['-p', prefix, '-c', join(prefix, 'nginx.conf'), '-g', 'daemon off;'],
    {},
    /start worker process \d+/,
  );
  return {
    port,
    log: () => readFileSync(join(prefix, 'logs/cds.log'), 'utf8'),
    async stop() {
      await nginx.stop();
      rmSync(prefix, { recursive: true, force: true });
    },
  };
}

/** The example without TLS, at ports of its own. Each line that is changed has to be there. */
function configurationFor(prefix: string, ports: { port: number; platformPort: number }): string {
  const changes: readonly (readonly [RegExp, string])[] = [
    [/listen 443 ssl;/, `listen 127.0.0.1:${ports.port};`],
    [/ssl_certificate \S+;/, ''],
    [/ssl_certificate_key \S+;/, ''],
    [/server 127\.0\.0\.1:8787;/, `server 127.0.0.1:${ports.platformPort};`],
    [/\/var\/log\/nginx\//, `${prefix}/logs/`],
  ];
  return changes.reduce(
    (text, [from, to]) => {
      if (!from.test(text)) throw new Error(`cds.conf has no ${from.source}`);
      return text.replace(from, to);
    },
    readFileSync(EXAMPLE, 'utf8'),
  );
}

function mainConfiguration(prefix: string): string {
  const user = process.getuid?.() === 0 ? 'user root root;' : '';
  const paths = TEMPORARY.map((name) => `${name}_temp_path ${prefix}/${name};`);
  return `${user}
pid ${prefix}/nginx.pid;
error_log stderr notice;
worker_processes 1;
events {}
http {
${paths.join('\n')}
include ${prefix}/cds.conf;
}
`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}
