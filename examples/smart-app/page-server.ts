import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/**
 * What the page may do: its own scripts, and asking FHIR servers. Nothing is put together from strings, so no script can
 * come in with a record. `http:` is for servers of this machine; leave it out in production, where `frame-ancestors` names
 * the record systems that show the app inside themselves.
 */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self' https: http://127.0.0.1:* http://localhost:*; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'self'; require-trusted-types-for 'script'";

export interface PageServer {
  readonly origin: string;
  close(): Promise<void>;
}

/** Serves a built app on this machine alone. @param overrides files that are given instead, by name */
export async function servePage(
  folder: string,
  overrides: Readonly<Record<string, string>> = {},
  port = 0,
): Promise<PageServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://page');
    const name = pathname === '/' ? 'index.html' : pathname.slice(1);
    void fileOf(name).then((contents) => answer(response, name, contents));
  });
  return { origin: await listen(server, port), close: () => close(server) };

  async function fileOf(name: string): Promise<string | Uint8Array | undefined> {
    if (!/^[\w-]+\.\w+$/.test(name)) return undefined;
    return overrides[name] ?? readFile(join(folder, name)).catch(() => undefined);
  }
}

function answer(response: ServerResponse, name: string, contents: string | Uint8Array | undefined): void {
  const headers = {
    'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-cache',
  };
  response.writeHead(contents === undefined ? 404 : 200, headers).end(contents);
}

export async function listen(server: Server, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });
}
