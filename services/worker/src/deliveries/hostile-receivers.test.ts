import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createGuardedClient, type EgressClient } from '@svc/server-kit';
import { afterEach, describe, expect, it } from 'vitest';
import { attempt, type AttemptResult } from './attempt.ts';

const SECRET = 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=';
const EVENT = { id: 'evt_1', payload: '{"id":"evt_1","type":"lab_order.results_ready"}' };
/** In the place of the 15 s that a try has. */
const SHORT_MS = 150;
const HUGE = 100_000_000;

const open: { close(): void }[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

/** A receiver that does what it likes with the connection, once something came. */
async function receiver(answer: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('data', () => answer(socket));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push({
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  });
  return { port: (server.address() as AddressInfo).port, sockets };
}

function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => (socket.closed ? resolve() : socket.once('close', () => resolve())));
}

/** One try at it by the real client. */
const tryAt = (...ports: readonly number[]) => tryWithin(undefined, ports);

/** One try, with a shorter deadline than the one asked for where there is one. */
async function tryWithin(
  shorterMs: number | undefined,
  ports: readonly number[],
): Promise<AttemptResult & { deadlineMs: number | undefined }> {
  const allow = ports.map((port) => ({ host: '127.0.0.1', port }));
  const client = createGuardedClient({ production: false, allow });
  open.push(client);
  let deadlineMs: number | undefined;
  const fetch: EgressClient['fetch'] = (request) => {
    deadlineMs = request.deadlineMs;
    return client.fetch(shorterMs === undefined ? request : { ...request, deadlineMs: shorterMs });
  };
  const outgoing = {
    url: `http://127.0.0.1:${ports[0]}/hooks`,
    ownerKind: 'account',
    event: EVENT,
    secrets: [SECRET],
  } as const;
  return { ...(await attempt(outgoing, { egress: { fetch }, clock: Date.now })), deadlineMs };
}

describe('a try at a receiver that hangs [D:egress caps]', () => {
  it.each<[string, (socket: Socket) => void]>([
    ['and never answers', () => {}],
    ['within the head', (socket) => socket.write('HTTP/1.1 200 OK\r\nx-a: ')],
    ['within the body', (socket) => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nx')],
    ['after an interim answer', (socket) => socket.write('HTTP/1.1 103 Early Hints\r\n\r\n')],
  ])('%s ends as a timeout, of 15 s', async (_, answer) => {
    const { port } = await receiver(answer);
    expect(await tryWithin(SHORT_MS, [port])).toMatchObject({
      outcome: 'timeout',
      status: null,
      deadlineMs: 15_000,
    });
  });
});

describe('a try at a receiver that lies [D:egress lies]', () => {
  it.each<[string, (socket: Socket) => void]>([
    ['about its length', (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nshort')],
    [
      'with two lengths',
      (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nxx'),
    ],
    ['about its protocol', (socket) => socket.end('SSH-2.0-OpenSSH_9.6\r\n')],
    [
      'about being asked whether to go on',
      (socket) => socket.end('HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n'),
    ],
    ['and hangs up', (socket) => socket.end()],
  ])('%s is a failed connection, not a delivery', async (_, answer) => {
    const { port } = await receiver(answer);
    expect(await tryAt(port)).toMatchObject({ outcome: 'connection_error', status: null });
  });
});

describe('a try at a receiver that sends 100 MB [D:egress caps]', () => {
  it.each([
    [200, 'delivered', 'announced', `content-length: ${HUGE}`],
    [200, 'delivered', 'without an end', 'connection: close'],
    [500, 'http_status', 'announced', `content-length: ${HUGE}`],
  ])('with a %i is %s, and reads next to nothing of it, %s', async (status, outcome, _, header) => {
    let written = 0;
    const piece = Buffer.alloc(65_536);
    const { port, sockets } = await receiver((socket) => {
      socket.write(`HTTP/1.1 ${status} Large\r\n${header}\r\n\r\n`);
      const pump = (): void => {
        while (written < HUGE && !socket.destroyed) {
          written += piece.length;
          if (!socket.write(piece)) return void socket.once('drain', pump);
        }
      };
      pump();
    });
    expect(await tryAt(port)).toMatchObject({ outcome, status });
    await Promise.all([...sockets].map(closed));
    expect(written).toBeLessThan(20_000_000);
  });
});

describe('a try at a receiver that redirects [D:egress fetch]', () => {
  it.each([301, 302, 303, 307, 308])(
    'by a %i is a failure, and the place it names is not called',
    async (status) => {
      let calls = 0;
      const elsewhere = await receiver((socket) => {
        calls += 1;
        socket.end('HTTP/1.1 204 No Content\r\n\r\n');
      });
      const location = `http://127.0.0.1:${elsewhere.port}/`;
      const { port } = await receiver((socket) =>
        socket.end(`HTTP/1.1 ${status} Elsewhere\r\nlocation: ${location}\r\ncontent-length: 0\r\n\r\n`),
      );
      // Even where the guard would let it through.
      const result = await tryAt(port, elsewhere.port);
      expect([result.outcome, result.status, calls]).toEqual(['redirect', status, 0]);
      expect(elsewhere.sockets.size).toBe(0);
    },
  );
});

it('a private place nobody let through is refused without a connection [D:egress dial]', async () => {
  const { port, sockets } = await receiver((socket) => socket.end());
  const client = createGuardedClient({ production: false });
  open.push(client);
  const outgoing = {
    url: `http://127.0.0.1:${port}/hooks`,
    ownerKind: 'account',
    event: EVENT,
    secrets: [SECRET],
  } as const;
  const result = await attempt(outgoing, { egress: client, clock: Date.now });
  expect([result.outcome, result.status, sockets.size]).toEqual(['refused_address', null, 0]);
});
