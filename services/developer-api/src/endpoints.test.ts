import { type Endpoint, ENDPOINTS, PRODUCT_ENDPOINTS, PRODUCTS } from '@svc/contracts';
import { score } from '@svc/intelligence';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANALYSIS_PATHS, DATA_OBJECTS, validBody } from '../test/bodies.ts';
import { type Harness, type MadeKey, openHarness } from '../test/harness.ts';

describe.each(['embedded', 'postgres'] as const)('the endpoints on the %s database', (kind) => {
  let api: Harness;
  let live: MadeKey;
  let sandbox: MadeKey;

  beforeAll(async () => {
    api = await openHarness({ database: kind });
    live = await api.makeKey();
    sandbox = await api.makeKey({ mode: 'test', accountId: live.accountId });
  });
  afterAll(() => api.close());

  it('ping confirms key, plan, mode and kind [1:4.1 ping] [D:ping]', async () => {
    for (const [{ key, accountId }, mode] of [
      [live, 'live'],
      [sandbox, 'test'],
    ] as const) {
      const response = await api.ping(key);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual({
        ok: true,
        data: {
          object: 'ping',
          accountId,
          plan: 'enterprise',
          mode,
          keyKind: 'secret',
          time: '2026-11-21T12:00:00.000Z',
        },
      });
    }
  });

  describe.each(PRODUCTS.map((product) => [product] as const))('%s', (product) => {
    const path = ANALYSIS_PATHS[product];

    it('answers 200 with data that names its type and fits its schema [1:4 success is 200] [1:2.1 data] [1:4.2 response] [1:4.3 response] [1:4.4 response] [1:4.5 response] [1:4.6 response]', async () => {
      const response = await api.post(path, live.key, validBody(product));
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
      const answer = response.json();
      expect([answer.ok, answer.data.object]).toEqual([true, DATA_OBJECTS[product]]);
      expect(PRODUCT_ENDPOINTS[product].response.safeParse(answer).error).toBeUndefined();
    });

    it('answers with the bytes of the offline score [1:1 deterministic]', async () => {
      const response = await api.post(path, live.key, validBody(product));
      const offline = score(product, validBody(product) as never, { now: api.now });
      expect(response.payload).toContain(`"data":${JSON.stringify(offline)}}`);
    });

    it('answers many requests of one moment each with its own result or its own refusal', async () => {
      const many = Array.from({ length: 40 }, (_, at) => ({ at, wrong: at % 3 === 1 }));
      const answers = await Promise.all(
        many.map(({ at, wrong }) =>
          api.post(path, live.key, {
            ...(validBody(product) as object),
            sessionRef: wrong ? at : `session-${at}`,
          }),
        ),
      );
      const seen = answers.map((answer) => answer.json());
      expect(seen.map(({ data, error }) => data?.sessionRef ?? error.issues[0].path)).toEqual(
        many.map(({ at, wrong }) => (wrong ? 'sessionRef' : `session-${at}`)),
      );
    });

    it('carries the request id in the header always, in the body for the digital MSE [1:2.1 X-Request-Id] [1:2.1 requestId]', async () => {
      const response = await api.post(path, live.key, validBody(product));
      const id = response.headers['x-request-id'];
      expect(id).toMatch(/^req_/);
      expect(response.json().requestId).toBe(product === 'dmse' ? id : undefined);
    });

    it('adds reasoning when explain is true, and only then [1:2.7 reasoning] [1:2.2 explain]', async () => {
      const explained = await api.post(path, live.key, { ...validBody(product), explain: true });
      expect(explained.json().data.intelligence.reasoning).toMatchObject({
        narrative: expect.any(String),
        generatedAt: '2026-11-21T12:00:00.000Z',
        generatedBy: 'builtin',
      });
      for (const explain of [false, undefined]) {
        const plain = await api.post(path, live.key, { ...validBody(product), explain });
        expect(plain.json().data.intelligence).not.toHaveProperty('reasoning');
      }
    });

    it('answers with reasoning null when there is no model or it fails [1:2.7 reasoning]', async () => {
      const failing = { name: 'broken', run: () => Promise.reject(new Error('down')) };
      for (const model of [null, failing]) {
        const usual = api.model;
        api.model = model;
        const response = await api.post(path, live.key, { ...validBody(product), explain: true });
        api.model = usual;
        expect(response.statusCode).toBe(200);
        expect(response.json().data.intelligence.reasoning).toBeNull();
      }
    });

    it('has change null without previous, and change with it [1:2.7 change] [1:2.9 previous]', async () => {
      const without = await api.post(path, live.key, validBody(product));
      expect(without.json().data.intelligence.change).toBeNull();
      const previous = {
        status: without.json().data.intelligence.summary.status,
        computedAt: '2026-11-01T00:00:00Z',
      };
      const answer = await api.post(path, live.key, { ...validBody(product), previous });
      expect(answer.json().data.intelligence.change).toMatchObject({
        previousComputedAt: '2026-11-01T00:00:00Z',
      });
    });

    it('echoes sessionRef, and leaves it out when it was not sent [1:2.2 sessionRef]', async () => {
      const echoed = await api.post(path, live.key, { ...validBody(product), sessionRef: 's-1' });
      expect(echoed.json().data.sessionRef).toBe('s-1');
      expect((await api.post(path, live.key, validBody(product))).json().data).not.toHaveProperty(
        'sessionRef',
      );
    });

    it('ignores fields it does not know, and names them [D:unknown request fields]', async () => {
      const plain = await api.post(path, live.key, validBody(product));
      const more = await api.post(path, live.key, { ...validBody(product), futureField: { nested: [1] } });
      const { intelligence, ...rest } = more.json().data;
      const { unknownInputs, ...dataQuality } = intelligence.dataQuality;
      expect({ ...rest, intelligence: { ...intelligence, dataQuality } }).toEqual(plain.json().data);
      expect(unknownInputs).toEqual([{ path: 'futureField', nearest: null }]);
    });

    it('accepts an Idempotency-Key and ignores it', async () => {
      const headers = { 'idempotency-key': 'same' };
      const first = await api.post(path, live.key, validBody(product), headers);
      const other = await api.post(path, live.key, { ...validBody(product), sessionRef: 'other' }, headers);
      expect([first.statusCode, other.statusCode]).toEqual([200, 200]);
      expect(other.json().data.sessionRef).toBe('other');
    });

    it('stores nothing of body or answer [1:1 stateless]', async () => {
      await api.post(path, sandbox.key, { ...validBody(product), sessionRef: 'canary-of-storage' });
      await api.usage.flush();
      for (const table of ['account', 'api_key', 'usage_day', 'sandbox_day', 'rate_bucket'] as const) {
        const rows = await api.database.db.selectFrom(table).selectAll().execute();
        expect(JSON.stringify(rows)).not.toContain('canary');
      }
    });

    it.each([
      ['an empty object', {}],
      ['an array', []],
      ['null', null],
      ['text', '"text"'],
      ['a number', '1'],
    ])('refuses %s as body [1:7 invalid_request]', async (_name, body) => {
      const response = await api.post(path, live.key, body);
      expect([response.statusCode, response.json().error.code]).toEqual([400, 'invalid_request']);
      expect(response.json().error.issues.length).toBeGreaterThan(0);
    });

    it('refuses a request without any body [1:7 invalid_request]', async () => {
      const response = await api.server.app.inject({
        method: 'POST',
        url: `/api${path}`,
        headers: { authorization: `Bearer ${live.key}` },
      });
      expect([response.statusCode, response.json().error.issues[0].path]).toEqual([400, 'body']);
    });
  });

  it('the last of duplicate keys wins [D:characters: duplicate keys]', async () => {
    const response = await api.post(
      '/v1/dmse/analyze',
      live.key,
      '{"speechRateWpm":100,"speechRateWpm":150}',
    );
    expect(response.json().data.signals[0].metricValue).toBe(150);
  });
});

describe('the endpoint table', () => {
  it('is served entry by entry, and nothing else is below /v1', async () => {
    const api = await openHarness();
    try {
      for (const { path, method } of Object.values<Endpoint>(ENDPOINTS)) {
        const served = await api.server.app.inject({ method, url: `/api${path}` });
        expect([path, served.statusCode]).toEqual([path, 401]);
        const wrong = await api.server.app.inject({ method: 'PUT', url: `/api${path}` });
        expect([path, wrong.statusCode]).toEqual([path, 405]);
      }
      for (const path of [
        '/v1',
        '/v1/',
        '/v1/dmse',
        '/v2/ping',
        '/v1/dmse/p1/agent',
        '/v1/relapse/p1/agents',
        '/v1/relapse/p1/agent/x',
        '/v1/ping/x',
      ]) {
        expect((await api.server.app.inject(`/api${path}`)).statusCode).toBe(404);
      }
    } finally {
      await api.close();
    }
  });
});
