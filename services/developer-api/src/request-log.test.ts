import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { type LoggedRequest, listRequests } from '@svc/store';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Harness, type MadeKey, openHarness, ORIGIN } from '../test/harness.ts';

const SECRET = 'Jane Doe, born 1980';

let api: Harness;
beforeAll(async () => {
  api = await openHarness({ sandboxKeyDaily: 3 });
});
afterAll(() => api.close());
beforeEach(() => void (api.now += 60_000));

/** The lines of a key's account, newest first. */
async function linesOf({ accountId }: MadeKey): Promise<LoggedRequest[]> {
  await api.requests.flush();
  const { requests } = await listRequests(api.database.db, { accountId, limit: 200, now: api.now });
  return requests;
}

describe('the log of an account has a line for', () => {
  it('a success, by its operation and request id', async () => {
    const key = await api.makeKey({ mode: 'test' });
    const answer = await api.ping(key.key);
    expect(await linesOf(key)).toEqual([
      {
        id: answer.headers['x-request-id'],
        at: new Date(api.now).toISOString(),
        mode: 'test',
        operation: 'ping',
        status: 200,
        errorCode: null,
        issuePaths: [],
        keyId: key.keyId,
        keyStart: key.key.slice(0, 16),
        origin: null,
        durationMs: expect.any(Number),
        replayed: false,
        weight: 1,
      },
    ]);
  });

  it('a body that is not valid, with the fields that failed and none of the words that were sent', async () => {
    const key = await api.makeKey();
    await api.post('/v1/relapse/predict', key.key, {
      [SECRET]: 1,
      context: { [SECRET]: 'x' },
      previous: { inputs: 5 },
      phq9: { total: SECRET },
      metadata: SECRET,
    });
    const [line] = await linesOf(key);
    expect(line).toMatchObject({ status: 400, errorCode: 'invalid_request', operation: 'predictRelapse' });
    expect(line?.issuePaths.length).toBeGreaterThan(0);
    expect(JSON.stringify(line)).not.toMatch(/Jane|1980/);
  });

  it('a query and an id of the path that are refused, by their names alone', async () => {
    const key = await api.makeKey();
    await api.get('/v1/labs/orders?limit=Jane', key.key);
    await api.get('/v1/labs/orders/%00Jane', key.key);
    const lines = await linesOf(key);
    expect(lines.flatMap(({ issuePaths }) => issuePaths).sort()).toEqual(['id', 'limit']);
    expect(JSON.stringify(lines)).not.toContain('Jane');
  });

  it.each([
    ['402', { plan: 'none' }, '/v1/ping', 402, 'payment_required', 'ping'],
    ['403', { kind: 'publishable' }, '/v1/ping', 403, 'forbidden', 'ping'],
    ['404', {}, '/v1/labs/orders/labord_none', 404, 'not_found', 'getLabOrder'],
  ] as const)('a %s', async (_, spec, path, status, errorCode, operation) => {
    const key = await api.makeKey(spec);
    await api.get(path, key.key);
    expect(await linesOf(key)).toMatchObject([{ status, errorCode, operation }]);
  });

  it('a 429 of the sandbox', async () => {
    const key = await api.makeKey({ mode: 'test' });
    for (let i = 0; i < 5; i++) await api.ping(key.key);
    const statuses = (await linesOf(key)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 200, 200, 429, 429]);
  });

  it('a browser key with its origin, and no other header of it', async () => {
    const key = await api.makeKey({ kind: 'publishable' });
    const headers = (origin: string) => ({ origin, referer: `${origin}/patients/17`, 'user-agent': SECRET });
    await api.post('/v1/dmse/analyze', key.key, { responseLatencySeconds: 2 }, headers(ORIGIN));
    await api.post('/v1/dmse/analyze', key.key, {}, headers('https://elsewhere.example'));
    const lines = await linesOf(key);
    expect(lines.map(({ status, origin }) => [status, origin]).sort()).toEqual([
      [200, ORIGIN],
      [403, 'https://elsewhere.example'],
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/patients|Jane/);
  });

  it('an answer that was given before, and says so', async () => {
    const key = await api.makeKey({ mode: 'test' });
    const order = { patientRef: SECRET, panelId: 'lithium_monitoring' };
    for (let i = 0; i < 2; i++)
      await api.post('/v1/labs/orders', key.key, order, { 'idempotency-key': 'once-and-no-more' });
    const lines = await linesOf(key);
    expect(lines.map(({ replayed }) => replayed).sort()).toEqual([false, true]);
    expect(JSON.stringify(lines)).not.toMatch(/Jane|once-and/);
  });

  it('a call of an AI client that is refused before it is read', async () => {
    const key = await api.makeKey({ kind: 'publishable' });
    await api.server.app.inject({
      method: 'POST',
      url: '/mcp',
      headers: { authorization: `Bearer ${key.key}`, 'content-type': 'application/json' },
      payload: '{}',
    });
    expect(await linesOf(key)).toMatchObject([{ operation: 'mcp', status: 403, errorCode: 'forbidden' }]);
  });
});

it('who has no key has no line', async () => {
  await api.ping(null);
  await api.ping('svc_sk_live_000000000000000000000000000000000');
  await api.requests.flush();
  const { count } = await api.database.db
    .selectFrom('request_log')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 401)
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(0);
});

describe('a caller who left before the answer', () => {
  let port: number;
  beforeAll(async () => {
    await api.server.app.listen({ host: '127.0.0.1', port: 0 });
    port = (api.server.app.server.address() as AddressInfo).port;
  });

  const whole = '{"responseLatencySeconds":2.6,"explain":true}';
  it.each([
    ['within the body', whole.slice(0, 16)],
    ['after it', whole],
  ])('has a line with 499 and no code: %s', async (_, body) => {
    const key = await api.makeKey();
    // Whoever writes the explanation waits until the caller has left.
    const gone = Promise.withResolvers<void>();
    const { model } = api;
    if (model === null) throw new Error('no model explains');
    api.model = { ...model, run: (request) => gone.promise.then(() => model.run(request)) };
    // From then on the key is known as soon as the head of a request is there.
    await api.ping(key.key);
    const { server } = api.server.app;
    const socket = connect(port, '127.0.0.1');
    const reached = once(server, 'request') as Promise<[IncomingMessage, ServerResponse]>;
    const head = [
      'POST /api/v1/dmse/analyze HTTP/1.1',
      'host: 127.0.0.1',
      `authorization: Bearer ${key.key}`,
      'content-type: application/json',
      `content-length: ${whole.length}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
    const [, response] = await reached;
    socket.destroy();
    if (!response.closed) await once(response, 'close');
    gone.resolve();
    api.model = model;
    await vi.waitFor(async () => {
      api.server.inFlight.sweep();
      const left = (await linesOf(key)).filter(({ operation }) => operation === 'analyzeDmse');
      expect(left).toMatchObject([{ status: 499, errorCode: null, issuePaths: [] }]);
    });
  });
});
