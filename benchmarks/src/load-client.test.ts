import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { FailureCount, load, postRequest } from './load-client.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Sends requests to a server whose answers are given by their number. */
async function loadOf(amount: number, answer: (response: ServerResponse, number: number) => void) {
  let number = 0;
  server = createServer((request, response) => {
    request.resume().on('end', () => answer(response, number++));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return load({ port, request: postRequest('/', '{}'), amount, connections: 2 });
}

const reply = (response: ServerResponse, status: number) =>
  void response.writeHead(status, { 'content-length': 2 }).end('{}');

describe('the share of requests that failed under load', () => {
  it.each([
    ['none where all are answered with 200', () => 200, 0],
    ['those with an error', (number: number) => (number % 4 === 3 ? 503 : 200), 25],
    ['those that are refused', (number: number) => (number < 2 ? 429 : 200), 1],
    ['all', () => 500, 100],
  ])('is %s', async (_, statusOf, percent) => {
    const failures = new FailureCount();
    failures.add(await loadOf(200, (response, number) => reply(response, statusOf(number))));
    expect(failures.percent).toBe(percent);
  });

  it('has those whose connection ended without an answer, and those that were to follow on it', async () => {
    const result = await loadOf(20, (response) => response.destroy());
    expect([...result.statuses]).toEqual([[0, 20]]);
  });

  it('is that of several loads together, and one failure among many is seen', () => {
    const failures = new FailureCount();
    failures.add({ statuses: new Map([[200, 99_999]]) });
    failures.add({ statuses: new Map([[503, 1]]) });
    expect(failures.percent).toBe(0.01);
  });
});
