import { type Endpoint, ENDPOINTS } from '@svc/contracts';
import {
  activateCalibration,
  createKey,
  registerCalibration,
  revokeKey,
  rotateKey,
  updateAccount,
  updateKey,
} from '@svc/store';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { validBody } from '../test/bodies.ts';
import { type Harness, type MadeKey, openHarness, ORIGIN } from '../test/harness.ts';

describe.each(['embedded', 'postgres'] as const)('authentication on the %s database', (kind) => {
  let api: Harness;
  let secret: MadeKey;
  let sandbox: MadeKey;
  let publishable: MadeKey;

  beforeAll(async () => {
    api = await openHarness({ database: kind });
    secret = await api.makeKey();
    sandbox = await api.makeKey({ mode: 'test', accountId: secret.accountId });
    publishable = await api.makeKey({ kind: 'publishable', accountId: secret.accountId });
  });
  // The limit of an address must not meet one test because of another.
  beforeEach(() => void (api.now += 2000));
  afterAll(() => api.close());

  const analyze = (key: string | null, headers: Record<string, string> = {}) =>
    api.post('/v1/dmse/analyze', key, validBody('dmse'), headers);

  it.each([
    ['is missing', undefined],
    ['is empty', ''],
    ['has another scheme', 'Basic dXNlcjpwYXNz'],
    ['has no scheme', 'svc_sk_live_abc'],
    ['has no token', 'Bearer '],
    ['has two tokens', 'Bearer a b'],
  ])(
    'a request whose Authorization header %s is 401 unauthorized [1:5.6] [1:7 unauthorized]',
    async (_name, authorization) => {
      const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
      const response = await api.ping(null, headers);
      expect([response.statusCode, response.json().error.code]).toEqual([401, 'unauthorized']);
      expect(response.headers['www-authenticate']).toBe('Bearer');
    },
  );

  it('a key that is unknown, mistyped, of another family or not a key is 401 invalid_token [1:5.6] [1:5.9] [1:7 invalid_token] [D:a key of another family]', async () => {
    const mistyped = `${secret.key.slice(0, -1)}${secret.key.endsWith('a') ? 'b' : 'a'}`;
    const otherMode = secret.key.replace('svc_sk_live_', 'svc_sk_test_');
    const family = `mse_live_${secret.key.slice(12)}`;
    const upperCase = secret.key.toUpperCase();
    for (const key of [
      mistyped,
      otherMode,
      family,
      upperCase,
      'svc_sk_live_',
      'x',
      'a'.repeat(5000),
      'mse_live_abc',
    ]) {
      const response = await api.ping(key);
      expect([key, response.statusCode, response.json().error.code]).toEqual([key, 401, 'invalid_token']);
    }
  });

  it('a key in the query or in another header is not looked at', async () => {
    const inQuery = await api.server.app.inject(
      `/api/v1/ping?api_key=${secret.key}&access_token=${secret.key}`,
    );
    const inHeader = await api.ping(null, { 'x-api-key': secret.key });
    expect([inQuery.statusCode, inHeader.statusCode]).toEqual([401, 401]);
  });

  it('a revoked key is 401 invalid_token [1:5.6]', async () => {
    const { key, keyId } = await api.makeKey();
    expect((await api.ping(key)).statusCode).toBe(200);
    await revokeKey(api.database.db, keyId, api.now);
    await api.credentials.refresh();
    const response = await api.ping(key);
    expect([response.statusCode, response.json().error.code]).toEqual([401, 'invalid_token']);
  });

  it('a rotated key works until its overlap ends, its successor on and on', async () => {
    const { key, keyId } = await api.makeKey();
    const successor = await rotateKey(api.database.db, keyId, { overlapMs: 60_000, now: api.now });
    const start = api.now;
    expect((await api.ping(key)).statusCode).toBe(200);
    api.now = start + 59_999;
    expect((await api.ping(key)).statusCode).toBe(200);
    api.now = start + 60_000;
    expect((await api.ping(key)).statusCode).toBe(401);
    expect((await api.ping(successor?.key ?? '')).statusCode).toBe(200);
    api.now = start;
  });

  it('a secret key has full access; a publishable key may only analyse the digital MSE [1:5.3] [1:5.5] [1:4.2 keys]', async () => {
    for (const { path, method, auth, testKeysOnly } of Object.values<Endpoint>(ENDPOINTS)) {
      const call = (key: string) =>
        api.server.app.inject({
          method,
          url: `/api${path}`,
          headers: { authorization: `Bearer ${key}`, origin: ORIGIN, 'content-type': 'application/json' },
          ...(method === 'POST' ? { payload: '{}' } : {}),
        });
      // Nothing is stored under the id `{id}`.
      const allowed = path.includes('{id}') ? 404 : method === 'GET' ? 200 : 400;
      const { key } = testKeysOnly === true ? sandbox : secret;
      expect([path, (await call(key)).statusCode]).toEqual([path, allowed]);
      const withPublishable = await call(publishable.key);
      const expected = auth === 'secretOrPublishable' ? allowed : 403;
      expect([path, withPublishable.statusCode]).toEqual([path, expected]);
    }
    const refused = await api.ping(publishable.key, { origin: ORIGIN });
    expect(refused.json().error.code).toBe('forbidden');
  });

  it('a publishable key is honoured from an origin of its list only, and the refusal says what to do [1:5.4] [1:7 forbidden] [D:CORS: allow-list]', async () => {
    expect((await analyze(publishable.key, { origin: ORIGIN })).statusCode).toBe(200);
    for (const origin of [
      'https://evil.example',
      'null',
      `${ORIGIN}.evil.example`,
      `${ORIGIN}/`,
      'http://app.example.org',
      '*',
      '',
    ]) {
      const response = await analyze(publishable.key, { origin });
      expect([origin, response.statusCode, response.json().error.code]).toEqual([origin, 403, 'forbidden']);
      expect(response.json().error.message).toContain("the key's allowed origins");
    }
    const without = await analyze(publishable.key);
    expect([without.statusCode, without.json().error.code]).toEqual([403, 'forbidden']);
  });

  it('an origin added to the list is honoured from then on [1:5.4]', async () => {
    const { key, keyId } = await api.makeKey({ kind: 'publishable', origins: [] });
    expect((await analyze(key, { origin: 'http://localhost:5173' })).statusCode).toBe(403);
    await updateKey(api.database.db, keyId, { origins: ['http://localhost:5173'] }, api.now);
    await api.credentials.refresh();
    expect((await analyze(key, { origin: 'http://localhost:5173' })).statusCode).toBe(200);
  });

  it('a secret key is honoured from any origin, since it never belongs in a browser', async () => {
    expect((await analyze(secret.key, { origin: 'https://anything.example' })).statusCode).toBe(200);
  });

  it.each([
    ['no plan', { plan: 'none', productionApproved: true }],
    ['the sandbox plan', { plan: 'sandbox', productionApproved: true }],
    ['a paid plan without production access', { plan: 'launch', productionApproved: false }],
  ] as const)(
    'a live key on %s is 402 payment_required, secret and publishable alike [1:5.7] [1:7 payment_required] [D:test and live: 402]',
    async (_name, account) => {
      const live = await api.makeKey(account);
      const browser = await api.makeKey({ kind: 'publishable', accountId: live.accountId });
      const test = await api.makeKey({ mode: 'test', accountId: live.accountId });
      const byServer = await api.ping(live.key);
      const byBrowser = await analyze(browser.key, { origin: ORIGIN });
      expect([byServer.statusCode, byServer.json().error.code]).toEqual([402, 'payment_required']);
      expect([byBrowser.statusCode, byBrowser.json().error.code]).toEqual([402, 'payment_required']);
      expect((await api.ping(test.key)).statusCode).toBe(200);
    },
  );

  it('a live key works once the account pays and is approved', async () => {
    const { key, accountId } = await api.makeKey({ plan: 'none', productionApproved: false });
    expect((await api.ping(key)).statusCode).toBe(402);
    await updateAccount(api.database.db, accountId, { plan: 'launch', productionApproved: true }, api.now);
    await api.credentials.refresh();
    const response = await api.ping(key);
    expect([response.statusCode, response.json().data.plan]).toEqual([200, 'launch']);
  });

  it('a publishable test key is honoured too', async () => {
    const created = await createKey(api.database.db, {
      accountId: secret.accountId,
      kind: 'publishable',
      mode: 'test',
      origins: [ORIGIN],
      now: api.now,
    });
    expect((await analyze(created.key, { origin: ORIGIN })).statusCode).toBe(200);
  });

  it('a promoted calibration scores the next request, and the model block says so [1:3 default] [1:3 calibrated] [1:2.8 source]', async () => {
    const before = await api.post('/v1/relapse/predict', secret.key, validBody('relapse'));
    expect(before.json().data.model).toEqual({ key: 'relapse_risk', version: null, source: 'default' });
    const { db } = api.database;
    const { version } = await registerCalibration(db, { product: 'relapse', values: {}, now: api.now });
    await activateCalibration(db, {
      product: 'relapse',
      version,
      reviewerName: 'Dr Reviewer',
      reviewerLicence: 'L-1',
      now: api.now,
    });
    await api.credentials.refresh();
    const after = await api.post('/v1/relapse/predict', secret.key, validBody('relapse'));
    expect(after.json().data.model).toEqual({ key: 'relapse_risk', version, source: 'calibrated' });
    const other = await api.post('/v1/outcome/score', secret.key, validBody('outcome'));
    expect(other.json().data.model.source).toBe('default');
  });
});
