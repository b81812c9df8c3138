import { CONSOLE_ENDPOINTS, type ConsoleEndpoint } from '@svc/contracts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountPlace, type ConsoleWorld, openConsoleWorld, type Visitor } from '../../test/console-world.ts';

let world: ConsoleWorld;
beforeAll(async () => {
  world = await openConsoleWorld();
});
afterAll(() => world?.close());
beforeEach(() => {
  world.test.now += 60_000;
});

const dataOf = async (answer: ReturnType<Visitor['call']>) => (await answer).json().data;
const ping = (key: string) =>
  world.test.inject({ url: '/api/v1/ping', headers: { authorization: `Bearer ${key}` } });

describe('from nothing to the first call seen', () => {
  it('takes a person, an account, a key and one call, and nobody else', async () => {
    const visitor = await world.person();
    const account = await dataOf(visitor.call('POST', '/accounts', { name: 'My app' }));
    expect(account).toMatchObject({ name: 'My app', plan: 'sandbox', productionApproved: false });
    // Signing up gave the session a new token, since it may now do more.
    const answer = await visitor.call('GET', '/me');
    expect(answer.statusCode).toBe(401);
  });

  it('shows the call once it was made, with the first characters of the key alone', async () => {
    const visitor = await world.developer();
    const path = `/accounts/${world.accountId}`;
    const before = await dataOf(visitor.call('GET', path));
    expect(before).toMatchObject({ keys: 0, lastRequest: null, accessRequest: null });
    const body = { name: 'Server', kind: 'secret', mode: 'test' };
    const { key, record } = await dataOf(visitor.call('POST', `${path}/keys`, body));
    expect(record).toMatchObject({ name: 'Server', createdBy: visitor.personId, lastUsedAt: null });
    expect((await ping(key)).statusCode).toBe(200);
    const after = await dataOf(visitor.call('GET', path));
    expect(after).toMatchObject({
      keys: 1,
      lastRequest: { operation: 'ping', status: 200, keyStart: record.visibleStart },
    });
    expect(JSON.stringify(after)).not.toContain(key);
    const { keys } = await dataOf(visitor.call('GET', `${path}/keys`));
    expect(keys[0].lastUsedAt).toBe(new Date(world.test.now).toISOString());
  });
});

describe('acts of people', () => {
  it('are written down with the person, the account and what they were about; reading settings is none', async () => {
    const visitor = await world.developer();
    const path = `/accounts/${world.accountId}`;
    await visitor.call('GET', `${path}/keys`);
    const { record } = await dataOf(
      visitor.call('POST', `${path}/keys`, { name: 'K', kind: 'secret', mode: 'test' }),
    );
    await visitor.call('POST', `${path}/keys/${record.id}/revoke`);
    const { acts } = (await world.test.admin('GET', `/operator/acts?operator=${visitor.personId}`)).json()
      .data;
    const said = acts.map(({ action, ownerId, target, status }: Record<string, unknown>) => ({
      action,
      ownerId,
      target,
      status,
    }));
    expect(said).toHaveLength(2);
    const about = { ownerId: world.accountId, target: record.id };
    expect(said).toContainEqual({
      action: 'POST /api/console/v1/accounts/:accountId/keys',
      ...about,
      status: 201,
    });
    expect(said).toContainEqual({
      action: 'POST /api/console/v1/accounts/:accountId/keys/:id/revoke',
      ...about,
      status: 200,
    });
  });
});

