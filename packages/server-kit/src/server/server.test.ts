import { connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createAddressLimiter } from '@svc/store';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../errors/api-error.ts';
import type { Policies, Policy } from '../auth/policy.ts';
import { REQUEST_CUT_MS } from '../limits/in-flight.ts';
import { createLogger } from '../observe/logger.ts';
import { createMetrics } from '../observe/metrics.ts';
import { sendJson } from '../routes/send.ts';
import { createServer, type Server } from './server.ts';
import { stopServer } from './stop-server.ts';

const START = Date.UTC(2026, 10, 21, 10);
const refuse: Policy = () => (_request, _reply, done) => done(new ApiError('unauthorized', 'no'));

let now = START;
let logLines: string[] = [];
let server: Server;
let app: FastifyInstance;

beforeEach(() => {
  now = START;
  logLines = [];
  const clock = () => now;
  server = createServer({
    clock,
    log: createLogger({ level: 'debug', write: (line) => logLines.push(line), clock }),
    metrics: createMetrics(),
    origin: () => 'https://api.example.org',
    unauthenticated: createAddressLimiter({ clock, perSecond: 10, burst: 100 }),
    openPaths: createAddressLimiter({ clock, perSecond: 10, burst: 20 }),
    usage: { count: () => {} },
    requests: { note: () => {} },
  });
  app = server.app;
});

afterEach(() => app.close());

const OPEN = { config: { auth: 'public' } } as const;
/** Of an API with keys: everybody has one, or nobody. */
const POLICIES = {
  anyKey: () => (_request, _reply, done) => done(),
  noKey: refuse,
} as const satisfies Policies;
/** A route whose guard lets everybody in, bodies included. */
const KEYED = { config: { auth: 'anyKey' } } as const;
const CLOSED = { config: { auth: 'noKey' } } as const;

/** Mounts an API with the policies of the tests. */
function keyed(routes: (api: FastifyInstance) => void, prefix?: string): void {
  server.mount({ policies: POLICIES, routes }, prefix);
}

/** Everything a socket receives until the server closes it. */
async function exchange(port: number, sent: string | Buffer): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(sent);
  let received = '';
  for await (const chunk of socket) received += String(chunk);
  return received;
}

async function listen(): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** Resolves when `condition` holds; the loop turns meanwhile. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await nextTurn();
}

describe('a route', () => {
  it('without an auth policy fails at boot', async () => {
    expect(() => app.get('/open', () => 'x')).toThrow('GET /open declares no auth policy');
  });

  it('runs behind the policy that its API brings, below a prefix as well', async () => {
    keyed((api) => api.get('/inner', CLOSED, () => 'x'), '/api');
    expect((await app.inject('/api/inner')).statusCode).toBe(401);
  });

  it('with a policy that another API brings fails at boot', async () => {
    keyed(() => {});
    server.mount({ routes: (api) => api.get('/other', CLOSED, () => 'x') });
    await expect(async () => app.ready()).rejects.toThrow(
      'GET /other declares the auth policy noKey, which its API does not bring',
    );
  });

  it('without credentials needs no policy of its API', async () => {
    server.mount({ routes: (api) => api.get('/open', OPEN, (_request, reply) => sendJson(reply, '{}')) });
    expect((await app.inject('/open')).statusCode).toBe(200);
  });

  it.each([
    ['an ApiError', new ApiError('conflict', 'taken'), 409, 'conflict'],
    ['an unexpected error', new Error('inside'), 500, 'server_error'],
    [
      'an error of the database',
      Object.assign(new Error('inside'), { code: '57P01' }),
      503,
      'service_unavailable',
    ],
  ])(
    'that throws %s answers with its envelope [1:7 server_error] [1:7 service_unavailable]',
    async (_name, thrown, status, code) => {
      app.get('/throws', OPEN, () => {
        throw thrown;
      });
      app.get('/rejects', OPEN, () => Promise.reject(thrown));
      for (const url of ['/throws', '/rejects']) {
        const response = await app.inject(url);
        expect(response.statusCode).toBe(status);
        expect(response.json().error).toMatchObject({
          code,
          docs: `https://api.example.org/docs/errors/${code}`,
        });
        expect(response.json().requestId).toBe(response.headers['x-request-id']);
      }
    },
  );

  it('asks to retry when the database is away [D:error codes added: unreachable database]', async () => {
    app.get('/away', OPEN, () => Promise.reject(Object.assign(new Error(), { code: 'ECONNREFUSED' })));
    expect((await app.inject('/away')).headers['retry-after']).toBe('1');
  });

  it('that is deprecated says so with dates and links [1:9.7]', async () => {
    const deprecation = { announcedOn: '2026-01-01', sunsetOn: '2027-01-01', successor: '/v2/ping' };
    const endpoint = { id: 'old', method: 'GET', path: '/old', deprecation } as never;
    app.get('/old', { config: { auth: 'public', endpoint } }, (_request, reply) => sendJson(reply, '{}'));
    const { headers } = await app.inject('/old');
    expect(headers.deprecation).toBe('@1767225600');
    expect(headers.sunset).toBe('Fri, 01 Jan 2027 00:00:00 GMT');
    expect(headers.link).toContain('<https://api.example.org/docs/changelog>; rel="deprecation"');
    expect(headers.link).toContain('rel="successor-version"');
  });
});

