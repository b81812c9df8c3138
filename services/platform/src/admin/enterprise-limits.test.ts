import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPlatform, type TestPlatform } from '../../test/test-platform.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** The three limit headers, and when to come back, as numbers; null where a header is missing. */
function limitsOf({ headers }: { headers: Record<string, unknown> }) {
  const number = (name: string) => (headers[name] === undefined ? null : Number(headers[name]));
  return {
    limit: number('x-ratelimit-limit'),
    remaining: number('x-ratelimit-remaining'),
    reset: number('x-ratelimit-reset'),
    retryAfter: number('retry-after'),
  };
}

describe('the limits that the admin API sets of an Enterprise account', () => {
  let api: TestPlatform;

  beforeAll(async () => {
    api = await openTestPlatform();
  });
  afterAll(() => api.close());

  /** An account with limits of its own, and a live key of it. */
  async function enterprise(sustainedPerSecond: number, burstPerSecond: number) {
    // The clock goes on from test to test: one that is set back lets what was read earlier pass for fresh.
    api.now += MINUTE;
    const limits = { sustainedPerSecond, burstPerSecond };
    const account = { name: 'E', plan: 'enterprise', productionApproved: true, ...limits };
    const { id: accountId } = (await api.admin('POST', '/accounts', account)).json().data;
    const { key } = (await api.admin('POST', '/keys', { accountId, kind: 'secret', mode: 'live' })).json()
      .data;
    return { accountId, key: key as string };
  }

  const ping = (key: string) =>
    api.inject({ url: '/api/v1/ping', headers: { authorization: `Bearer ${key}` } });

  /** Asks within one moment until it is refused: how many were served, and the refusal. */
  async function askUntilRefused(key: string) {
    for (let served = 0; ; served++) {
      const answer = await ping(key);
      if (answer.statusCode !== 200) return { served, refused: answer };
    }
  }

  it.each([
    { sustained: 1, burst: 1, limit: 1, perSecond: [1, 1, 1, 1] },
    { sustained: 2, burst: 3, limit: 10, perSecond: [3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2] },
    { sustained: 3, burst: 5, limit: 20, perSecond: [5, 5, 5, 5, 5, 5, 5, 5, 4, 3, 3] },
    { sustained: 40, burst: 60, limit: 200, perSecond: [60, 60, 60, 60, 60, 60, 60, 60, 40, 40] },
  ])(
    '$sustained a second with a peak of $burst: the peak until $limit more than sustained are used, then what is sustained [1:8 Enterprise] [D:plans: Enterprise]',
    async ({ sustained, burst, limit, perSecond }) => {
      const { key } = await enterprise(sustained, burst);
      const seen: number[] = [];
      for (const _ of perSecond) {
        const { served, refused } = await askUntilRefused(key);
        seen.push(served);
        expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'rate_limited']);
        expect(limitsOf(refused)).toMatchObject({ limit, retryAfter: 1 });
        api.now += SECOND;
      }
      expect(seen).toEqual(perSecond);
    },
  );

  it('every answer names them, the refusal too [1:8 Enterprise] [1:2.1 X-RateLimit-Limit] [1:2.1 X-RateLimit-Remaining] [1:2.1 X-RateLimit-Reset]', async () => {
    const { key } = await enterprise(4, 6);
    const shown = [];
    for (let i = 0; i < 7; i++) shown.push(limitsOf(await ping(key)));
    const full = api.now / SECOND;
    expect(shown).toEqual([
      { limit: 20, remaining: 19, reset: full + 1, retryAfter: null },
      { limit: 20, remaining: 18, reset: full + 1, retryAfter: null },
      { limit: 20, remaining: 17, reset: full + 1, retryAfter: null },
      { limit: 20, remaining: 16, reset: full + 1, retryAfter: null },
      { limit: 20, remaining: 15, reset: full + 2, retryAfter: null },
      { limit: 20, remaining: 14, reset: full + 2, retryAfter: null },
      { limit: 20, remaining: 14, reset: full + 2, retryAfter: 1 },
    ]);
  });

  it('one that was refused by its peak is served a token later, not a millisecond before [1:8 Enterprise]', async () => {
    const { key } = await enterprise(4, 5);
    await askUntilRefused(key);
    api.now += SECOND / 5 - 1;
    expect((await ping(key)).statusCode).toBe(429);
    api.now += 1;
    expect([(await ping(key)).statusCode, (await ping(key)).statusCode]).toEqual([200, 429]);
  });

  it('new ones count from the next request on [1:8 Enterprise]', async () => {
    const { accountId, key } = await enterprise(3, 5);
    expect(limitsOf(await ping(key)).limit).toBe(20);
    await api.admin('PATCH', `/accounts/${accountId}`, { sustainedPerSecond: 1, burstPerSecond: 2 });
    api.now += 10 * SECOND;
    const { served, refused } = await askUntilRefused(key);
    expect(served).toBe(2);
    expect(limitsOf(refused).limit).toBe(10);
  });

  it('are those of that account alone [1:8 Enterprise]', async () => {
    const [small, large] = [await enterprise(1, 2), await enterprise(3, 5)];
    const seen = [await askUntilRefused(small.key), await askUntilRefused(large.key)];
    expect(seen.map(({ served }) => served)).toEqual([2, 5]);
  });
});