describe('a list', () => {
  const LISTS = Object.entries<ConsoleEndpoint>(CONSOLE_ENDPOINTS).filter(
    ([, { query }]) => 'cursor' in (query?.shape ?? {}),
  );

  it.each(LISTS)('%s refuses a cursor that is none, and names it', async (_, { path, of }) => {
    const visitor = of === 'account' ? await world.developer() : await world.person('operator');
    for (const cursor of ['none', Buffer.from(JSON.stringify([-8e15, 'x'])).toString('base64url')]) {
      const query = new URLSearchParams({ cursor, ...(path.endsWith('/events') ? { mode: 'test' } : {}) });
      const answer = await visitor.call('GET', `${path.replace('{accountId}', world.accountId)}?${query}`);
      const { issues = [] } = answer.json().error;
      expect([answer.statusCode, issues.map((issue: { path: string }) => issue.path)]).toEqual([
        400,
        ['cursor'],
      ]);
    }
  });

  it.each(LISTS)('%s refuses a page of 0 and of 201', async (_, { path, of }) => {
    const visitor = of === 'account' ? await world.developer() : await world.person('operator');
    for (const limit of ['0', '201', 'many']) {
      const query = new URLSearchParams({ limit, ...(path.endsWith('/events') ? { mode: 'test' } : {}) });
      const answer = await visitor.call('GET', `${path.replace('{accountId}', world.accountId)}?${query}`);
      expect(answer.statusCode).toBe(400);
    }
  });
});

describe('a body', () => {
  it.each([
    ['POST', 'keys', { kind: 'secret', mode: 'test' }, 'name'],
    ['POST', 'keys', { name: 'K', kind: 'root', mode: 'test' }, 'kind'],
    ['POST', 'keys', { name: 'K', kind: 'secret', mode: 'test', origins: ['https://a.example'] }, null],
    ['POST', 'keys', { name: 'K', kind: 'secret', mode: 'test', accountId: 'acct_other' }, 'body'],
    ['POST', 'webhooks', { url: 'https://10.0.0.1/', mode: 'test' }, 'url'],
    [
      'POST',
      'webhooks',
      { url: 'https://hooks.example.org/', mode: 'test', eventTypes: ['x'] },
      'eventTypes[0]',
    ],
    ['POST', 'invitations', { email: 'no address', role: 'developer' }, 'email'],
    ['POST', 'invitations', { email: 'a@example.org', role: 'operator' }, 'role'],
    ['POST', 'access-requests', { use: 'x', countries: ['DE'], clinicianInCharge: 'Dr A' }, 'retentionRead'],
  ] as const)('%s %s %j is refused with the field named', async (method, path, body, field) => {
    const visitor = await world.developer();
    const answer = await visitor.call(method, `/accounts/${world.accountId}/${path}`, body);
    const { code, issues = [] } = answer.json().error;
    const fields = issues.map((issue: { path: string }) => issue.path);
    expect([answer.statusCode, code, field === null || fields.includes(field)]).toEqual([
      400,
      'invalid_request',
      true,
    ]);
  });
});

describe('the way to production', () => {
  it('is asked by an admin, decided by an operator with a reason, and opens live keys', async () => {
    const admin = await world.developer(world.otherAccountId);
    const { db } = world.test.platform.services.database;
    await db
      .updateTable('account')
      .set({ production_approved: false })
      .where('id', '=', world.otherAccountId)
      .execute();
    const path = `/accounts/${world.otherAccountId}`;
    const body = { use: 'Triage support', countries: ['DE'], clinicianInCharge: 'Dr A', retentionRead: true };
    const asked = await dataOf(admin.call('POST', `${path}/access-requests`, body));
    expect(asked).toMatchObject({ state: 'open', askedBy: admin.personId });
    expect((await admin.call('POST', `${path}/access-requests`, body)).statusCode).toBe(409);
    const plain = await world.person('developer', accountPlace(world.otherAccountId));
    expect((await plain.call('POST', `${path}/access-requests`, body)).statusCode).toBe(403);
    const operator = await world.person('operator');
    const { requests } = await dataOf(operator.call('GET', '/operator/access-requests?state=open'));
    expect(requests.map(({ id }: { id: string }) => id)).toEqual([asked.id]);
    const decide = `/operator/access-requests/${asked.id}/decide`;
    expect((await operator.call('POST', decide, { approved: true, reason: ' ' })).statusCode).toBe(400);
    const decided = await dataOf(
      operator.call('POST', decide, { approved: true, reason: 'seen the contract' }),
    );
    expect(decided).toMatchObject({
      state: 'approved',
      decidedBy: operator.personId,
      reason: 'seen the contract',
    });
    expect((await operator.call('POST', decide, { approved: false, reason: 'no' })).statusCode).toBe(409);
    const overview = await dataOf(admin.call('GET', path));
    expect(overview).toMatchObject({
      account: { productionApproved: true },
      accessRequest: { state: 'approved' },
    });
  });
});

