import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { programOf } from './runtimes.ts';

export interface OpenApiDocument {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, object>>;
}

/** What it did while it ran. */
export interface Proxied<Result> {
  readonly result: Result;
  /** Requests that came. */
  readonly requests: number;
  /** What it refused because of the document, in a request or in an answer. */
  readonly refused: readonly string[];
}

/**
 * Runs `work` with the origin of a proxy that refuses what the document does not allow, in requests and in answers.
 *
 * @throws NotTriedError when it cannot be had
 */
export async function withPrism<Result>(
  document: OpenApiDocument,
  upstream: string,
  work: (origin: string) => Promise<Result>,
): Promise<Proxied<Result>> {
  const folder = mkdtempSync(join(tmpdir(), 'svc-prism-'));
  const file = join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(document));
  const args = ['proxy', file, upstream, '--errors', '--host', '127.0.0.1', '--port', '0'];
  const child = spawn(process.execPath, [programOf('Prism', 'prism'), ...args], {
    env: { PATH: process.env['PATH'], NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  const log = logOf(child.stdout);
  try {
    const { [1]: origin = '' } = await log.saying(/Prism is listening on (\S+)/);
    const result = await work(origin);
    // What it says of a request can come after the answer to it, but before it says anything of a later one.
    await fetch(`${origin}${LAST}`);
    await log.saying(LAST_CAME);
    const before = log.lines.slice(
      0,
      log.lines.findIndex((line) => LAST_CAME.test(line)),
    );
    const requests = before.filter((line) => line.includes('Request received')).length;
    const refused = before.filter((line) => line.includes('Request terminated with error: '));
    return { result, requests, refused };
  } finally {
    child.kill();
    await closed;
    rmSync(folder, { recursive: true });
  }
}

const LAST = '/no-path-of-the-document';
const LAST_CAME = new RegExp(`${LAST} .*Request received`);

interface Log {
  readonly lines: readonly string[];
  /** The match of the first line that has one, as soon as it comes. */
  saying(pattern: RegExp): Promise<RegExpExecArray>;
}

function logOf(output: Readable): Log {
  const lines: string[] = [];
  const reader = createInterface(output).on('line', (line) => lines.push(line));
  return {
    lines,
    saying: (pattern) =>
      new Promise((resolve, reject) => {
        const look = (line: string) => {
          const match = pattern.exec(line);
          if (match !== null) resolve(match);
        };
        lines.forEach(look);
        reader.on('line', look);
        reader.once('close', () => reject(new Error(`Prism ended: ${lines.slice(-3).join(' ')}`)));
      }),
  };
}

/** The path of its server, which stands in front of every path. */
export function basePath({ servers }: OpenApiDocument): string {
  return new URL(servers[0]?.url ?? '', 'http://127.0.0.1').pathname.replace(/\/$/, '');
}

/** The document with the path of its server in front of every path, since Prism leaves that out. */
export function withWholePaths(document: OpenApiDocument): OpenApiDocument {
  const { servers: _servers, paths, ...rest } = document;
  const base = basePath(document);
  const whole = Object.entries(paths).map(([path, item]) => [`${base}${path}`, item] as const);
  return { ...rest, servers: [{ url: '/' }], paths: Object.fromEntries(whole) };
}
