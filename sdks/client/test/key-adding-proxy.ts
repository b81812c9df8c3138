import { once } from 'node:events';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServedPlatform } from './served-platform.ts';

/** A back end of a page: serves it, and hands its calls on with the keys that no page may hold. */
export interface KeyAddingProxy {
  readonly origin: string;
  close(): Promise<void>;
}

export async function startProxy(platform: ServedPlatform, script: string): Promise<KeyAddingProxy> {
  const server = createServer((incoming, answer) => {
    const { url = '/', method, headers } = incoming;
    if (!url.startsWith('/api/')) {
      answer.setHeader('content-type', url === '/page.js' ? 'text/javascript' : 'text/html');
      answer.end(url === '/page.js' ? script : '<!doctype html><script src="/page.js"></script>');
      return;
    }
    const { host: _host, origin: _origin, connection: _connection, ...handedOn } = headers;
    const outgoing = httpRequest(
      `${platform.origin}${url}`,
      { method, headers: { ...handedOn, ...credential(url, platform) } },
      (got) => {
        answer.writeHead(got.statusCode ?? 502, got.headers);
        got.pipe(answer);
      },
    );
    incoming.pipe(outgoing);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function credential(url: string, { secretKey, organizationKey }: ServedPlatform): Record<string, string> {
  if (url.startsWith('/api/retina/')) return {};
  const isRecord = url.startsWith('/api/v1/mse/') && !url.endsWith('/agent');
  return { authorization: `Bearer ${isRecord ? organizationKey : secretKey}` };
}