describe('the playground', () => {
  const path = () => `/accounts/${world.accountId}/playground`;

  it('describes every product with a schema, and an example that it answers', async () => {
    const visitor = await world.developer();
    const { products } = await dataOf(visitor.call('GET', path()));
    expect(products).toHaveLength(9);
    for (const { kind, product, examples, inputSchema } of products) {
      expect(
        new Ajv2020({ strict: false, validateFormats: false }).validate(inputSchema, examples[0].body),
      ).toBe(true);
      const place = kind === 'agent' ? `agents/${product}` : product;
      const answer = await visitor.call('POST', `${path()}/${place}`, examples[0].body);
      expect(answer.statusCode, `${kind} ${product}: ${answer.payload}`).toBe(200);
      expect(JSON.stringify(answer.json().data.answer)).toContain('disclaimer');
    }
  });

  it('gives the bytes of the API', async () => {
    const visitor = await world.developer();
    const body = { responseLatencySeconds: 2.6, speechRateWpm: 96, sessionDurationSeconds: 900 };
    const { key } = await dataOf(
      visitor.call('POST', `/accounts/${world.accountId}/keys`, { name: 'K', kind: 'secret', mode: 'test' }),
    );
    const { answer } = await dataOf(visitor.call('POST', `${path()}/dmse`, body));
    const called = await world.test.inject({
      method: 'POST',
      url: '/api/v1/dmse/analyze',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });
    const { requestId: _, ...data } = called.json().data;
    expect(JSON.stringify(answer)).toBe(JSON.stringify(data));
  });

  it('counts a try against the sandbox of the account, stores nothing of it, and records no act', async () => {
    const visitor = await world.developer();
    const secret = 'a note that nobody keeps';
    const before = await dataOf(visitor.call('GET', `/accounts/${world.accountId}/usage`));
    const body = { assessments: [], previous: { note: secret } };
    const tried = await dataOf(visitor.call('POST', `${path()}/relapse`, body));
    const after = await dataOf(visitor.call('GET', `/accounts/${world.accountId}/usage`));
    expect(after.test).toBe(before.test + 1);
    expect(after.sandbox.accountLeft).toBe(before.sandbox.accountLeft - 1);
    expect(tried.left).toBeLessThanOrEqual(after.sandbox.accountLeft);
    const acts = (await world.test.admin('GET', `/operator/acts?operator=${visitor.personId}`)).json().data
      .acts;
    expect(acts).toEqual([]);
    const requests = await dataOf(visitor.call('GET', `/accounts/${world.accountId}/requests`));
    expect(JSON.stringify(requests)).not.toContain(secret);
  });

  it('refuses what the API refuses, with the field named', async () => {
    const visitor = await world.developer();
    const answer = await visitor.call('POST', `${path()}/dmse`, { responseLatencySeconds: 'fast' });
    expect([answer.statusCode, answer.json().error.issues[0].path]).toEqual([400, 'responseLatencySeconds']);
  });

  it('refuses a body that is longer than anybody types', async () => {
    const visitor = await world.developer();
    const answer = await visitor.call('POST', `${path()}/relapse`, {
      assessments: [],
      context: 'x'.repeat(70_000),
    });
    expect(answer.statusCode).toBe(413);
  });
});
