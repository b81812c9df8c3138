import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALM, exam } from '../test/exams.ts';
import { type Harness, openHarness } from '../test/harness.ts';

/** A request, built up so that it fails one check after another. */
interface Attempt {
  method: string;
  path: string;
  key: string;
  type: string;
  body: unknown;
  headers: Record<string, string>;
}

const SLOW = { sustainedPerSecond: 1, burstPerSecond: 1 };
const TOO_LARGE = `{"a":"${'x'.repeat(1_048_576)}"}`;

describe('a request that fails two checks gets the answer of the earlier one [D:order of checks]', () => {
  let api: Harness;
  let keys: Record<'fine' | 'lacking' | 'spent' | 'spentLacking', string>;
  let tries = 0;

  beforeAll(async () => {
    api = await openHarness();
    const organizationId = await api.makeOrganization();
    const make = async (spec: Parameters<Harness['makeKey']>[0]) =>
      (await api.makeKey({ organizationId, ...spec })).key;
    keys = {
      fine: await make({}),
      lacking: await make({ scopes: ['mse:read'] }),
      spent: await make({ limits: SLOW }),
      spentLacking: await make({ limits: SLOW, scopes: ['mse:read'] }),
    };
    await api.get('/v1/mse/domains', keys.spent);
    await api.get('/v1/mse/domains', keys.spentLacking);
  });
  afterAll(() => api.close());

  /** Each check in the order of the contract, and how a request comes to fail it. */
  const FAULTS: [number, (attempt: Attempt, faults: readonly number[]) => void][] = [
    [404, (attempt) => void (attempt.path = '/v1/mse/a/none')],
    [405, (attempt) => void (attempt.method = 'PUT')],
    [401, (attempt) => void (attempt.key = 'mse_live_unknown')],
    [403, (attempt, faults) => void (attempt.key = faults.includes(429) ? keys.spentLacking : keys.lacking)],
    [429, (attempt) => void (attempt.key = keys.spent)],
    [415, (attempt) => void (attempt.type = 'text/plain')],
    [413, (attempt) => void (attempt.body = TOO_LARGE)],
    [400, (attempt) => void (attempt.body = '{"broken')],
    [422, (attempt) => void (attempt.body = exam({ gait: {} }))],
    [412, (attempt) => void (attempt.headers['if-match'] = '"7"')],
  ];

  async function statusOf(faults: readonly number[]): Promise<number> {
    tries += 1;
    const attempt: Attempt = {
      method: 'POST',
      path: `/v1/mse/visit-${tries}`,
      key: keys.fine,
      type: 'application/json',
      body: exam(CALM),
      headers: {},
    };
    // Later faults first: where two use the same part of the request, the earlier check's fault stands.
    for (const [status, fail] of FAULTS.toReversed()) if (faults.includes(status)) fail(attempt, faults);
    const { type, headers, ...call } = attempt;
    return (await api.call({ ...call, headers: { ...headers, 'content-type': type } })).statusCode;
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

  it.each([
    ['an id that is too long', 'x'.repeat(257)],
    ['an id with a control character', '%07'],
    ['the reserved id', 'domains/history'],
  ])('%s is 401 without a key and 403 without the scope before it is 400', async (_name, id) => {
    const path = `/v1/mse/${id}`;
    const lacking = (await api.makeKey({ scopes: ['mse:sign'] })).key;
    const answers = [await api.get(path, null), await api.get(path, lacking), await api.get(path, keys.fine)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 403, 400]);
  });

  it('a wrong path id, header or idempotency key is 400 before the record is looked at', async () => {
    const wrong: Record<string, string>[] = [{ 'if-match': 'x' }, { 'idempotency-key': 'a b' }];
    for (const headers of wrong) {
      expect((await api.patch('/v1/mse/nowhere', keys.fine, exam(), headers)).statusCode).toBe(400);
    }
  });

  it('the draft endpoint checks its key, then what a body is announced as', async () => {
    const path = '/v1/mse/a/agent';
    const developer = await api.makeDeveloperKey();
    const as = (key: string, type: string) => api.post(path, key, 'x', { 'content-type': type });
    expect((await as(keys.fine, 'text/plain')).statusCode).toBe(401);
    expect((await as(developer, 'text/plain')).statusCode).toBe(415);
    const broken = await as(developer, 'application/json');
    expect([broken.statusCode, broken.json().errors]).toEqual([400, ['body: must be valid JSON']]);
  });
});
