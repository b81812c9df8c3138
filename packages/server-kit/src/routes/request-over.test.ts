import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { abortWhenOver, watchRequests } from './request-over.ts';

let app: FastifyInstance;
let caller: Socket;
let request: FastifyRequest;
let reply: FastifyReply;

beforeEach(async () => {
  app = Fastify();
  watchRequests(app);
  const reached = new Promise<void>((resolve) => {
    app.get('/', (...call) => {
      [request, reply] = call;
      resolve();
      return new Promise(() => {});
    });
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  caller = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  caller.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await reached;
});
afterEach(async () => {
  caller.destroy();
  await app.close();
});

const leave = () => caller.destroy();
const answer = () => void reply.send('here');

describe('a request is over', () => {
  it.each([
    ['when its caller left', leave],
    ['when it is answered', answer],
  ])('%s, once, for everything that waits for it', async (_, end) => {
    const told: number[] = [];
    request.over.whenOver(() => told.push(1));
    request.over.whenOver(() => told.push(2));
    expect([request.over.isOver, told]).toEqual([false, []]);
    end();
    await once(reply.raw, 'close');
    expect([request.over.isOver, told]).toEqual([true, [1, 2]]);
  });

  it('when its connection closed, where the answer itself tells nothing', async () => {
    reply.raw.removeAllListeners('close').removeAllListeners('finish');
    const over = new Promise<void>((resolve) => request.over.whenOver(resolve));
    leave();
    await over;
    expect([request.over.isOver, request.over.wasAnswered]).toEqual([true, false]);
  });

  it('for what asks afterwards', async () => {
    leave();
    await once(reply.raw, 'close');
    let told = false;
    request.over.whenOver(() => (told = true));
    expect(told).toBe(true);
  });
});

describe('the signal of a request', () => {
  it.each([
    ['its caller goes away', leave, 'The caller went away.'],
    ['the server answers for it', answer, 'The server answered instead.'],
  ])('aborts when %s, and says so', async (_, end, message) => {
    const signal = abortWhenOver(request);
    expect(signal.aborted).toBe(false);
    end();
    await once(signal, 'abort');
    expect(signal.reason).toMatchObject({ name: 'AbortError', message });
  });

  it.each([
    ['whose caller went away before', leave, 'The caller went away.'],
    ['that was answered before', answer, 'The server answered instead.'],
  ])('%s is aborted from the start', async (_, end, message) => {
    end();
    await once(reply.raw, 'close');
    const { aborted, reason } = abortWhenOver(request);
    expect([aborted, (reason as Error).message]).toEqual([true, message]);
  });
});
