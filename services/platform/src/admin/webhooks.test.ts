import { verifyMseSignature, verifyServiceSignature } from '@svc/webhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPlatform, START, type TestPlatform } from '../../test/test-platform.ts';
import { createWorld } from '../../../worker/test/deliveries/world.ts';
import { type Receiver, startReceiver } from '../../../worker/test/deliveries/receiver.ts';

describe('webhooks in the admin API', () => {
  let api: TestPlatform;
  let receiver: Receiver;
  let accountId: string;
  let organizationId: string;

  beforeAll(async () => {
    receiver = await startReceiver(
      (response, { path }) => void response.writeHead(path === '/busy' ? 503 : 204).end(),
    );
    const { host, port } = receiver.allow;
    api = await openTestPlatform({
      SVC_EGRESS_ALLOW: `${host}:${port}`,
      SVC_SECRET: 'secret-of-the-test-platform-0123456789',
    });
    accountId = (await api.admin('POST', '/accounts', { name: 'A', plan: 'scale' })).json().data.id;
    organizationId = (await api.admin('POST', '/organizations', { name: 'O' })).json().data.id;
  });
  afterAll(async () => {
    await api.close();
    await receiver.close();
  });

  async function add(given: object = {}) {
    const response = await api.admin('POST', '/webhooks', {
      accountId,
      mode: 'live',
      url: receiver.url,
      ...given,
    });
    expect([response.statusCode, response.payload]).toEqual([201, expect.any(String)]);
    return response.json().data;
  }

  it('shows the secret of an endpoint once', async () => {
    const { secret, endpoint } = await add({ eventTypes: ['lab_order.results_ready'] });
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(endpoint).toMatchObject({ ownerId: accountId, mode: 'live', url: receiver.url, enabled: true });
    const list = await api.admin('GET', `/webhooks?ownerId=${accountId}`);
    expect(list.json().data.endpoints).toContainEqual(endpoint);
    expect(list.payload).not.toContain(secret);
  });

  it.each([
    ['no URL', 'here', 'is not a URL'],
    ['another scheme', 'ftp://receiver.example/', 'https'],
    ['credentials', 'https://a:b@receiver.example/', 'user name'],
    ['a mail port', 'https://receiver.example:25/', 'port'],
    ['a local name', 'https://printer.local/', 'local network'],
    ['a private address', 'https://10.0.0.1/', 'not public'],
    ['this machine, unless let through', 'http://127.0.0.1:8080/', 'SVC_EGRESS_ALLOW'],
  ])('refuses %s as the address [D:egress]', async (_, url, message) => {
    const refused = await api.admin('POST', '/webhooks', { accountId, mode: 'live', url });
    expect([refused.statusCode, refused.json().error.message]).toEqual([
      400,
      expect.stringContaining(message),
    ]);
    const { endpoint } = await add();
    expect((await api.admin('PATCH', `/webhooks/${endpoint.id}`, { url })).statusCode).toBe(400);
  });

  it.each([
    ['both owners', { organizationId: 'org_1' }],
    ['no owner', { accountId: undefined }],
    ['no mode', { mode: undefined }],
    ['an unknown account', { accountId: 'acct_none' }],
    ['an unknown event type', { eventTypes: ['lab.exploded'] }],
    ['test records', { accountId: undefined, organizationId: 'org_1', mode: 'test' }],
  ])('refuses %s', async (_, given) => {
    const body = { accountId, mode: 'live', url: receiver.url, ...given };
    expect((await api.admin('POST', '/webhooks', body)).statusCode).toBe(400);
  });

  it('sends a test event once, at once, signed, and says what came back', async () => {
    const { secret, endpoint } = await add();
    const { data } = (await api.admin('POST', `/webhooks/${endpoint.id}/test`)).json();
    expect(data).toMatchObject({ type: 'svc.webhook.test', outcome: 'delivered', status: 204 });
    const sent = receiver.received.filter(({ headers }) => headers['webhook-id'] === data.eventId);
    expect(sent).toHaveLength(1);
    const { headers, body } = sent[0]!;
    await verifyServiceSignature({
      header: headers['service-signature'],
      body,
      secrets: secret,
      nowMs: START,
    });
    const events = (await api.admin('GET', `/events?ownerId=${accountId}&mode=live`)).json().data;
    expect(events.events.map(({ id }: { id: string }) => id)).not.toContain(data.eventId);
  });

  it('says why a test event did not arrive', async () => {
    const { endpoint } = await add({ url: receiver.url.replace('/hooks', '/busy') });
    const { data } = (await api.admin('POST', `/webhooks/${endpoint.id}/test`)).json();
    expect(data).toMatchObject({ outcome: 'http_status', status: 503 });
  });

  it('signs for an organization with x-mse-signature', async () => {
    const { secret, endpoint } = await add({ accountId: undefined, organizationId, mode: undefined });
    expect(endpoint).toMatchObject({ ownerKind: 'organization', mode: 'live' });
    await api.admin('POST', `/webhooks/${endpoint.id}/test`);
    const { headers, body } = receiver.received.at(-1)!;
    await verifyMseSignature({ header: headers['x-mse-signature'], body, secrets: secret, nowMs: START });
  });

  it('rotates a secret, and both sign until the overlap ends', async () => {
    const { secret, endpoint } = await add();
    const rotated = await api.admin('POST', `/webhooks/${endpoint.id}/rotate-secret`, { overlapSeconds: 60 });
    const { secret: next } = rotated.json().data;
    const signedWith = async () => {
      await api.admin('POST', `/webhooks/${endpoint.id}/test`);
      const { headers, body } = receiver.received.at(-1)!;
      const header = headers['service-signature'];
      const checks = [secret, next].map((secrets) =>
        verifyServiceSignature({ header, body, secrets, nowMs: api.now }).then(
          () => true,
          () => false,
        ),
      );
      return Promise.all(checks);
    };
    expect(await signedWith()).toEqual([true, true]);
    api.now = START + 59_999;
    expect(await signedWith()).toEqual([true, true]);
    api.now = START + 60_000;
    expect(await signedWith()).toEqual([false, true]);
    api.now = START;
    const tooLong = { overlapSeconds: 30 * 86_400 + 1 };
    expect((await api.admin('POST', `/webhooks/${endpoint.id}/rotate-secret`, tooLong)).statusCode).toBe(400);
  });

  it('disables and enables', async () => {
    const { endpoint } = await add();
    const disabled = await api.admin('POST', `/webhooks/${endpoint.id}/disable`);
    expect(disabled.json().data).toMatchObject({ enabled: false, disabledReason: 'by_operator' });
    const enabled = await api.admin('POST', `/webhooks/${endpoint.id}/enable`);
    expect(enabled.json().data).toMatchObject({ enabled: true, disabledReason: null, resumed: 0 });
  });

  it('lists events and deliveries, and replays one or a range', async () => {
    const owner = (await api.admin('POST', '/accounts', { name: 'B', plan: 'scale' })).json().data.id;
    const { endpoint } = await add({ accountId: owner });
    const world = createWorld(api.platform.services.database);
    await world.record(owner, 3);
    const page = (await api.admin('GET', `/events?ownerId=${owner}&mode=live&limit=2`)).json().data;
    expect([page.events.length, page.hasMore]).toEqual([2, true]);
    const rest = `/events?ownerId=${owner}&mode=live&cursor=${page.nextCursor}`;
    expect((await api.admin('GET', rest)).json().data.events).toHaveLength(1);
    const path = `/webhooks/${endpoint.id}`;
    const { deliveries } = (await api.admin('GET', `${path}/deliveries?limit=1`)).json().data;
    const due = new Date(START).toISOString();
    expect(deliveries).toMatchObject([
      { state: 'waiting', attempts: [], type: 'lab_order.status_changed', firstDueAt: due, nextAt: due },
    ]);
    const one = await api.admin('POST', `${path}/replay`, { deliveryId: deliveries[0].deliveryId });
    expect(one.json().data).toMatchObject({ replayed: 1, deliveryId: expect.stringMatching(/^dlv_/) });
    const range = await api.admin('POST', `${path}/replay`, { since: new Date(START).toISOString() });
    expect(range.json().data).toEqual({ replayed: 3, hasMore: false, nextSince: null });
    const neither = await api.admin('POST', `${path}/replay`, {});
    expect(neither.statusCode).toBe(400);
  });

  it.each([
    ['PATCH', '', {}],
    ['POST', '/rotate-secret', { overlapSeconds: 0 }],
    ['POST', '/enable', undefined],
    ['POST', '/disable', undefined],
    ['POST', '/test', undefined],
    ['GET', '/deliveries', undefined],
    ['POST', '/replay', { since: '2026-11-21T00:00:00Z' }],
  ] as const)('%s of an unknown endpoint%s is 404', async (method, path, body) => {
    expect((await api.admin(method, `/webhooks/wh_none${path}`, body)).statusCode).toBe(404);
  });
});
