import { ALL_ENDPOINTS, type ErrorCode, ERRORS } from '@svc/contracts';
import { describe, expect, it } from 'vitest';
import { checkWith } from '../src/check/index.ts';
import { API_ERRORS } from '../src/errors/api-errors.ts';
import {
  type AnySvcError,
  ApiError,
  ConflictError,
  isSvcError,
  rateLimitOf,
  ServerError,
  SvcError,
  UnexpectedAnswerError,
} from '../src/index.ts';
import { scriptedClient, SECRET } from './scripted-client.ts';
import { dataStep, errorStep, type Step } from './scripted-server.ts';

const world = scriptedClient();
const RETRIES_NOTHING = { maxRetries: 0 };
const failedPing = () =>
  world
    .client(RETRIES_NOTHING)
    .ping()
    .then(
      () => Promise.reject(new Error('It succeeded.')),
      (error: AnySvcError) => error,
    );

describe('an error of the API', () => {
  it.each(Object.keys(ERRORS) as ErrorCode[])(
    'has a class for %s, by the code the answer names',
    async (code) => {
      world.server.play(errorStep(ERRORS[code].status, code));
      const error = await failedPing();
      expect(error).toBeInstanceOf(API_ERRORS[code][0]);
      expect(error).toMatchObject({
        code,
        status: ERRORS[code].status,
        message: `It is ${code}.`,
        requestId: 'req_0123',
        docs: `https://docs.example/${code}`,
        operation: 'ping',
      });
      expect(API_ERRORS[code][1]).toBe(ERRORS[code].status);
      expect(error.name).toBe(API_ERRORS[code][0].name);
    },
  );

  it('names each field that failed', async () => {
    const issues = [{ path: 'labs[0].id', message: 'is required' }];
    world.server.play({
      status: 400,
      body: {
        ok: false,
        requestId: 'req_1',
        error: { code: 'invalid_request', message: 'No.', docs: '', issues },
      },
    });
    expect(await failedPing()).toMatchObject({ issues });
  });

  it.each([
    [400, 'invalid_request'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'not_found'],
    [409, 'conflict'],
    [412, 'precondition_failed'],
    [413, 'payload_too_large'],
    [422, 'invalid_selection'],
    [429, 'rate_limited'],
    [500, 'server_error'],
    [503, 'service_unavailable'],
    [418, 'unknown_error'],
    [507, 'server_error'],
  ])(
    'takes its code from the status %i where it is flat, as those of exam records and retina are',
    async (status, code) => {
      const errors = ['selection.mood: unknown option'];
      world.server.play({ status, body: { error: 'It is wrong.', errors } });
      const error = await world
        .client(RETRIES_NOTHING)
        .mse.getDomains()
        .catch((thrown: AnySvcError) => thrown);
      expect(error).toMatchObject({
        code,
        status,
        message: 'It is wrong.',
        issues: [{ path: '', message: errors[0] }],
      });
    },
  );

  it.each<[string, Step]>([
    ['HTML', { status: 500, headers: { 'content-type': 'text/html' }, body: '<h1>Oops</h1>' }],
    ['nothing', { status: 500 }],
    ['half an error', { status: 500, body: '{"ok":false,"error":{"co' }],
    ['another shape', { status: 500, body: { error: { message: 7, issues: [null, 3, { path: 1 }] } } }],
    ['null', { status: 500, body: 'null' }],
  ])('is one although the body is %s', async (_, step) => {
    world.server.play(step);
    expect(await failedPing()).toMatchObject({ code: 'server_error', message: 'Status 500', issues: [] });
  });

  it('of a code of later days is an unknown error, whatever its status', async () => {
    world.server.play(errorStep(403, 'moon_phase'));
    expect(await failedPing()).toMatchObject({
      code: 'unknown_error',
      status: 403,
      message: 'It is moon_phase.',
    });
  });

  it('is told from other errors, of this copy of the client or another', () => {
    const error = new ConflictError({
      code: 'conflict',
      status: 409,
      message: 'No.',
      operation: 'ping',
      requestId: undefined,
      docs: undefined,
      issues: [],
      retryAfterMs: undefined,
    });
    expect([error instanceof ApiError, error instanceof SvcError, isSvcError(error)]).toEqual([
      true,
      true,
      true,
    ]);
    expect(isSvcError({ [Symbol.for('@svc/client.error')]: true })).toBe(true);
    expect([isSvcError(new Error('other')), isSvcError(null), isSvcError(undefined)]).toEqual([
      false,
      false,
      false,
    ]);
    expect(error).not.toBeInstanceOf(ServerError);
  });
});

