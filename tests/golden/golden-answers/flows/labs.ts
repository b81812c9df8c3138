import { LAB_SIMULATION_OUTCOMES } from '@svc/contracts';
import type { Flow } from './flow.ts';

const ORDERS = '/api/v1/labs/orders';
const READINGS = {
  observedAt: '2026-11-20',
  readings: [
    { name: 'TSH', value: 6.2, unit: 'mIU/L', flag: 'high' },
    { name: 'Free T4', value: '<0.3', unit: 'ng/dL' },
  ],
};
const FHIR = {
  resourceType: 'DiagnosticReport',
  status: 'final',
  effectiveDateTime: '2026-11-20T07:30:00Z',
  contained: [
    {
      resourceType: 'Observation',
      id: 'level',
      status: 'final',
      code: { text: 'Lithium' },
      valueQuantity: { value: 1.6, unit: 'mmol/L' },
      interpretation: [{ coding: [{ code: 'HH' }] }],
    },
  ],
  result: [{ reference: '#level' }],
};

/** Orders from the catalogue to their results, in the sandbox, by an operator, and those that are refused. */
export const labs: Flow = {
  name: 'labs',
  stepMs: 100,
  async run(client, { keys }) {
    const { secretKey: key, liveSecretKey, adminToken, accountId } = keys;
    const get = (path: string, from = key) => client.send({ path, key: from });
    const post = (path: string, body?: unknown, headers = {}) =>
      client.send({ method: 'POST', path, key, body, headers });
    const admin = (path: string, body?: unknown) =>
      client.send({ path: `/api/admin/v1/labs/orders${path}`, key: adminToken, body });

    for (const query of ['', '?category=thyroid', '?category=none', '?category=', '?colour=red'])
      await get(`/api/v1/labs/panels${query}`);
    for (const outcome of LAB_SIMULATION_OUTCOMES) {
      const order = await post(ORDERS, { patientRef: 'patient-1', panelId: 'cbc', metadata: { outcome } });
      const path = `${ORDERS}/${order.at('data.id')}`;
      await post(`${path}/simulate`, { outcome, seed: 7, steps: 1 });
      await get(path);
      await post(`${path}/simulate`, { outcome, seed: 7 });
      await get(path);
      await post(`${path}/simulate`, { outcome });
    }

    const body = { patientRef: 'patient-2', panelId: 'lithium_monitoring', note: 'Fasting' };
    const once = { 'idempotency-key': 'order-once' };
    const order = await post(ORDERS, body, once);
    await post(ORDERS, body, once);
    await post(ORDERS, { ...body, note: 'Not fasting' }, once);
    await post(ORDERS, body, { 'idempotency-key': 'x'.repeat(300) });
    await post(`${ORDERS}/${order.at('data.id')}/simulate`, {}, { 'idempotency-key': 'simulate-once' });
    await post(`${ORDERS}/${order.at('data.id')}/simulate`, {}, { 'idempotency-key': 'simulate-once' });
    for (const wrong of [
      {},
      { ...body, panelId: 'none' },
      { ...body, patientRef: '' },
      { ...body, note: 'Call 555 123 4567 or mail a@b.example' },
      { ...body, note: 'x'.repeat(501) },
      { ...body, metadata: 'text' },
      { ...body, metadata: { big: 'x'.repeat(20_000) } },
    ])
      await post(ORDERS, wrong);
    for (const wrong of [{ outcome: 'none' }, { steps: 0 }, { seed: -1 }, 'null'])
      await post(`${ORDERS}/${order.at('data.id')}/simulate`, wrong);
    for (const query of [
      '',
      '?patientRef=patient-2',
      '?limit=2',
      `?limit=2&before=${order.at('data.id')}`,
      '?before=labord_none',
      '?limit=0',
      '?limit=x',
    ])
      await get(`${ORDERS}${query}`);
    await get(`${ORDERS}/labord_none`);
    await get(`${ORDERS}/${order.at('data.id')}`, liveSecretKey);
    await client.send({ path: `${ORDERS}/labord_none/simulate`, key, body: {} });
    await client.send({ path: `${ORDERS}/${order.at('data.id')}/simulate`, key: liveSecretKey, body: {} });

    const placed = async (panelId: string) => {
      const answer = await client.send({
        path: ORDERS,
        key: liveSecretKey,
        body: { patientRef: 'patient-3', panelId },
      });
      return answer.at('data.id');
    };
    const live = await placed('cbc');
    for (const step of [{}, { to: 'scheduled' }, { to: 'completed' }, { to: 'none' }, {}, {}, {}])
      await admin(`/${live}/advance`, step);
    await admin(`/${live}/advance`, { results: READINGS });
    await get(`${ORDERS}/${live}`, liveSecretKey);
    const report = await placed('lithium_monitoring');
    for (let step = 0; step < 5; step++) await admin(`/${report}/advance`, {});
    await admin(`/${report}/advance`, { results: { ...FHIR, status: 'preliminary' } });
    await admin(`/${report}/advance`, { results: FHIR });
    await admin(`/${report}/advance`, { results: { ...FHIR, status: 'corrected' } });
    await get(`${ORDERS}/${report}`, liveSecretKey);
    const failed = await placed('cbc');
    await admin(`/${failed}/advance`, { to: 'failed', statusReason: 'not_performed' });
    await admin(`/${failed}/advance`, { to: 'failed', statusReason: 'none' });
    await admin(`/${failed}/advance`, { colour: 'red' });
    const simulated = await placed('cbc');
    await admin(`/${simulated}/simulate`, { outcome: 'abnormal', seed: 3 });
    await admin(`/${simulated}/simulate`, { outcome: 'abnormal', colour: 'red' });
    await admin('/labord_none/simulate', {});
    await admin('/labord_none/advance', {});
    await admin(`?accountId=${accountId}&mode=live`);
    await admin(`?accountId=${accountId}&mode=test&limit=2&patientRef=patient-1`);
    await admin('?accountId=acct_none&mode=live');
    await admin('?mode=none');
    await client.send({ path: `${ORDERS}?limit=3`, key: liveSecretKey });
  },
};
