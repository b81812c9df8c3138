import { createAccount, requestAccess } from '@svc/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPlatform, type TestPlatform } from '../../test/test-platform.ts';

let api: TestPlatform;
let accountId: string;
beforeAll(async () => {
  api = await openTestPlatform();
  accountId = await newAccount();
});
afterAll(() => api.close());

const db = () => api.platform.services.database.db;

async function newAccount(): Promise<string> {
  return (await createAccount(db(), { name: 'Clinic', plan: 'launch', now: api.now })).id;
}

type Data = Record<string, unknown> & { readonly record?: { readonly id: string }; readonly id?: string };

async function call(method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown) {
  const answer = await api.admin(method, path, body);
  const { data, error } = answer.json<{ data: Data; error: { code: string } }>();
  return { status: answer.statusCode, data, code: error?.code };
}

describe('keys', () => {
  const key = { kind: 'publishable', mode: 'live', origins: ['https://a.example'] };

  it('have a name and the token that made them, and keep the name in a rotation', async () => {
    const { data } = await call('POST', '/keys', { accountId, ...key, name: 'Website' });
    expect(data.record).toMatchObject({
      name: 'Website',
      createdBy: expect.stringMatching(/^token-/),
      lastUsedAt: null,
    });
    const rotated = await call('POST', `/keys/${data.record?.id}/rotate`, { overlapSeconds: 60 });
    expect(rotated.data.record).toMatchObject({
      name: 'Website',
      origins: ['https://a.example'],
      createdBy: expect.stringMatching(/^token-/),
    });
  });

  it('change their name, their origins, or both', async () => {
    const made = await call('POST', '/keys', { accountId, ...key });
    const path = `/keys/${made.data.record?.id}`;
    expect((await call('PATCH', path, { name: 'A' })).data).toMatchObject({
      name: 'A',
      origins: ['https://a.example'],
    });
    expect((await call('PATCH', path, { origins: [] })).data).toMatchObject({ name: 'A', origins: [] });
    expect((await call('PATCH', path, { name: null })).data).toMatchObject({ name: null });
    expect(await call('PATCH', path, { name: '' })).toMatchObject({ status: 400, code: 'invalid_request' });
    expect(await call('PATCH', '/keys/key_none', { name: 'A' })).toMatchObject({ status: 404 });
  });

  it('say when they were last used', async () => {
    const made = await call('POST', '/keys', { accountId, kind: 'secret', mode: 'test' });
    const { key: secret } = made.data as { key?: string };
    await api.inject({ url: '/api/v1/ping', headers: { authorization: `Bearer ${secret}` } });
    await api.platform.services.usage.flush();
    const { data } = await call('GET', `/keys?accountId=${accountId}`);
    expect(data['keys']).toContainEqual(
      expect.objectContaining({ id: made.data.record?.id, lastUsedAt: new Date(api.now).toISOString() }),
    );
  });
});

describe('endpoints', () => {
  const endpoint = { mode: 'test', url: 'https://receiver.example/hooks' };

  it('have a description that can be changed and taken away', async () => {
    const made = await call('POST', '/webhooks', { accountId, ...endpoint, description: 'Ward 3' });
    const { id } = made.data['endpoint'] as { id: string };
    expect(made.data['endpoint']).toMatchObject({ description: 'Ward 3' });
    const path = `/webhooks/${id}`;
    expect((await call('PATCH', path, { eventTypes: [] })).data).toMatchObject({ description: 'Ward 3' });
    expect((await call('PATCH', path, { description: 'Ward 4' })).data).toMatchObject({
      description: 'Ward 4',
    });
    expect((await call('PATCH', path, { description: null })).data).toMatchObject({ description: null });
  });

  it('count a replay before they make it', async () => {
    const owner = await newAccount();
    const made = await call('POST', '/webhooks', { accountId: owner, ...endpoint });
    const { id } = made.data['endpoint'] as { id: string };
    for (let i = 0; i < 3; i++)
      await call('POST', '/events/samples', { accountId: owner, type: 'wearable.connected' });
    const range = { since: new Date(api.now).toISOString() };
    const path = `/webhooks/${id}/replay`;
    const counted = await call('POST', path, { ...range, dryRun: true });
    expect(counted.data).toEqual({ replayed: 3, hasMore: false, nextSince: null });
    const listed = async () =>
      (await call('GET', `/webhooks/${id}/deliveries`)).data['deliveries'] as { deliveryId: string }[];
    const [first] = await listed();
    expect(await listed()).toHaveLength(3);
    const one = await call('POST', path, { deliveryId: first?.deliveryId, dryRun: true });
    expect(one.data).toEqual({ replayed: 1, hasMore: false, nextSince: null });
    expect(await listed()).toHaveLength(3);
    expect((await call('POST', path, range)).data).toEqual(counted.data);
    // They still wait: each is sent at once, and none is added.
    expect(await listed()).toHaveLength(3);
    expect(await call('POST', path, { deliveryId: 'dlv_none', dryRun: true })).toMatchObject({ status: 404 });
  });
});