describe('the request id [D:X-Request-Id]', () => {
  it.each([['x-request-id'], ['request-id'], ['x-correlation-id']])(
    'is ours, whatever %s says',
    async (name) => {
      app.get('/id', OPEN, (_request, reply) => sendJson(reply, '{}'));
      const { headers } = await app.inject({ url: '/id', headers: { [name]: 'req_forged' } });
      expect(headers['x-request-id']).toMatch(/^req_[0-9a-f]{24}$/);
    },
  );
});

describe('what is not served', () => {
  beforeEach(() => {
    app.post('/thing', OPEN, () => 'x');
    app.get('/thing/:id', OPEN, () => 'x');
  });

  it.each([
    ['/'],
    ['/thingy'],
    ['/thing/'],
    ['/THING'],
    ['/thing;x'],
    ['/thing%zz'],
    ['/%'],
    ['//thing'],
    ['/thing/a/b'],
  ])('path %s: 404 not_found [D:error codes added: not_found]', async (url) => {
    const response = await app.inject({ method: 'POST', url });
    expect([response.statusCode, response.json().error.code]).toEqual([404, 'not_found']);
    expect(response.headers['x-request-id']).toMatch(/^req_/);
    expect(response.headers['x-ratelimit-limit']).toBeDefined();
  });

  it.each([
    ['GET'],
    ['PUT'],
    ['DELETE'],
    ['PATCH'],
    ['OPTIONS'],
    ['TRACE'],
    ['QUERY'],
    ['PROPFIND'],
    ['SEARCH'],
    ['HEAD'],
  ])('method %s: 405 with Allow [1:7 method_not_allowed]', async (method) => {
    const response = await app.inject({ method: method as 'GET', url: '/thing?x=1' });
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'POST']);
  });

  it('wins over a body that cannot be read', async () => {
    const payload = '{"broken';
    for (const [url, status] of [
      ['/none', 404],
      ['/thing/1', 405],
    ] as const) {
      for (const type of ['application/json', 'text/plain', 'nonsense']) {
        const response = await app.inject({
          method: 'POST',
          url,
          payload,
          headers: { 'content-type': type },
        });
        expect(response.statusCode).toBe(status);
      }
    }
  });

  it('has no CORS header', async () => {
    const { headers } = await app.inject({ url: '/none', headers: { origin: 'https://x.example' } });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('what is not HTTP [1:7 invalid_request]', () => {
  it.each([
    ['noise', 'GARBAGE\r\n\r\n'],
    ['a bad header', 'GET / HTTP/1.1\r\nbad header\r\n\r\n'],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx'],
    [
      'a length beside chunks',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['a head over 16 kB', `GET / HTTP/1.1\r\nHost: x\r\nX-Big: ${'a'.repeat(20_000)}\r\n\r\n`],
    ['another protocol', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ])('(%s) is answered with the envelope, and the connection ends', async (_name, sent) => {
    const received = await exchange(await listen(), sent);
    const [head = '', body = ''] = received.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request/);
    expect(head).toMatch(/x-request-id: req_[0-9a-f]{24}/);
    expect(head).toMatch(/x-ratelimit-limit: \d+/);
    expect(JSON.parse(body)).toMatchObject({ ok: false, error: { code: 'invalid_request' } });
  });

  it.each([
    ['without a Host', 'GET /ok HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['with an unknown Expect', 'GET /ok HTTP/1.1\r\nHost: x\r\nExpect: magic\r\nConnection: close\r\n\r\n'],
    ['as HTTP/1.0', 'GET /ok HTTP/1.0\r\n\r\n'],
  ])('a request %s is still served', async (_name, sent) => {
    app.get('/ok', OPEN, (_request, reply) => sendJson(reply, '{"fine":true}'));
    expect(await exchange(await listen(), sent)).toContain('{"fine":true}');
  });
});

describe('a JSON body', () => {
  beforeEach(() => {
    keyed((api) =>
      api.post('/echo', KEYED, ({ body }, reply) => sendJson(reply, JSON.stringify(body ?? null))),
    );
  });
  const limit = 1_048_576;
  const bodyOf = (bytes: number) => `"${'a'.repeat(bytes - 2)}"`;

  it('of exactly the limit is read, of one byte more is 413 [1:8 request body] [D:error codes added: payload_too_large]', async () => {
    const port = await listen();
    for (const [bytes, status] of [
      [limit, 200],
      [limit + 1, 413],
      [3 * limit, 413],
    ] as const) {
      const response = await fetch(`http://127.0.0.1:${port}/echo`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: bodyOf(bytes),
      });
      expect(response.status).toBe(status);
      await response.arrayBuffer();
    }
  });

  it('in chunks over the limit is 413', async () => {
    const chunk = 'a'.repeat(200_000);
    const chunks = Array.from({ length: 7 }, () => `${chunk.length.toString(16)}\r\n${chunk}\r\n`).join('');
    const head =
      'POST /echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n';
    const received = await exchange(await listen(), `${head}${chunks}0\r\n\r\n`);
    expect(received).toMatch(/^HTTP\/1\.1 413 /);
    expect(received).toContain('"payload_too_large"');
  });

  it('announced as enormous is refused at once and the connection closes', async () => {
    const head =
      'POST /echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 999999999999\r\n\r\nabc';
    const received = await exchange(await listen(), head);
    expect(received).toMatch(/^HTTP\/1\.1 413 /);
    expect(received.toLowerCase()).toContain('connection: close');
  });

  it('in many small pieces arrives whole, characters cut in two included', async () => {
    const bytes = Buffer.from(JSON.stringify({ note: 'naïve ✓ 😀' }));
    const port = await listen();
    const socket = connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    socket.write(
      `POST /echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${bytes.length}\r\nConnection: close\r\n\r\n`,
    );
    for (const byte of bytes) {
      socket.write(Buffer.from([byte]));
      await nextTurn();
    }
    let received = '';
    for await (const chunk of socket) received += String(chunk);
    expect(received).toContain(bytes.toString());
  });

  it('that fails leaves the connection usable', async () => {
    const bad =
      'POST /echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 3\r\n\r\n{x}';
    const good =
      'POST /echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 3\r\nConnection: close\r\n\r\n"y"';
    const received = await exchange(await listen(), bad + good);
    expect(received).toMatch(/HTTP\/1\.1 400 [\s\S]*HTTP\/1\.1 200 /);
  });

  it.each([
    ['text/plain'],
    ['multipart/form-data; boundary=b'],
    ['audio/webm'],
    ['application/jsonx'],
    ['x'],
    [''],
  ])('sent as %j is 415 [D:error codes added: unsupported_media_type] [1:1 no recordings]', async (type) => {
    const response = await app.inject({
      method: 'POST',
      url: '/echo',
      payload: '{}',
      headers: { 'content-type': type },
    });
    expect([response.statusCode, response.json().error.code]).toEqual([415, 'unsupported_media_type']);
  });
});

describe('a request that takes too long', () => {
  it('is answered 503 when the limit of 30 s comes, and its late result goes nowhere [1:8 server-side timeout] [D:error codes added: 30 s cut]', async () => {
    let finish = () => {};
    const result = new Promise<void>((resolve) => {
      finish = resolve;
    });
    app.get('/slow', OPEN, async (_request, reply) => {
      await result;
      sendJson(reply, '{"late":true}');
    });
    const pending = app.inject('/slow').then((response) => response);
    await until(() => server.inFlight.size === 1);
    now += REQUEST_CUT_MS - 1;
    server.inFlight.sweep();
    expect(server.inFlight.size).toBe(1);
    now += 1;
    server.inFlight.sweep();
    const response = await pending;
    expect([response.statusCode, response.json().error.code]).toEqual([503, 'service_unavailable']);
    expect(response.headers['retry-after']).toBe('1');
    finish();
    await until(() => server.inFlight.size === 0);
  });

  it('is cut as well while its body is still arriving', async () => {
    keyed((api) => api.post('/slow', KEYED, (_request, reply) => sendJson(reply, '{}')));
    const received = exchange(
      await listen(),
      'POST /slow HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{"a"',
    );
    await until(() => server.inFlight.size === 1);
    now += REQUEST_CUT_MS;
    server.inFlight.sweep();
    expect(await received).toMatch(/^HTTP\/1\.1 503 /);
  });

  it('loses its connection when nothing of its answer is taken for longer than it may run', () => {
    // Node closes a connection on which no byte moves for so long, either way; waiting for the answer counts.
    expect(app.server.timeout).toBe(REQUEST_CUT_MS + 5_500);
  });
});

describe('what is open to everybody', () => {
  const askedBy = (remoteAddress: string, url = '/open') => app.inject({ url, remoteAddress });

  beforeEach(() => {
    app.get('/open', OPEN, (_request, reply) => sendJson(reply, '{}'));
    app.get('/probe', { config: { auth: 'public', isProbe: true } }, (_request, reply) =>
      sendJson(reply, '{}'),
    );
  });

  it('is answered 429 beyond the limit of an address, and others are answered', async () => {
    for (let asked = 0; asked < 20; asked++) expect((await askedBy('192.0.2.1')).statusCode).toBe(200);
    const refused = await askedBy('192.0.2.1');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1']);
    expect(refused.json().error.code).toBe('rate_limited');
    expect((await askedBy('192.0.2.2')).statusCode).toBe(200);
    now += 100;
    expect((await askedBy('192.0.2.1')).statusCode).toBe(200);
  });

  it('may be asked without end by whoever watches the server', async () => {
    for (let asked = 0; asked < 50; asked++)
      expect((await askedBy('192.0.2.1', '/probe')).statusCode).toBe(200);
  });
});

describe('a caller that goes away', () => {
  it('leaves nothing in flight once its answer was tried', async () => {
    let finish = () => {};
    const result = new Promise<void>((resolve) => (finish = resolve));
    let closed = false;
    app.get('/slow', OPEN, async (_request, reply) => {
      reply.raw.once('close', () => (closed = true));
      await result;
      sendJson(reply, '{"late":true}');
    });
    const socket = connect(await listen(), '127.0.0.1');
    socket.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n');
    await until(() => server.inFlight.size === 1);
    socket.destroy();
    await until(() => closed);
    server.inFlight.sweep();
    expect(server.inFlight.size).toBe(1);
    finish();
    await until(() => (server.inFlight.sweep(), server.inFlight.size === 0));
  });
});

describe('a server that stops', () => {
  const options = (delays: Promise<unknown>[]) => ({
    graceMs: 8000,
    flushMs: 500,
    delay: () => delays.shift() ?? new Promise(() => {}),
  });

  it('lets a request in flight finish, and refuses new ones on open connections with Retry-After', async () => {
    let finish = () => {};
    const result = new Promise<void>((resolve) => {
      finish = resolve;
    });
    app.get('/slow', OPEN, async (_request, reply) => {
      await result;
      sendJson(reply, '{"done":true}');
    });
    const port = await listen();
    const slow = exchange(port, 'GET /slow HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    await until(() => server.inFlight.size === 1);
    const stopped = stopServer(server, options([]));
    const late = await app.inject('/slow');
    expect([late.statusCode, late.headers['retry-after']]).toEqual([503, '1']);
    await expect(fetch(`http://127.0.0.1:${port}/slow`)).rejects.toThrow('fetch failed');
    finish();
    expect(await slow).toContain('{"done":true}');
    await stopped;
  });

  it('answers 503 with Retry-After: 1 to what is not done after the grace', async () => {
    app.get('/hangs', OPEN, () => new Promise(() => {}));
    const hanging = exchange(await listen(), 'GET /hangs HTTP/1.1\r\nHost: x\r\n\r\n');
    await until(() => server.inFlight.size === 1);
    await stopServer(server, options([Promise.resolve()]));
    const received = await hanging;
    expect(received).toMatch(/^HTTP\/1\.1 503 /);
    expect(received.toLowerCase()).toContain('retry-after: 1');
  });
});

describe('the log of a request', () => {
  it('has the pattern of the route, never the path, the query or a header', async () => {
    app.get('/patients/:id', OPEN, (_request, reply) => sendJson(reply, '{}'));
    await app.inject({
      url: '/patients/canary-1?name=canary-2',
      headers: { authorization: 'canary-3', 'user-agent': 'canary-4' },
    });
    await app.inject('/canary-5');
    await app.inject('/patients/%zzcanary-6');
    expect(logLines.join('')).not.toContain('canary');
    expect(JSON.parse(logLines[0] ?? '')).toMatchObject({
      event: 'request',
      method: 'GET',
      route: '/patients/:id',
      status: 200,
    });
    expect(logLines).toHaveLength(3);
  });

  it('has kind and place of an unexpected error, never its message', async () => {
    app.get('/throws', OPEN, () => {
      throw new TypeError('canary');
    });
    await app.inject('/throws');
    expect(logLines.join('')).toContain('"errorType":"TypeError"');
    expect(logLines.join('')).not.toContain('canary');
  });

  it('is written for a request that was refused as well', async () => {
    keyed((api) => api.get('/closed', CLOSED, (_request, reply) => sendJson(reply, '{}')));
    const { headers } = await app.inject('/closed');
    expect(logLines.map((line) => JSON.parse(line))).toMatchObject([
      { event: 'request', time: START, route: '/closed', status: 401, requestId: headers['x-request-id'] },
    ]);
  });
});

describe('what is answered', () => {
  it('every kind of answer forbids sniffing and keeping it', async () => {
    app.get('/open', OPEN, (_request, reply) => sendJson(reply, '{}'));
    keyed((api) => api.get('/closed', CLOSED, (_request, reply) => sendJson(reply, '{}')));
    app.get('/throws', OPEN, () => {
      throw new TypeError('inside');
    });
    const answers = await Promise.all(['/open', '/closed', '/none', '/throws'].map((url) => app.inject(url)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 401, 404, 500]);
    for (const { headers } of answers) {
      expect(headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
    }
  });
});
