import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What receivers on this machine have seen. An endpoint is the path `/<index>`. */
export interface Receivers {
  readonly port: number;
  url(index: number | 'dead'): string;
  /** Milliseconds at which each delivery (endpoint and event) was accepted, every time. */
  readonly accepted: ReadonlyMap<string, readonly number[]>;
  /** The same for everything that arrived, refused or not. */
  readonly arrived: ReadonlyMap<string, readonly number[]>;
  /** Requests that came to `dead`. */
  ignored(): number;
  close(): void;
}

export const deliveryKey = (index: number, eventId: string) => `${index} ${eventId}`;

/**
 * Receivers that accept, except: every tenth refuses the first one, two or three tries of each delivery, and `dead`
 * never answers.
 */
export async function startReceivers(): Promise<Receivers> {
  const accepted = new Map<string, number[]>();
  const arrived = new Map<string, number[]>();
  let ignored = 0;
  const server = createServer((request, response) => {
    const path = (request.url ?? '').slice(1);
    request.resume().on('end', () => {
      if (path === 'dead') ignored += 1;
      else answer(Number(path), String(request.headers['webhook-id']), response);
    });
  });

  function answer(index: number, eventId: string, response: ServerResponse): void {
    const key = deliveryKey(index, eventId);
    const tries = note(arrived, key);
    const refused = tries <= refusals(index);
    if (!refused) note(accepted, key);
    response.writeHead(refused ? 503 : 204).end();
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: (index) => `http://127.0.0.1:${port}/${index}`,
    accepted,
    arrived,
    ignored: () => ignored,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Tries of each delivery that the receiver refuses. */
export function refusals(index: number): number {
  return index % 10 === 0 ? 1 + ((index / 10) % 3) : 0;
}

function note(times: Map<string, number[]>, key: string): number {
  const list = times.get(key) ?? [];
  times.set(key, list);
  return list.push(Date.now());
}