describe('an answer that is none', () => {
  it.each<[string, string, Step]>([
    ['a page', 'not_json', { headers: { 'content-type': 'text/html' }, body: '<!doctype html>' }],
    ['an empty body', 'empty', { body: '' }],
    ['a status without a body', 'empty', { status: 204 }],
    ['half a body', 'cut', { body: '{"ok":true,"data":{"object":"pi' }],
    ['a redirect', 'redirect', { status: 302, headers: { location: 'https://elsewhere.example/' } }],
    ['a redirect that keeps the method', 'redirect', { status: 308, headers: { location: '/' } }],
    ['a status of caches', 'redirect', { status: 304 }],
    ['a list', 'unknown_shape', { body: [] }],
    ['null', 'unknown_shape', { body: 'null' }],
    ['a number', 'unknown_shape', { body: '7' }],
    ['JSON of something else', 'unknown_shape', { body: { hello: 'world' } }],
    ['an envelope without data', 'unknown_shape', { body: { ok: true } }],
    ['an envelope that says it failed', 'unknown_shape', { body: { ok: false, data: {} } }],
    [
      'another intelligence block',
      'other_version',
      dataStep({ intelligence: { schema: 'service.intelligence/v2' } }),
    ],
    ['another version of the records', 'other_version', { headers: { 'x-mse-api-version': '2' }, body: {} }],
  ])('%s says so', async (_, kind, step) => {
    world.server.play(step);
    const error = await failedPing();
    expect(error).toBeInstanceOf(UnexpectedAnswerError);
    expect(error).toMatchObject({
      code: 'unexpected_answer',
      kind,
      operation: 'ping',
      name: 'UnexpectedAnswerError',
    });
  });

  it('sends no key to where a redirect leads', async () => {
    world.server.play({ status: 307, headers: { location: '/trap' } });
    await failedPing();
    expect(world.server.seen.map(({ url }) => url)).toEqual(['/api/v1/ping']);
  });

  it('is no picture', async () => {
    const svc = world.client({ ...RETRIES_NOTHING, patientSession: 'abc' });
    world.server.play({ body: {} });
    await expect(svc.retina.getImage('rimg_1')).rejects.toMatchObject({ kind: 'unknown_shape' });
    world.server.play({ headers: { 'content-type': 'image/jpeg' } });
    await expect(svc.retina.getImage('rimg_1')).rejects.toMatchObject({ kind: 'empty' });
    expect(world.server.seen[0]?.headers.cookie).toBe('svc_session=abc');
  });

  it('is no server at all', async () => {
    const svc = world.client({ ...RETRIES_NOTHING, baseUrl: 'http://127.0.0.1:1' });
    await expect(svc.ping()).rejects.toMatchObject({ code: 'connection', name: 'ConnectionError', tries: 1 });
  });
});

describe('withResponse()', () => {
  it('gives the data with request id, rate limit, headers and number of tries', async () => {
    const headers = {
      'x-request-id': 'req_0123',
      'x-ratelimit-limit': '100',
      'x-ratelimit-remaining': '98',
      'x-ratelimit-reset': '1800000000',
    };
    world.server.play({ headers, body: { ok: true, data: { object: 'ping' } } });
    const call = world.client().ping();
    const { data, response } = await call.withResponse();
    expect(data).toEqual({ object: 'ping' });
    expect(response).toMatchObject({ status: 200, requestId: 'req_0123', tries: 1 });
    expect(rateLimitOf(response)).toEqual({ limit: 100, remaining: 98, resetAt: 1_800_000_000_000 });
    expect(await call).toBe(data);
    expect(world.server.seen).toHaveLength(1);
  });

  it('leaves no rejection unhandled, and works with catch, finally and Promise.all', async () => {
    world.server.play(errorStep(404, 'not_found'));
    await expect(world.client().ping().withResponse()).rejects.toThrow('It is not_found.');
    let ended = false;
    const code = await world
      .client()
      .ping()
      .finally(() => (ended = true))
      .catch((error: AnySvcError) => error.code);
    expect([code, ended]).toEqual(['not_found', true]);
    await expect(Promise.all([world.client().ping(), 7])).rejects.toThrow('It is not_found.');
  });
});

