import { generateKey } from '@svc/store/test';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ADMIN_TOKEN, openTestPlatform, type TestPlatform } from '../test/test-platform.ts';

let api: TestPlatform;
beforeEach(async () => {
  api = await openTestPlatform();
});
afterEach(() => api.close());

const DEVELOPER = '/api/v1/ping';
const ORGANIZATION = '/api/v1/mse/catalog';
const HERE = '192.0.2.1';

const invented = (kind: 'secret' | 'organization') => generateKey({ kind, mode: 'live' });

const call = (key: string, remoteAddress = HERE, url = DEVELOPER) =>
  api.inject({ url, remoteAddress, headers: { authorization: `Bearer ${key}` } });
const statusOf = async (...args: Parameters<typeof call>) => (await call(...args)).statusCode;

async function developerKey(): Promise<string> {
  const account = (
    await api.admin('POST', '/accounts', { name: 'A', plan: 'scale', productionApproved: true })
  ).json().data;
  const body = { accountId: account.id, kind: 'secret', mode: 'live' };
  return (await api.admin('POST', '/keys', body)).json().data.key;
}

/** Guesses until the address is over its limit; the answer that says so. */
async function guessUntilLimited(url = DEVELOPER, remoteAddress = HERE) {
  for (let i = 0; i < 200; i++) {
    const answer = await call(invented(url === ORGANIZATION ? 'organization' : 'secret'), remoteAddress, url);
    if (answer.statusCode !== 401) return { guesses: i, answer };
  }
  throw new Error('200 guesses were looked up');
}

describe.each([
  ['developer', DEVELOPER],
  ['organization', ORGANIZATION],
])('guesses of %s keys', (_family, url) => {
  it('are looked up a hundred times and then refused, until the address has requests again', async () => {
    const { guesses, answer } = await guessUntilLimited(url);
    expect(guesses).toBe(100);
    expect(answer.statusCode).toBe(429);
    expect(answer.headers).toMatchObject({ 'retry-after': '1', 'x-ratelimit-remaining': '0' });
    expect((await api.inject({ url: '/metrics', headers: { host: 'localhost' } })).payload).toContain(
      'svc_limited_total{by="address"} 1',
    );
    api.now += 1_000;
    expect(await statusOf(invented('organization'), HERE, ORGANIZATION)).toBe(401);
  });

  it('count by /64 network for IPv6, and are no matter of other networks', async () => {
    await guessUntilLimited(url, '2001:db8:1:2::1');
    expect(await statusOf(invented('organization'), '2001:db8:1:2:9::9', ORGANIZATION)).toBe(429);
    expect(await statusOf(invented('organization'), '2001:db8:1:3::1', ORGANIZATION)).toBe(401);
  });
});

describe('an address over its limit', () => {
  it('goes on with the keys that are known here, also after a change of keys', async () => {
    const key = await developerKey();
    expect(await statusOf(key)).toBe(200);
    await guessUntilLimited();
    expect(await statusOf(key)).toBe(200);
    await developerKey();
    await api.platform.services.credentials.refresh();
    expect(await statusOf(key)).toBe(200);
  });

  it('waits with a valid key that was not seen here yet', async () => {
    const key = await developerKey();
    await guessUntilLimited();
    expect(await statusOf(key)).toBe(429);
    expect(await statusOf(key, '192.0.2.2')).toBe(200);
    expect(await statusOf(key)).toBe(200);
  });

  it('hears of texts that cannot be keys, and of none, as before: nothing is looked up for them', async () => {
    await guessUntilLimited();
    expect(await statusOf('svc_sk_live_short')).toBe(401);
    expect((await api.inject({ url: DEVELOPER, remoteAddress: HERE })).statusCode).toBe(401);
  });
});

it('a valid key costs its address nothing, however often it comes', async () => {
  const keys = await Promise.all(Array.from({ length: 3 }, developerKey));
  for (const key of keys) for (let i = 0; i < 10; i++) expect(await statusOf(key)).toBe(200);
  const refused = await call('none');
  expect(refused.headers['x-ratelimit-remaining']).toBe('99');
});

describe('guesses of the admin token', () => {
  const admin = (token: string, remoteAddress = HERE) => call(token, remoteAddress, '/api/admin/v1/accounts');
  const guess = async () => {
    for (let i = 0; i < 20; i++) expect((await admin(`wrong-${i}`)).statusCode).toBe(401);
  };

  it('are refused after twenty, the right one among them', async () => {
    await guess();
    const refused = await admin(ADMIN_TOKEN);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1']);
    expect((await admin(ADMIN_TOKEN, '192.0.2.2')).statusCode).toBe(200);
    api.now += 1_000;
    expect((await admin(ADMIN_TOKEN)).statusCode).toBe(200);
  });

  it('do not shut out the operator who was here before, nor callers of the API', async () => {
    expect((await admin(ADMIN_TOKEN)).statusCode).toBe(200);
    const key = await developerKey();
    await guess();
    expect((await admin(ADMIN_TOKEN)).statusCode).toBe(200);
    expect(await statusOf(key)).toBe(200);
  });
});
