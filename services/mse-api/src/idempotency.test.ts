import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALM, exam, RISKY, signature } from '../test/exams.ts';
import { type Harness, type MadeKey, openHarness, START } from '../test/harness.ts';

const once = (name: string, more: Record<string, string> = {}) => ({ 'idempotency-key': name, ...more });

describe.each(['embedded', 'postgres'] as const)('on the %s database [D:idempotency]', (kind) => {
  let api: Harness;
  let mine: MadeKey;
  let key: string;

  beforeAll(async () => {
    api = await openHarness({ database: kind });
    mine = await api.makeKey();
    key = mine.key;
  });
  afterAll(() => api.close());

  it.each([
    ['POST', '', exam(RISKY)],
    ['PATCH', '', exam(RISKY)],
    ['POST', '/sign', signature()],
  ])('the same key and body on %s%s is the same answer, written once', async (method, tail, body) => {
    const visit = `/v1/mse/same-${method}${tail.slice(1)}`;
    await api.post(visit, key, exam(CALM));
    const send = () => api.call({ method, path: `${visit}${tail}`, key, body, headers: once('k-1') });
    const first = await send();
    const after = await api.countRows();
    api.now += 60_000;
    const second = await send();
    api.now = START;
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(second.payload).toBe(first.payload);
    expect(second.headers['etag']).toBe(first.headers['etag']);
    expect([first.headers['idempotent-replayed'], second.headers['idempotent-replayed']]).toEqual([
      undefined,
      'true',
    ]);
    expect(await api.countRows()).toEqual(after);
  });

  it('without a key, the same body twice is two versions', async () => {
    const answers = [
      await api.post('/v1/mse/plain', key, exam()),
      await api.post('/v1/mse/plain', key, exam()),
    ];
    expect(answers.map((answer) => answer.json().version)).toEqual([1, 2]);
  });

  it('another body is 400, also when it means the same', async () => {
    const path = '/v1/mse/other-body';
    await api.post(path, key, exam(CALM), once('k-2'));
    const before = await api.countRows();
    for (const body of [exam(RISKY), ` ${JSON.stringify(exam(CALM))}`]) {
      const response = await api.post(path, key, body, once('k-2'));
      expect([response.statusCode, response.json().error]).toEqual([
        400,
        'Idempotency-Key: was used before with another body: a new request needs a new key',
      ]);
    }
    expect(await api.countRows()).toEqual(before);
  });

  it('another path, method or organization is another scope; another key of the organization is not', async () => {
    const other = await api.makeKey();
    const colleague = await api.makeKey({ organizationId: mine.organizationId });
    const body = exam(CALM);
    const versions = [
      await api.post('/v1/mse/scope-a', key, body, once('k-3')),
      await api.post('/v1/mse/scope-b', key, body, once('k-3')),
      await api.patch('/v1/mse/scope-a', key, body, once('k-3')),
      await api.post('/v1/mse/scope-a', other.key, body, once('k-3')),
      await api.post('/v1/mse/scope-a', colleague.key, body, once('k-3')),
    ].map((answer) => answer.json().version);
    expect(versions).toEqual([1, 1, 2, 1, 1]);
  });

  it('the kept answer comes before If-Match, which no longer holds', async () => {
    const path = '/v1/mse/before-match';
    await api.post(path, key, exam());
    const headers = once('k-4', { 'if-match': '"1"' });
    const first = await api.post(path, key, exam(), headers);
    expect(first.json().version).toBe(2);
    await api.post(path, key, exam());
    expect((await api.post(path, key, exam(), headers)).payload).toBe(first.payload);
    const fresh = await api.post(path, key, exam(), once('k-5', { 'if-match': '"1"' }));
    expect(fresh.statusCode).toBe(412);
    const created = once('k-6', { 'if-none-match': '*' });
    const made = await api.post('/v1/mse/created', key, exam(), created);
    expect((await api.post('/v1/mse/created', key, exam(), created)).payload).toBe(made.payload);
  });

  it('a refusal is not kept: the same request can succeed later', async () => {
    const path = '/v1/mse/refused-first';
    const statuses = [];
    statuses.push((await api.patch(path, key, exam(), once('k-7'))).statusCode);
    statuses.push((await api.post(`${path}/sign`, key, signature(), once('k-8'))).statusCode);
    statuses.push((await api.post(path, key, exam(), once('k-9', { 'if-match': '"1"' }))).statusCode);
    statuses.push((await api.post(path, key, exam({ gait: {} }), once('k-9'))).statusCode);
    await api.post(path, key, exam());
    statuses.push((await api.patch(path, key, exam(), once('k-7'))).statusCode);
    statuses.push((await api.post(`${path}/sign`, key, signature(), once('k-8'))).statusCode);
    statuses.push((await api.post(path, key, exam(), once('k-9'))).statusCode);
    expect(statuses).toEqual([404, 409, 412, 422, 200, 200, 200]);
  });

  it('an answer is kept for 24 hours', async () => {
    const path = '/v1/mse/a-day';
    const at = async (hours: number) => {
      api.now = START + hours * 3_600_000;
      return (await api.post(path, key, exam(), once('k-10'))).json().version;
    };
    expect([await at(0), await at(23.99), await at(24), await at(25)]).toEqual([1, 1, 2, 2]);
    api.now = START;
  });

  it.each([
    ['empty', ''],
    ['256 characters', 'x'.repeat(256)],
    ['a space', 'a b'],
    ['a letter beyond ASCII', 'é'],
    ['a tab', 'a\tb'],
  ])('a key that is %s is 400', async (_why, name) => {
    const response = await api.post('/v1/mse/syntax', key, exam(), once(name));
    expect([response.statusCode, response.json().errors]).toEqual([
      400,
      ['Idempotency-Key: must be 1 to 255 visible ASCII characters'],
    ]);
  });

  it.each([
    ['1 character', '!'],
    ['255 characters', '~'.repeat(255)],
  ])('a key of %s is accepted', async (_why, name) => {
    expect((await api.post(`/v1/mse/syntax-${name.length}`, key, exam(), once(name))).statusCode).toBe(200);
  });

  it('a read ignores it', async () => {
    const before = await api.countRows();
    expect((await api.get('/v1/mse/domains', key, once('a b'))).statusCode).toBe(200);
    expect((await api.get('/v1/mse/plain', key, once('k-11'))).statusCode).toBe(200);
    expect(await api.countRows()).toEqual(before);
  });
});