describe('pages', () => {
  const page = (ids: string[], hasMore: boolean) =>
    dataStep({
      orders: ids.map((id) => ({ id })),
      hasMore,
      nextCursor: hasMore ? `after ${ids.at(-1)}` : null,
    });

  it('follow each other as they are needed', async () => {
    world.server.play(page(['c', 'b'], true), page(['a'], false));
    const ids: string[] = [];
    for await (const { id } of world.client().labs.listOrders({ patientRef: 'p 1&' })) ids.push(id);
    expect(ids).toEqual(['c', 'b', 'a']);
    expect(world.server.seen.map(({ url }) => url)).toEqual([
      '/api/v1/labs/orders?patientRef=p+1%26',
      '/api/v1/labs/orders?patientRef=p+1%26&before=after+b',
    ]);
    world.server.play(page(['c', 'b'], true));
    for await (const { id } of world.client().labs.listOrders()) if (id === 'c') break;
    expect(world.server.seen).toHaveLength(1);
  });

  it('are all asked for with the options of the first', async () => {
    world.server.play(page(['c'], true), page(['b'], true), page(['a'], false));
    const headers = { traceparent: '00-1-2-01' };
    const ids: string[] = [];
    for await (const { id } of world.client().labs.listOrders({}, { headers })) ids.push(id);
    expect(ids).toEqual(['c', 'b', 'a']);
    expect(world.server.seen.map((seen) => seen.headers.traceparent)).toEqual(Array(3).fill('00-1-2-01'));
  });

  it('end where a list names the same page again', async () => {
    world.server.play(dataStep({ events: [{ id: 'e' }], hasMore: true, nextCursor: 'same' }));
    const all = async () => {
      for await (const _ of world.client().events.list());
    };
    await expect(all()).rejects.toMatchObject({ kind: 'unknown_shape' });
    expect(world.server.seen).toHaveLength(2);
  });

  it('give their cursors, also where a page is empty', async () => {
    const events = (nextCursor: string, hasMore: boolean) => dataStep({ events: [], hasMore, nextCursor });
    world.server.play(events('one', true), events('two', false));
    const cursors: string[] = [];
    for await (const { nextCursor } of world.client().events.list({ cursor: 'zero' }).pages())
      cursors.push(nextCursor);
    expect(cursors).toEqual(['one', 'two']);
  });
});

describe('what looks on', () => {
  it('is a logger that sees patterns, numbers and codes, and neither key nor body nor id', async () => {
    const seen: unknown[] = [];
    world.server.play(errorStep(503, 'service_unavailable', { 'x-request-id': 'SECRET patient Jane' }), {
      headers: { deprecation: '@1767225600', sunset: 'Fri, 01 Jan 2027 00:00:00 GMT' },
      body: { object: 'x', name: 'Jane' },
    });
    await world
      .client({ logger: (entry) => void seen.push(entry) })
      .relapse.agent('jane/doe', { signals: [], context: 'Jane' });
    expect(seen.map((entry) => (entry as { event: string }).event)).toEqual([
      'failure',
      'retry',
      'answer',
      'deprecated',
    ]);
    expect(seen).toMatchObject([
      {
        operation: 'runRelapseAgent',
        route: '/v1/relapse/{patientId}/agent',
        method: 'POST',
        attempt: 1,
        status: 503,
      },
      { code: 'service_unavailable', waitMs: 250 },
      { attempt: 2, status: 200 },
      { sunsetAt: Date.UTC(2027, 0, 1) },
    ]);
    expect(JSON.stringify(seen)).not.toMatch(/jane|secret|svc_sk/i);
  });

  it('is a check by the contracts, which tells of drift and fails no call', async () => {
    const reports: unknown[] = [];
    const check = checkWith(ALL_ENDPOINTS, (report) => void reports.push(report));
    world.server.play(dataStep({ object: 'ping', accountId: 7 }));
    expect(await world.client({ check }).ping()).toEqual({ object: 'ping', accountId: 7 });
    expect(reports).toMatchObject([
      { operation: 'ping', problems: [{ path: 'data.accountId' }, {}, {}, {}, {}] },
    ]);
    const broken = () => {
      throw new Error('the check is broken');
    };
    expect(await world.client({ check: broken, logger: broken }).ping()).toMatchObject({ object: 'ping' });
  });

  it('is a middleware around every try, the first one outermost, which may change what is sent or answer itself', async () => {
    const order: string[] = [];
    world.server.play(errorStep(500, 'server_error'), dataStep({ object: 'ping' }));
    const svc = world.client({
      middleware: [
        async (attempt, next) => {
          order.push(`outer ${attempt.attempt}`);
          return next({
            ...attempt,
            init: { ...attempt.init, headers: { ...attempt.init.headers, 'x-trace': 't-1' } },
          });
        },
        async (attempt, next) => {
          order.push(`inner ${attempt.route}`);
          return next(attempt);
        },
      ],
    });
    await svc.ping();
    expect(order).toEqual(['outer 1', 'inner /v1/ping', 'outer 2', 'inner /v1/ping']);
    expect(world.server.seen[1]?.headers).toMatchObject({
      'x-trace': 't-1',
      authorization: `Bearer ${SECRET}`,
    });
    const own = world.client({
      middleware: [async () => Response.json({ ok: true, data: { object: 'own' } })],
    });
    expect(await own.ping()).toEqual({ object: 'own' });
    const failing = world.client({ middleware: [() => Promise.reject(new RangeError('mine'))] });
    await expect(failing.ping()).rejects.toMatchObject({
      code: 'configuration',
      operation: 'ping',
      tries: 0,
      cause: new RangeError('mine'),
    });
  });
});
