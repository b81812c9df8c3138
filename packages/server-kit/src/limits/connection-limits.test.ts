import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ConnectionLimits, markAuthenticated, limitConnections } from './connection-limits.ts';

let server: Server;
let refused: string[] = [];
const sockets: Socket[] = [];

beforeEach(() => {
  refused = [];
  server = createServer((request, response) => {
    if (request.url === '/valid') markAuthenticated(request.socket);
    response.end('x');
  });
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});

async function listen(limits: Partial<ConnectionLimits>): Promise<void> {
  limitConnections(server, {
    perAddress: 2,
    total: 0,
    isExempt: () => false,
    onRefused: (by) => refused.push(by),
    ...limits,
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
}

/** Asks over a connection of its own; whether it was answered. The connection stays open. */
async function ask(path = '/'): Promise<boolean> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => {});
  socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
  return Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => false)]);
}

it('an address has so many connections and no more, until one of them closes', async () => {
  await listen({});
  expect([await ask(), await ask(), await ask()]).toEqual([true, true, false]);
  expect(refused).toEqual(['address']);
  sockets[0]?.destroy();
  // The server hears of it a turn later.
  while (!(await ask())) refused = [];
  expect(refused).toEqual([]);
});

it('a connection that showed a valid key is not counted any more', async () => {
  await listen({});
  expect([await ask('/valid'), await ask('/valid'), await ask('/valid'), await ask()]).toEqual(
    Array(4).fill(true),
  );
  expect([await ask(), await ask()]).toEqual([true, false]);
});

it('who speaks for many is not counted, and 0 is no limit', async () => {
  await listen({ isExempt: (address) => address === '127.0.0.1' });
  for (let i = 0; i < 5; i++) expect(await ask()).toBe(true);
  expect(refused).toEqual([]);
});

it('all addresses together have so many', async () => {
  await listen({ perAddress: 0, total: 3 });
  for (let i = 0; i < 3; i++) expect(await ask()).toBe(true);
  expect(await ask()).toBe(false);
  expect(refused).toEqual(['total']);
});