describe('production access', () => {
  const ask = async (owner: string) => {
    const answers = { use: 'Triage', countries: ['DE'], clinicianInCharge: 'Dr A' };
    const asked = await requestAccess(db(), {
      accountId: owner,
      ...answers,
      askedBy: 'per_1',
      now: api.now,
    });
    return asked?.id ?? '';
  };

  it('is approved once, with a reason, and the live key that waited for it is let in', async () => {
    const owner = await newAccount();
    const made = await call('POST', '/keys', { accountId: owner, kind: 'secret', mode: 'live' });
    const { key } = made.data as { key?: string };
    const ping = () => api.inject({ url: '/api/v1/ping', headers: { authorization: `Bearer ${key}` } });
    expect((await ping()).statusCode).toBe(402);
    const path = `/access-requests/${await ask(owner)}/decide`;
    const decided = await call('POST', path, { approved: true, reason: 'contract signed' });
    expect(decided.data).toMatchObject({
      state: 'approved',
      reason: 'contract signed',
      decidedBy: expect.stringMatching(/^token-/),
    });
    expect((await ping()).statusCode).toBe(200);
    expect(await call('POST', path, { approved: false, reason: 'no' })).toMatchObject({
      status: 409,
      code: 'conflict',
    });
  });

  it('is asked for by accounts, and listed by account and state', async () => {
    const owner = await newAccount();
    const id = await ask(owner);
    const list = async (query: string) =>
      (await call('GET', `/access-requests?${query}`)).data['requests'] as { id: string }[];
    expect(await list(`accountId=${owner}`)).toMatchObject([{ id, state: 'open', askedBy: 'per_1' }]);
    expect(await list(`accountId=${owner}&state=refused`)).toEqual([]);
    await call('POST', `/access-requests/${id}/decide`, { approved: false, reason: 'no contract' });
    expect(await list(`accountId=${owner}&state=refused`)).toMatchObject([{ id, reason: 'no contract' }]);
  });

  it('is not decided without a reason, and not where nobody asked', async () => {
    const decide = (body: object) => call('POST', '/access-requests/areq_none/decide', body);
    expect(await decide({ approved: true, reason: ' ' })).toMatchObject({ status: 400 });
    expect(await decide({ approved: true })).toMatchObject({ status: 400 });
    expect(await decide({ approved: true, reason: 'x' })).toMatchObject({ status: 404 });
  });

  it('has its line among the acts, with the account and the reason', async () => {
    const owner = await newAccount();
    await call('POST', `/access-requests/${await ask(owner)}/decide`, { approved: true, reason: 'audited' });
    const { data } = await call(
      'GET',
      `/operator/acts?ownerId=${owner}&action=POST%20%2Faccess-requests%2F%3Aid%2Fdecide`,
    );
    expect(data['acts']).toMatchObject([{ action: 'POST /access-requests/:id/decide', reason: 'audited' }]);
  });
});
