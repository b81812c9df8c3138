import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN_TOKEN, openTestPlatform, START, type TestPlatform } from '../../test/test-platform.ts';

describe('the admin API', () => {
  let api: TestPlatform;

  beforeAll(async () => {
    api = await openTestPlatform();
  });
  afterAll(() => api.close());

  const made = async (body: object) => {
    const response = await api.admin('POST', '/accounts', body);
    expect(response.statusCode).toBe(201);
    return response.json().data;
  };
  const ping = (key: string) =>
    api.inject({ url: '/api/v1/ping', headers: { authorization: `Bearer ${key}` } });

  it('takes its token, and no API key', async () => {
    const account = await made({ name: 'A', plan: 'launch', productionApproved: true });
    const { key } = (
      await api.admin('POST', '/keys', { accountId: account.id, kind: 'secret', mode: 'live' })
    ).json().data;
    const call = (authorization?: string) =>
      api.inject({
        url: '/api/admin/v1/accounts',
        headers: authorization === undefined ? {} : { authorization },
      });
    expect((await call(`Bearer ${ADMIN_TOKEN}`)).statusCode).toBe(200);
    expect((await call()).json().error.code).toBe('unauthorized');
    for (const wrong of [key, `${ADMIN_TOKEN}x`, ADMIN_TOKEN.slice(1), 'x']) {
      expect((await call(`Bearer ${wrong}`)).json().error.code).toBe('invalid_token');
    }
  });

  it('makes, reads, changes and lists accounts', async () => {
    const account = await made({
      name: 'Northside',
      plan: 'enterprise',
      sustainedPerSecond: 5,
      burstPerSecond: 9,
      overageCap: 10,
    });
    expect(account).toMatchObject({
      name: 'Northside',
      plan: 'enterprise',
      productionApproved: false,
      sustainedPerSecond: 5,
    });
    const changed = await api.admin('PATCH', `/accounts/${account.id}`, {
      plan: 'scale',
      productionApproved: true,
    });
    expect(changed.json().data).toMatchObject({ id: account.id, plan: 'scale', productionApproved: true });
    expect((await api.admin('GET', `/accounts/${account.id}`)).json().data).toMatchObject({ plan: 'scale' });
    const { accounts } = (await api.admin('GET', '/accounts')).json().data;
    expect(accounts.map(({ id }: { id: string }) => id)).toContain(account.id);
  });

  it('shows a key once and never again', async () => {
    const { id: accountId } = await made({ name: 'B', plan: 'launch', productionApproved: true });
    const { key, record } = (
      await api.admin('POST', '/keys', { accountId, kind: 'secret', mode: 'live' })
    ).json().data;
    expect((await ping(key)).statusCode).toBe(200);
    const list = await api.admin('GET', `/keys?accountId=${accountId}`);
    expect(list.json().data.keys).toEqual([record]);
    expect(list.payload).not.toContain(key);
  });

  it('a revoked key is refused with the very next request', async () => {
    const { id: accountId } = await made({ name: 'C', plan: 'launch', productionApproved: true });
    const { key, record } = (
      await api.admin('POST', '/keys', { accountId, kind: 'secret', mode: 'live' })
    ).json().data;
    await ping(key);
    const revoked = await api.admin('POST', `/keys/${record.id}/revoke`);
    expect(revoked.json().data.revokedAt).toBe(new Date(START).toISOString());
    expect((await ping(key)).statusCode).toBe(401);
  });

  it('a rotated key overlaps with its successor', async () => {
    const { id: accountId } = await made({ name: 'D', plan: 'launch', productionApproved: true });
    const { key, record } = (
      await api.admin('POST', '/keys', { accountId, kind: 'secret', mode: 'live' })
    ).json().data;
    const rotated = await api.admin('POST', `/keys/${record.id}/rotate`, { overlapSeconds: 60 });
    const successor = rotated.json().data;
    expect([(await ping(key)).statusCode, (await ping(successor.key)).statusCode]).toEqual([200, 200]);
    api.now = START + 59_999;
    expect([(await ping(key)).statusCode, (await ping(successor.key)).statusCode]).toEqual([200, 200]);
    api.now = START + 60_000;
    expect([(await ping(key)).statusCode, (await ping(successor.key)).statusCode]).toEqual([401, 200]);
    api.now = START;
  });

  it('changes the origins of a publishable key', async () => {
    const { id: accountId } = await made({ name: 'E', plan: 'launch', productionApproved: true });
    const body = { accountId, kind: 'publishable', mode: 'live', origins: ['https://a.example'] };
    const { record } = (await api.admin('POST', '/keys', body)).json().data;
    const changed = await api.admin('PATCH', `/keys/${record.id}`, { origins: ['https://b.example'] });
    expect(changed.json().data.origins).toEqual(['https://b.example']);
  });

  it('reports the usage of a month', async () => {
    const { id: accountId } = await made({ name: 'F', plan: 'launch', productionApproved: true });
    const { key } = (await api.admin('POST', '/keys', { accountId, kind: 'secret', mode: 'live' })).json()
      .data;
    await ping(key);
    await ping(key);
    const usage = (await api.admin('GET', `/accounts/${accountId}/usage`)).json().data;
    expect(usage).toMatchObject({ month: '2026-11', live: { total: 2 }, allowance: 50_000, overage: 0 });
    const october = (await api.admin('GET', `/accounts/${accountId}/usage?month=2026-10`)).json().data;
    expect(october).toMatchObject({ month: '2026-10', live: { total: 0 } });
  });

  it.each([
    ['POST', '/accounts', {}, 'name'],
    ['POST', '/accounts', { name: 'x', plan: 'gold' }, 'plan'],
    ['POST', '/accounts', { name: '', plan: 'launch' }, 'name'],
    ['POST', '/accounts', { name: 'x', plan: 'launch', colour: 'red' }, 'body'],
    ['POST', '/keys', { accountId: 'a', kind: 'magic', mode: 'live' }, 'kind'],
    ['POST', '/keys/key_x/rotate', { overlapSeconds: -1 }, 'overlapSeconds'],
    ['PATCH', '/keys/key_x', { origins: 'https://a.example' }, 'origins'],
  ] as const)('%s %s with %j is 400 and names the field', async (method, path, body, field) => {
    const response = await api.admin(method, path, body);
    expect([response.statusCode, response.json().error.issues[0].path]).toEqual([400, field]);
  });

  it.each([
    ['a wildcard', '*'],
    ['a path', 'https://a.example/app'],
    ['null', 'null'],
    ['no scheme', 'a.example'],
  ])('an origin that is %s is 400', async (_name, origin) => {
    const { id: accountId } = await made({ name: 'G', plan: 'launch' });
    const body = { accountId, kind: 'publishable', mode: 'live', origins: [origin] };
    expect((await api.admin('POST', '/keys', body)).statusCode).toBe(400);
  });

  it.each([
    ['GET', '/accounts/acct_none', undefined],
    ['PATCH', '/accounts/acct_none', { name: 'x' }],
    ['GET', '/accounts/acct_none/usage', undefined],
    ['POST', '/keys/key_none/revoke', undefined],
    ['POST', '/keys/key_none/rotate', { overlapSeconds: 0 }],
    ['PATCH', '/keys/key_none', { origins: [] }],
    ['GET', '/nothing', undefined],
  ] as const)('%s %s is 404', async (method, path, body) => {
    const response = await api.admin(method, path, body);
    expect([response.statusCode, response.json().error.code]).toEqual([404, 'not_found']);
  });

  it('a month that is none is 400', async () => {
    expect((await api.admin('GET', '/accounts/acct_x/usage?month=2026-13')).statusCode).toBe(400);
  });

  it('lists the parameters compiled into every engine', async () => {
    const { engines } = (await api.admin('GET', '/calibration')).json().data;
    expect(engines.map(({ product }: { product: string }) => product)).toEqual([
      'dmse',
      'medication',
      'biomarker',
      'outcome',
      'relapse',
    ]);
    for (const engine of engines) {
      expect(engine).toMatchObject({ active: null, defaults: expect.any(Object), caps: expect.any(Object) });
    }
  });

  it('looks at itself', async () => {
    const { checks } = (await api.admin('GET', '/doctor')).json().data;
    const byName = Object.fromEntries(
      checks.map(({ name, status }: { name: string; status: string }) => [name, status]),
    );
    expect(byName).toMatchObject({ database: 'ok', durability: 'ok', model: 'ok' });
    expect(Object.keys(byName)).toEqual(expect.arrayContaining(['clock', 'storage', 'database role']));
  });
});

describe('without an admin token', () => {
  it('there is no admin API: every path of it is 404, whatever the method', async () => {
    const api = await openTestPlatform({}, null);
    try {
      for (const [method, path] of [
        ['GET', '/accounts'],
        ['DELETE', '/accounts'],
        ['POST', '/keys'],
        ['GET', '/doctor'],
      ] as const) {
        expect((await api.admin(method, path)).statusCode).toBe(404);
      }
    } finally {
      await api.close();
    }
  });
});

describe('with an address of its own', () => {
  it('the admin API is served there and nowhere else', async () => {
    const api = await openTestPlatform({ SVC_ADMIN_LISTEN: '127.0.0.1:0' });
    try {
      expect((await api.admin('GET', '/accounts')).statusCode).toBe(404);
      const own = await api.platform.adminServer?.app.inject({
        url: '/api/admin/v1/accounts',
        headers: { authorization: `Bearer ${ADMIN_TOKEN}` },
      });
      expect(own?.statusCode).toBe(200);
      expect((await api.platform.adminServer?.app.inject('/api/v1/ping'))?.statusCode).toBe(404);
    } finally {
      await api.close();
    }
  });
});
