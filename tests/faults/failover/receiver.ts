import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What an event is about: its type, its object and the state of that. */
export const eventKey = (type: string, id: string, status: string) => `${type} ${id} ${status}`;

/** A receiver of webhooks on this machine that accepts everything. */
export interface Receiver {
  readonly port: number;
  /** When an event first came, by what it is about. */
  readonly cameAt: ReadonlyMap<string, number>;
  /** Deliveries of an event that had come before. */
  again(): number;
  close(): void;
}

interface Event {
  readonly id: string;
  readonly type: string;
  readonly data: { readonly id: string; readonly status: string };
}

export async function startReceiver(): Promise<Receiver> {
  const cameAt = new Map<string, number>();
  const ids = new Set<string>();
  let again = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { id, type, data } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Event;
      if (ids.has(id)) again += 1;
      else cameAt.set(eventKey(type, data.id, data.status), performance.now());
      ids.add(id);
      response.writeHead(204).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    cameAt,
    again: () => again,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
