import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { createGuardedClient, type EgressClient } from '@svc/server-kit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createImageFetch } from './fetch-image.ts';

/** A host that takes requests and never answers one. */
let silent: Server;
let client: EgressClient;
const sockets = new Set<Socket>();
beforeEach(async () => {
  silent = createServer((socket) => sockets.add(socket.on('error', () => {}))).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const allow = [{ host: '127.0.0.1', port: (silent.address() as AddressInfo).port }];
  client = createGuardedClient({ production: false, allow });
});
afterEach(() => {
  client.close();
  silent.close();
  for (const socket of sockets) socket.destroy();
  sockets.clear();
});

const of = (over: AbortSignal) => ({
  url: `http://127.0.0.1:${(silent.address() as AddressInfo).port}/fundus.jpg`,
  callerId: 'acct_a',
  over,
});
const kept = (bytes: Uint8Array) => Promise.resolve(bytes);

describe('a picture that is fetched for a request', () => {
  it('is given up when the request is over, and those that waited for its turn begin nothing', async () => {
    const fetchImage = createImageFetch(client);
    const requests = Array.from({ length: 40 }, () => new AbortController());
    const fetched = requests.map(({ signal }) => fetchImage(of(signal), kept));
    await once(silent, 'connection');
    for (const request of requests) request.abort();
    const ended = await Promise.allSettled(fetched);
    expect(ended.every(({ status }) => status === 'rejected')).toBe(true);
    expect(sockets.size).toBeLessThan(requests.length);
    const next = new AbortController();
    const begun = once(silent, 'connection');
    const after = fetchImage(of(next.signal), kept);
    await begun;
    next.abort();
    await expect(after).rejects.toMatchObject({
      message: expect.stringMatching(/^imageUrl: image_unreachable/),
    });
  });
});
