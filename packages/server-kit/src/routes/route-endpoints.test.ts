import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { type Endpoint, ENDPOINTS } from '@svc/contracts';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../errors/api-error.ts';
import { type Handler, handler } from './handler.ts';
import { watchRequests } from './request-over.ts';
import { routeEndpoints } from './route-endpoints.ts';

const { analyzeDmse, ping } = ENDPOINTS;
let app: FastifyInstance;
afterEach(() => app.close());

/** Serves one entry of the table; what its handler throws is the answer. */
function serve(endpoint: Endpoint, served: Handler): (payload?: object) => Promise<[number, string]> {
  app = fastify();
  watchRequests(app);
  app.setErrorHandler((error: ApiError, _request, reply) =>
    reply.code(error.status ?? 500).send(error.message),
  );
  routeEndpoints(app, {
    endpoints: { [endpoint.id]: endpoint },
    handlerOf: () => served,
    ownerOf: () => 'acct_1',
    rawBodyFrom: () => undefined,
  });
  return async (payload) => {
    const { method, path: url } = endpoint;
    const response = await app.inject({ method, url, ...(payload && { payload }) });
    return [response.statusCode, response.payload];
  };
}

const refuse = () => {
  throw new ApiError('conflict', 'refused');
};
const echo = { parse: () => 'parsed', compute: (parsed: string) => parsed, write: (text: string) => text };

it.each([
  ['at once', () => 'loaded'],
  ['later', () => Promise.resolve('loaded')],
])('a step sees what was loaded %s', async (_when, load) => {
  const steps = { ...echo, load, parse: ({ loaded }: { loaded: string }) => `parsed ${loaded}` };
  expect(await serve(analyzeDmse, handler(steps))({})).toEqual([200, 'parsed loaded']);
});

it.each([
  ['load', { ...echo, load: refuse }],
  ['load, later,', { ...echo, load: async () => refuse() }],
  ['parse', { ...echo, parse: refuse }],
  ['compute', { ...echo, compute: refuse }],
  ['compute, later,', { ...echo, compute: async () => refuse() }],
  ['write', { ...echo, write: refuse }],
])('what %s throws is the answer, of a read and of a write', async (_step, steps) => {
  for (const endpoint of [ping, analyzeDmse]) {
    expect(await serve(endpoint, handler(steps))({})).toEqual([409, 'refused']);
    await app.close();
  }
});

it('an answer has the status and the headers it names, and no body when it has no text', async () => {
  serve(ping, handler({ ...echo, write: () => ({ status: 304, text: null, headers: { etag: '"3"' } }) }));
  const response = await app.inject(ping.path);
  expect([response.statusCode, response.headers.etag, response.payload]).toEqual([304, '"3"', '']);
  expect(response.headers['content-type']).toBeUndefined();
});

it('reads of one owner are answered three at a time', async () => {
  const waiting: (() => void)[] = [];
  const compute = () => new Promise<string>((resolve) => waiting.push(() => resolve('read')));
  const read = serve(ping, handler({ ...echo, compute }));
  const reads = Array.from({ length: 4 }, () => read());
  while (waiting.length < 3) await new Promise((resolve) => setImmediate(resolve));
  for (let i = 0; i < 10; i++) await new Promise((resolve) => setImmediate(resolve));
  expect(waiting).toHaveLength(3);
  for (let done = 0; done < reads.length; done++) {
    while (waiting.length === 0) await new Promise((resolve) => setImmediate(resolve));
    waiting.shift()?.();
  }
  expect(await Promise.all(reads)).toEqual(reads.map(() => [200, 'read']));
});

it('a read holds its turn until its answer was taken: what is held for who does not read is bounded', async () => {
  // More than a connection takes by itself.
  const picture = 'x'.repeat(24 * 1_048_576);
  let computed = 0;
  const compute = () => {
    computed += 1;
    return picture;
  };
  serve(ping, handler({ ...echo, compute }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const callers = [];
  for (let i = 0; i < 4; i++) {
    const reached = once(app.server, 'request');
    const caller = connect((app.server.address() as AddressInfo).port, '127.0.0.1').pause();
    caller.write(`GET ${ping.path} HTTP/1.1\r\nhost: x\r\n\r\n`);
    callers.push(caller);
    await reached;
  }
  for (let i = 0; i < 50; i++) await new Promise((resolve) => setImmediate(resolve));
  expect(computed).toBe(3);
  callers[0]?.destroy();
  await vi.waitFor(() => expect(computed).toBe(4));
  for (const caller of callers) caller.destroy();
});

it('a read whose caller left before its turn is refused, so that nothing waits for its answer', async () => {
  const began: string[] = [];
  let release = () => {};
  const held = new Promise<string>((resolve) => (release = () => resolve('late')));
  serve(ping, handler({ ...echo, compute: () => (began.push('one'), held) }));
  const ended: number[] = [];
  app.addHook('onSend', async (_request, reply) => void ended.push(reply.statusCode));
  const overs: FastifyRequest['over'][] = [];
  app.addHook('onRequest', async ({ over }) => void overs.push(over));
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const asked = Array.from({ length: 3 }, () => app.inject(ping.path));
  const left = new AbortController();
  while (began.length < 3) await new Promise(setImmediate);
  const arrived = new Promise<FastifyRequest['over']>((resolve) => {
    app.server.once('request', () => setImmediate(() => resolve(overs.at(-1) as FastifyRequest['over'])));
  });
  const gone = fetch(`${origin}${ping.path}`, { signal: left.signal }).catch(() => 'gone');
  const over = await arrived;
  left.abort();
  await gone;
  await new Promise<void>((resolve) => over.whenOver(resolve));
  release();
  await Promise.all(asked);
  while (ended.length < 4) await new Promise(setImmediate);
  expect([ended.toSorted(), began.length]).toEqual([[200, 200, 200, 503], 3]);
});
