import { readUsage } from '@svc/store';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { validBody } from '../test/bodies.ts';
import { type Harness, openHarness, ORIGIN, START } from '../test/harness.ts';

const MIDNIGHT = Date.UTC(2026, 10, 22);

/** The three limit headers as numbers. */
function limitsOf({ headers }: { headers: Record<string, unknown> }) {
  return {
    limit: Number(headers['x-ratelimit-limit']),
    remaining: Number(headers['x-ratelimit-remaining']),
    reset: Number(headers['x-ratelimit-reset']),
  };
}

describe.each(['embedded', 'postgres'] as const)('limits on the %s database', (kind) => {
  let api: Harness;

  beforeAll(async () => {
    api = await openHarness({ database: kind, sandboxKeyDaily: 5, sandboxAccountDaily: 8 });
  });
  afterAll(() => api.close());

  it('a sandbox key has its requests of the UTC day, then 429 with the seconds to midnight [1:8 Sandbox] [1:8 Retry-After] [D:X-RateLimit-*: Reset]', async () => {
    const { key } = await api.makeKey({ mode: 'test' });
    for (const remaining of [4, 3, 2, 1, 0]) {
      const response = await api.ping(key);
      expect(response.statusCode).toBe(200);
      expect(limitsOf(response)).toEqual({ limit: 5, remaining, reset: MIDNIGHT / 1000 });
    }
    const refused = await api.ping(key);
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'rate_limited']);
    expect(refused.json().error.message).toMatch(
      /Whoever runs the service raises it with SVC_SANDBOX_KEY_DAILY\.$/,
    );
    expect(refused.headers['retry-after']).toBe(String((MIDNIGHT - START) / 1000));
    expect(limitsOf(refused)).toEqual({ limit: 5, remaining: 0, reset: MIDNIGHT / 1000 });
    api.now = MIDNIGHT;
    expect(limitsOf(await api.ping(key))).toMatchObject({ limit: 5, remaining: 4 });
    api.now = START;
  });

  it('all endpoints share it [1:8 Sandbox]', async () => {
    const { key } = await api.makeKey({ mode: 'test' });
    await api.ping(key);
    await api.post('/v1/dmse/analyze', key, validBody('dmse'));
    expect(limitsOf(await api.post('/v1/relapse/predict', key, validBody('relapse'))).remaining).toBe(2);
  });

  it('the keys of an account share the larger one, and the tighter is shown [D:X-RateLimit-*: sandbox]', async () => {
    const first = await api.makeKey({ mode: 'test' });
    const second = await api.makeKey({ mode: 'test', accountId: first.accountId });
    for (let i = 0; i < 5; i++) await api.ping(first.key);
    const shown = [];
    for (let i = 0; i < 3; i++) shown.push(limitsOf(await api.ping(second.key)));
    expect(shown.map(({ remaining }) => remaining)).toEqual([2, 1, 0]);
    const refused = await api.ping(second.key);
    expect([refused.statusCode, limitsOf(refused).remaining]).toEqual([429, 0]);
    expect(refused.json().error.message).toContain('account');
  });

  it('a request that is authenticated counts, whatever becomes of it, except a 429 [D:plans: counting]', async () => {
    const { key, accountId } = await api.makeKey({ mode: 'test' });
    const answers = [
      await api.ping(key),
      await api.post('/v1/dmse/analyze', key, '{'),
      await api.post('/v1/dmse/analyze', key, 'x', { 'content-type': 'text/plain' }),
      await api.post('/v1/dmse/analyze', key, 'x'.repeat(1_048_577)),
      await api.post('/v1/relapse/predict', key, {}),
      await api.ping(key),
      await api.ping(key),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 400, 415, 413, 400, 429, 429]);
    await api.usage.flush();
    const usage = await readUsage(api.database.db, accountId, { month: '2026-11' });
    expect(usage?.test.total).toBe(5);
    expect(usage?.byEndpoint).toEqual({
      ping: { live: 0, test: 1 },
      analyzeDmse: { live: 0, test: 3 },
      predictRelapse: { live: 0, test: 1 },
    });
  });

  it('a request without a valid key is charged to nobody', async () => {
    const { accountId } = await api.makeKey({ mode: 'test' });
    await api.ping(null);
    await api.ping('svc_sk_test_unknown');
    await api.usage.flush();
    expect((await readUsage(api.database.db, accountId, { month: '2026-11' }))?.test.total).toBe(0);
  });

  it('Launch sustains 10 a second with a peak of 20 [1:8 Launch] [1:7 rate_limited]', async () => {
    const { key } = await api.makeKey({ plan: 'launch' });
    const first = await api.ping(key);
    expect(first.statusCode).toBe(200);
    let allowed = 1;
    let refused = first;
    for (let i = 0; i < 40 && refused.statusCode === 200; i++) {
      refused = await api.ping(key);
      if (refused.statusCode === 200) allowed += 1;
    }
    expect(allowed).toBe(20);
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'rate_limited']);
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThanOrEqual(1);
    api.now += wait * 1000;
    expect((await api.ping(key)).statusCode).toBe(200);
    api.now = START;
  });

  it('a key without a limit shows 1000000 [D:X-RateLimit-*: unlimited]', async () => {
    const { key } = await api.makeKey({ perSecond: 1_000_000 });
    expect(limitsOf(await api.ping(key)).limit).toBe(1_000_000);
  });

  it('publishable keys have 10 a second per address beside the limit of their account [D:publishable keys: 10/s]', async () => {
    const { key } = await api.makeKey({ kind: 'publishable' });
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++) {
      const response = await api.post('/v1/dmse/analyze', key, validBody('dmse'), { origin: ORIGIN });
      statuses.push(response.statusCode);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.slice(10)).toEqual([429, 429]);
    api.now += 1000;
    const later = await api.post('/v1/dmse/analyze', key, validBody('dmse'), { origin: ORIGIN });
    expect(later.statusCode).toBe(200);
    api.now = START;
  });

  it('an account at the ceiling has no limit per address, so that a browser load test can run', async () => {
    const { key } = await api.makeKey({ kind: 'publishable', perSecond: 1_000_000 });
    for (let i = 0; i < 15; i++) {
      const response = await api.post('/v1/dmse/analyze', key, validBody('dmse'), { origin: ORIGIN });
      expect([response.statusCode, limitsOf(response).limit]).toEqual([200, 1_000_000]);
    }
  });

  it('every answer shows a limit: that of the key, or of the address when there is no valid key [1:2.1 X-RateLimit-Limit] [1:2.1 X-RateLimit-Remaining] [1:2.1 X-RateLimit-Reset] [D:X-RateLimit-*: every response] [D:X-RateLimit-*: no valid key]', async () => {
    const { key } = await api.makeKey();
    const unpaid = await api.makeKey({ plan: 'none' });
    const answers = [
      await api.ping(key),
      await api.ping(null),
      await api.ping('nonsense'),
      await api.ping(unpaid.key),
      await api.server.app.inject('/api/v1/none'),
      await api.server.app.inject({ method: 'DELETE', url: '/api/v1/ping' }),
      await api.post('/v1/dmse/analyze', key, '{'),
      await api.server.app.inject('/api/v1/%zz'),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 401, 401, 402, 404, 405, 400, 404]);
    for (const answer of answers) {
      const { limit, remaining, reset } = limitsOf(answer);
      expect(limit).toBeGreaterThan(0);
      expect(remaining).toBeLessThanOrEqual(limit);
      expect(reset).toBeGreaterThanOrEqual(START / 1000);
      expect(Number.isInteger(reset)).toBe(true);
    }
  });
});

describe('when the database is away', () => {
  const away = () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));

  it.each([
    ['credentials', 'lookup'],
    ['limiter', 'take'],
  ] as const)(
    'a request that needs it (%s) is 503 with Retry-After and the limit headers [D:error codes added: unreachable database]',
    async (part, method) => {
      const api = await openHarness();
      const { key } = await api.makeKey({ mode: 'test' });
      // Either part: the pairs above keep part and method matched.
      const target = api[part] as unknown as Record<string, () => Promise<never>>;
      vi.spyOn(target, method).mockImplementation(away);
      const response = await api.ping(key);
      expect([response.statusCode, response.json().error.code]).toEqual([503, 'service_unavailable']);
      expect(response.headers['retry-after']).toBe('1');
      expect(limitsOf(response).limit).toBeGreaterThan(0);
      await api.close();
    },
    60_000,
  );
});
