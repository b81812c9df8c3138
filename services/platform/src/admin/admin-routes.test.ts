import { ADMIN_ENDPOINTS, ADMIN_PREFIX, type AdminEndpoint, routePattern } from '@svc/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPlatform, type TestPlatform } from '../../test/test-platform.ts';

const ENTRIES = Object.entries<AdminEndpoint>(ADMIN_ENDPOINTS);

describe('the routes of the admin API', () => {
  let api: TestPlatform;
  beforeAll(async () => {
    api = await openTestPlatform();
  });
  afterAll(() => api.close());

  it('are the entries of the table, and no others', async () => {
    await api.platform.server.app.ready();
    const served = api.platform.server.routes
      .filter(({ policy, pattern }) => policy === 'admin' || pattern.startsWith(ADMIN_PREFIX))
      .flatMap(({ policy, methods, pattern }) => methods.map((method) => `${policy} ${method} ${pattern}`));
    const declared = ENTRIES.map(
      ([, { auth, method, path }]) => `${auth} ${method} ${ADMIN_PREFIX}${routePattern(path)}`,
    );
    expect(served.sort()).toEqual(declared.sort());
  });

  it.each(ENTRIES.filter(([, { pathParams }]) => pathParams))(
    '%s refuses an id that no text can hold with 400',
    async (_, { method, path, body }) => {
      const answer = await api.admin(method, path.replace('{id}', '%00'), body && {});
      expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'invalid_request']);
    },
  );

  it.each([
    ['/keys', 'accountId'],
    ['/organization-keys', 'organizationId'],
    ['/webhooks', 'ownerId'],
    ['/accounts/acct_x/usage', 'month'],
  ])('%s refuses %s when it is given twice', async (path, name) => {
    const answer = await api.admin('GET', `${path}?${name}=a&${name}=b`);
    expect([answer.statusCode, answer.json().error.issues[0].path]).toEqual([400, name]);
  });

  it('says no more of a body of many fields than that there are too many', async () => {
    const body = Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`unknown${index}`, 1]));
    const answer = await api.admin('POST', '/accounts', body);
    expect([answer.statusCode, answer.json().error.issues]).toEqual([
      400,
      [{ path: 'body', message: 'must have at most 100 fields' }],
    ]);
  });

  it('an id that names nothing is 404, however long it is', async () => {
    expect((await api.admin('GET', `/accounts/${'x'.repeat(4000)}`)).statusCode).toBe(404);
  });

  it.each(['', 'acct_none', 'x'.repeat(4000)])(
    'a filter that names nothing leaves a list empty: %#',
    async (id) => {
      expect((await api.admin('GET', `/keys?accountId=${id}`)).json().data).toEqual({ keys: [] });
    },
  );
});
