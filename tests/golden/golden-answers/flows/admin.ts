import type { Flow } from './flow.ts';

/** What an operator does with accounts, keys, organizations, patients and webhooks. */
export const admin: Flow = {
  name: 'admin',
  stepMs: 100,
  async run(client, { keys, receiver }) {
    const { adminToken, accountId, organizationId } = keys;
    const send = (method: string, path: string, body?: unknown) =>
      client.send({ method, path: `/api/admin/v1${path}`, key: adminToken, body });
    const get = (path: string) => send('GET', path);
    const post = (path: string, body?: unknown) => send('POST', path, body);
    const ping = (key: string, path = '/api/v1/ping') => client.send({ path, key });

    await get('/doctor');
    await get('/calibration');
    const account = await post('/accounts', {
      name: 'Northside',
      plan: 'enterprise',
      productionApproved: true,
      overageCap: 10,
    });
    const path = `/accounts/${account.at('data.id')}`;
    for (const wrong of [
      {},
      { name: 'x', plan: 'gold' },
      { name: '', plan: 'launch' },
      { name: 'x', plan: 'launch', colour: 'red' },
      'null',
      '{',
    ])
      await post('/accounts', wrong);
    await get(path);
    await send('PATCH', path, { sustainedPerSecond: 1, burstPerSecond: 1 });
    await send('PATCH', path, { plan: 'gold' });
    const secret = await post('/keys', { accountId: account.at('data.id'), kind: 'secret', mode: 'live' });
    for (let sent = 0; sent < 4; sent++) await ping(secret.at('data.key'));
    await send('PATCH', path, { sustainedPerSecond: null, burstPerSecond: null, plan: 'scale' });
    for (const query of ['', '?month=2026-10', '?month=2026-13']) await get(`${path}/usage${query}`);
    const publishable = await post('/keys', {
      accountId: account.at('data.id'),
      kind: 'publishable',
      mode: 'live',
      origins: ['https://a.example'],
    });
    for (const wrong of [
      { accountId: 'acct_none', kind: 'secret', mode: 'live' },
      { accountId, kind: 'magic', mode: 'live' },
      { accountId, kind: 'publishable', mode: 'live', origins: ['*'] },
      { accountId, kind: 'publishable', mode: 'live', origins: ['https://a.example/app'] },
      {},
    ])
      await post('/keys', wrong);
    await send('PATCH', `/keys/${publishable.at('data.record.id')}`, { origins: ['https://b.example'] });
    await send('PATCH', `/keys/${publishable.at('data.record.id')}`, { origins: 'https://b.example' });
    const rotated = await post(`/keys/${secret.at('data.record.id')}/rotate`, { overlapSeconds: 60 });
    await post(`/keys/${secret.at('data.record.id')}/rotate`, { overlapSeconds: -1 });
    await ping(rotated.at('data.key'));
    await post(`/keys/${rotated.at('data.record.id')}/revoke`);
    await ping(rotated.at('data.key'));
    await get(`/keys?accountId=${account.at('data.id')}`);
    await get('/keys');
    await get('/accounts');
    const unpaid = await post('/accounts', { name: 'Unpaid', plan: 'none' });
    const refused = await post('/keys', { accountId: unpaid.at('data.id'), kind: 'secret', mode: 'live' });
    await ping(refused.at('data.key'));
    for (const [method, missing, body] of [
      ['GET', '/accounts/acct_none', undefined],
      ['PATCH', '/accounts/acct_none', { name: 'x' }],
      ['GET', '/accounts/acct_none/usage', undefined],
      ['POST', '/keys/key_none/revoke', undefined],
      ['POST', '/keys/key_none/rotate', { overlapSeconds: 0 }],
      ['PATCH', '/keys/key_none', { origins: [] }],
      ['GET', '/nothing', undefined],
      ['DELETE', '/accounts', undefined],
      ['GET', '/organizations/org_none', undefined],
      ['POST', '/organizations/org_none/activate', undefined],
      ['POST', '/organization-keys/okey_none/revoke', undefined],
      ['POST', '/organization-keys/okey_none/rotate', { overlapSeconds: 0 }],
      ['PATCH', '/organization-keys/okey_none', { scopes: ['mse:read'] }],
      ['POST', '/webhooks/wh_none/enable', undefined],
      ['POST', '/webhooks/wh_none/disable', undefined],
      ['POST', '/webhooks/wh_none/test', undefined],
      ['PATCH', '/webhooks/wh_none', { eventTypes: [] }],
      ['POST', '/webhooks/wh_none/rotate-secret', { overlapSeconds: 0 }],
      ['GET', '/webhooks/wh_none/deliveries', undefined],
      ['POST', '/webhooks/wh_none/replay', { since: '2026-11-20T00:00:00Z' }],
    ] as const)
      await send(method, missing, body);

    const organization = await post('/organizations', { name: 'Clinic' });
    const own = organization.at('data.id');
    await post('/organizations', { name: '' });
    await get(`/organizations/${own}`);
    await get('/organizations');
    const reader = await post('/organization-keys', {
      organizationId: own,
      scopes: ['mse:read'],
      burstPerSecond: 2,
    });
    for (const wrong of [
      {},
      { organizationId: own, scopes: [] },
      { organizationId: own, scopes: ['mse:all'] },
      { organizationId: 'org_none', scopes: ['mse:read'] },
    ])
      await post('/organization-keys', wrong);
    const readerId = reader.at('data.record.id');
    await client.send({
      path: '/api/v1/mse/visit-1',
      key: reader.at('data.key'),
      body: { patientId: 'p', selection: {} },
    });
    for (let sent = 0; sent < 4; sent++) await ping(reader.at('data.key'), '/api/v1/mse/domains');
    await send('PATCH', `/organization-keys/${readerId}`, { scopes: ['mse:read', 'mse:write'] });
    await post(`/organizations/${own}/deactivate`);
    await ping(reader.at('data.key'), '/api/v1/mse/domains');
    await post(`/organizations/${own}/activate`);
    await post(`/organization-keys/${readerId}/rotate`, { overlapSeconds: 0 });
    await post(`/organization-keys/${readerId}/revoke`);
    await ping(reader.at('data.key'), '/api/v1/mse/domains');
    await get(`/organization-keys?organizationId=${own}`);

    const erasure = { accountId, patientRef: 'patient-1', reason: 'asked for it', by: 'Dr. A' };
    await post('/patients/erase', erasure);
    await post('/patients/erase', erasure);
    await post('/patients/erase', { ...erasure, accountId: 'acct_none' });
    await post('/patients/erase', { ...erasure, reason: '' });
    const acts = await get('/operator/acts?limit=3');
    await get(`/operator/acts?limit=3&cursor=${acts.at('data.nextCursor')}`);
    for (const query of [
      `?ownerId=${accountId}&patientId=patient-1`,
      '?patientId=patient-1',
      '?action=POST%20/accounts&limit=2',
      '?since=2026-11-21T00:00:00Z',
      '?limit=0',
    ])
      await get(`/operator/acts${query}`);
    for (const query of ['', `?ownerId=${organizationId}&patientId=patient-1`, '?limit=201'])
      await get(`/operator/erasures${query}`);

    const owner = { accountId, mode: 'test' };
    for (const wrong of [
      {},
      { ...owner, url: 'ftp://a.example' },
      { ...owner, url: 'https://user:secret@a.example' },
      { ...owner, url: 'https://10.0.0.1/hook' },
      { ...owner, url: 'https://a.local' },
      { ...owner, url: 'https://a.example', organizationId },
      { organizationId, mode: 'test', url: 'https://a.example' },
      { ...owner, url: 'https://a.example', eventTypes: ['none'] },
    ])
      await post('/webhooks', wrong);
    const made = await post('/webhooks', {
      ...owner,
      url: `${receiver}/ok`,
      eventTypes: ['lab_order.results_ready'],
    });
    const hook = `/webhooks/${made.at('data.endpoint.id')}`;
    const broken = await post('/webhooks', { organizationId, url: `${receiver}/broken` });
    await post(`${hook}/test`);
    await post(`/webhooks/${broken.at('data.endpoint.id')}/test`);
    await send('PATCH', hook, { eventTypes: ['lab_order.results_ready', 'wearable.connected'] });
    await send('PATCH', hook, { url: 'https://10.0.0.1' });
    await post(`${hook}/rotate-secret`, { overlapSeconds: 60 });
    await post(`${hook}/rotate-secret`, {});
    await post(`${hook}/disable`);
    await post(`${hook}/enable`);
    await post(`/webhooks/${broken.at('data.endpoint.id')}/disable`);
    await get(`/webhooks?ownerId=${accountId}`);
    await post('/events/samples', { accountId, type: 'wearable.connected' });
    await post('/events/samples', { accountId, type: 'lab_order.results_ready' });
    const deliveries = await get(`${hook}/deliveries`);
    const deliveryId = deliveries.at('data.deliveries[0].id');
    await get(`${hook}/deliveries?deliveryId=${deliveryId}`);
    await post(`${hook}/replay`, { deliveryId });
    await get(`${hook}/deliveries?limit=0`);
    for (const wrong of [
      {},
      { deliveryId: 'dlv_none' },
      { since: 'yesterday' },
      { deliveryId: 'dlv_none', since: '2026-11-20T00:00:00Z' },
    ])
      await post(`${hook}/replay`, wrong);
    await post(`${hook}/replay`, { since: '2026-11-20T00:00:00Z', undeliveredOnly: true });
    await post(`/webhooks/${broken.at('data.endpoint.id')}/replay`, { since: '2026-11-21T00:00:00Z' });
    await post('/events/samples', { accountId, type: 'none' });
    await post('/events/samples', { accountId: 'acct_none', type: 'wearable.connected' });
    for (const query of [
      `?ownerId=${accountId}&mode=test&limit=100`,
      `?ownerId=${accountId}&mode=live`,
      `?ownerId=${organizationId}&mode=live&limit=200`,
      `?ownerId=${accountId}&mode=test&type=wearable.connected&limit=2`,
      '?mode=live',
      `?ownerId=${accountId}&mode=none`,
    ])
      await get(`/events${query}`);
  },
};
