import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, openHarness, ORIGIN } from '../test/harness.ts';

/** A request, built up so that it fails one check after another. */
interface Attempt {
  method: string;
  url: string;
  key: string | null;
  origin: string | undefined;
  type: string;
  payload: string;
}

describe('a request that fails two checks gets the answer of the earlier one [D:order of checks]', () => {
  let api: Harness;
  let keys: Record<'fine' | 'unpaid' | 'unpaidBrowser' | 'browser' | 'spent' | 'spentBrowser', string>;

  beforeAll(async () => {
    api = await openHarness({ sandboxKeyDaily: 1 });
    const make = async (spec: Parameters<Harness['makeKey']>[0]) => (await api.makeKey(spec)).key;
    keys = {
      fine: await make({}),
      browser: await make({ kind: 'publishable' }),
      unpaid: await make({ plan: 'none' }),
      unpaidBrowser: await make({ kind: 'publishable', plan: 'none' }),
      spent: await make({ mode: 'test' }),
      spentBrowser: await make({ mode: 'test', kind: 'publishable' }),
    };
    await api.ping(keys.spent);
    await api.post('/v1/dmse/analyze', keys.spentBrowser, {}, { origin: ORIGIN });
  });
  afterAll(() => api.close());

  const TOO_LARGE = `{"a":"${'x'.repeat(1_048_576)}"}`;

  /** Each check in the order of the contract, and how a request comes to fail it. */
  const FAULTS: [number, (attempt: Attempt) => void][] = [
    [404, (attempt) => void (attempt.url = '/api/v1/none')],
    [405, (attempt) => void (attempt.method = 'PUT')],
    [401, (attempt) => void (attempt.key = 'svc_sk_live_unknown')],
    [403, (attempt) => void (attempt.origin = 'https://evil.example')],
    [402, (attempt) => void (attempt.key = keys.unpaid)],
    [429, (attempt) => void (attempt.key = keys.spent)],
    [415, (attempt) => void (attempt.type = 'text/plain')],
    [413, (attempt) => void (attempt.payload = TOO_LARGE)],
    [400, (attempt) => void (attempt.payload = '{"broken')],
  ];

  async function statusOf(faults: readonly number[]): Promise<number> {
    const attempt: Attempt = {
      method: 'POST',
      url: '/api/v1/dmse/analyze',
      key: keys.fine,
      origin: ORIGIN,
      type: 'application/json',
      payload: '{"speechRateWpm":1}',
    };
    // Later faults first: where two use the same part of the request, the earlier check's fault stands.
    for (const [status, fail] of FAULTS.toReversed()) if (faults.includes(status)) fail(attempt);
    // Only a publishable key can have the wrong origin.
    if (faults.includes(403) && !faults.includes(401)) {
      attempt.key = faults.includes(402)
        ? keys.unpaidBrowser
        : faults.includes(429)
          ? keys.spentBrowser
          : keys.browser;
    }
    const { method, url, key, origin, type, payload } = attempt;
    const response = await api.server.app.inject({
      method: method as 'POST',
      url,
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': type,
        ...(origin === undefined ? {} : { origin }),
      },
      payload,
    });
    return response.statusCode;
  }

  it('passes without a fault', async () => {
    expect(await statusOf([])).toBe(200);
  });

  it.each(FAULTS.map(([status]) => [status]))('%i alone', async (status) => {
    expect(await statusOf([status])).toBe(status);
  });

  const pairs = FAULTS.flatMap(([first], index) =>
    FAULTS.slice(index + 1).map(([second]) => [first, second] as const),
  );

  it.each(pairs)('%i before %i', async (first, second) => {
    expect(await statusOf([first, second])).toBe(first);
  });

  it('all at once: 404', async () => {
    expect(await statusOf(FAULTS.map(([status]) => status))).toBe(404);
  });

  it('a missing header is 401 before anything of the body', async () => {
    const response = await api.post('/v1/dmse/analyze', null, '{"broken', { 'content-type': 'text/plain' });
    expect(response.statusCode).toBe(401);
  });
});
