import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { abortWhenOver, type Call } from './handler.ts';

let caller: Socket;
let raw: ServerResponse;
let close: () => void;

beforeEach(async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  caller = connect(port, '127.0.0.1');
  caller.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  [, raw] = (await once(server, 'request')) as [unknown, ServerResponse];
  close = () => server.close();
});
afterEach(() => {
  caller.destroy();
  close();
});

const callOf = () => ({ reply: { raw } }) as Call;

describe('the signal of a request', () => {
  it.each([
    ['its caller goes away', () => caller.destroy(), 'The caller went away.'],
    ['the server answers for it', () => raw.end(), 'The server answered instead.'],
  ])('aborts when %s, and says so', async (_, over, message) => {
    const signal = abortWhenOver(callOf());
    expect(signal.aborted).toBe(false);
    over();
    await once(signal, 'abort');
    expect(signal.reason).toMatchObject({ name: 'AbortError', message });
  });

  it.each([
    ['whose caller went away before', () => caller.destroy(), 'The caller went away.'],
    ['that was answered before', () => raw.end(), 'The server answered instead.'],
  ])('%s is aborted from the start', async (_, over, message) => {
    over();
    await once(raw, 'close');
    const { aborted, reason } = abortWhenOver(callOf());
    expect([aborted, (reason as Error).message]).toEqual([true, message]);
  });
});
