import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the server saw it. */
export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

export interface ScriptedAnswer {
  readonly status: number;
  readonly json?: unknown;
  readonly headers?: Record<string, string>;
}

/** A real HTTP server on the loopback address whose answers a test decides. */
export interface LoopbackServer {
  readonly url: string;
  readonly seen: SeenRequest[];
  close(): Promise<void>;
}

export async function startLoopbackServer(
  answer: (request: SeenRequest) => ScriptedAnswer | Promise<ScriptedAnswer>,
): Promise<LoopbackServer> {
  const seen: SeenRequest[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const one: SeenRequest = {
      method: request.method ?? '',
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body: Buffer.concat(chunks).toString('utf8'),
    };
    seen.push(one);
    const { status, json, headers } = await answer(one);
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(json === undefined ? '' : JSON.stringify(json));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Passes a request on to another server as it came. */
export async function passOn(target: string, { method, path, query, headers, body }: SeenRequest) {
  const { authorization, 'content-type': type } = headers;
  const response = await fetch(`${target}${path}?${query}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(typeof authorization === 'string' ? { authorization } : {}),
      ...(typeof type === 'string' ? { 'content-type': type } : {}),
    },
    body: method === 'GET' ? null : body,
  });
  const text = await response.text();
  return { status: response.status, ...(text === '' ? {} : { json: JSON.parse(text) as unknown }) };
}
