import { randomBytes } from 'node:crypto';
import type { LabOrder, LabOrderWithResults } from '@svc/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPlatform, type TestPlatform } from '../../test/test-platform.ts';

let test: TestPlatform;
let accountId: string;
const keys = { live: '', test: '' };

beforeAll(async () => {
  test = await openTestPlatform();
  const account = { name: 'A', plan: 'enterprise', productionApproved: true };
  accountId = (await admin<{ id: string }>('POST', '/accounts', account)).data.id;
  for (const mode of ['live', 'test'] as const) {
    const made = await admin<{ key: string }>('POST', '/keys', { accountId, kind: 'secret', mode });
    keys[mode] = made.data.key;
  }
});
afterAll(() => test.close());

interface Answer<Data> {
  readonly status: number;
  readonly data: Data;
  readonly error: { code: string; message: string; issues?: { path: string; message: string }[] };
}

async function admin<Data = LabOrderWithResults>(
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<Answer<Data>> {
  const answer = await test.admin(method, path, body);
  return { status: answer.statusCode, ...answer.json() };
}

async function call<Data = LabOrderWithResults>(
  method: 'GET' | 'POST',
  path: string,
  { mode = 'live', body }: { mode?: 'live' | 'test'; body?: object } = {},
): Promise<Answer<Data>> {
  const answer = await test.inject({
    method,
    url: `/api/v1${path}`,
    headers: {
      authorization: `Bearer ${keys[mode]}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  return { status: answer.statusCode, ...answer.json() };
}

const place = async (patientRef = 'p-1', mode: 'live' | 'test' = 'live') => {
  const body = { patientRef, panelId: 'lithium_monitoring' };
  return (await call<LabOrder>('POST', '/labs/orders', { mode, body })).data;
};
const advance = (id: string, body: object = {}) => admin('POST', `/labs/orders/${id}/advance`, body);
const REPORT = {
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

describe('an operator', () => {
  it('moves an order by one status at a time [D:lab statuses: nothing by itself]', async () => {
    const { id } = await place();
    expect((await advance(id)).data.status).toBe('authorized');
    expect((await advance(id, { to: 'scheduled' })).data.status).toBe('scheduled');
    expect((await call('GET', `/labs/orders/${id}`)).data.status).toBe('scheduled');
  });

  it('is told which statuses are allowed [D:lab statuses: illegal]', async () => {
    const { id } = await place();
    const refused = await advance(id, { to: 'completed' });
    expect([refused.status, refused.error.code]).toEqual([409, 'conflict']);
    expect(refused.error.message).toContain('Allowed: authorized, cancelled, failed.');
  });

  it('delivers a FHIR report, which goes straight to the biomarker analysis [D:orders: results]', async () => {
    const { id } = await place();
    for (let step = 0; step < 3; step++) await advance(id);
    const delivered = await advance(id, { results: REPORT });
    expect(delivered.data).toMatchObject({ status: 'resulted', results: { source: 'fhir' } });
    const labs = (await call('GET', `/labs/orders/${id}`)).data.results?.labs;
    const analysis = await call<{ summary: object; signals: object[] }>('POST', '/biomarker/analyze', {
      body: { labs },
    });
    expect(analysis.data).toMatchObject({
      signals: [{ signalKey: 'bio_lithium', metricValue: 1.6, sourceRef: id }],
    });
  });

  it('is told which field of a report is at fault', async () => {
    const { id } = await place();
    for (let step = 0; step < 3; step++) await advance(id);
    const refused = await advance(id, { results: { ...REPORT, status: 'preliminary' } });
    expect([refused.status, refused.error.issues?.[0]?.path]).toEqual([400, 'results.status']);
    expect((await call('GET', `/labs/orders/${id}`)).data.status).toBe('collected');
  });

  it.each([
    ['an unknown order', 'labord_none', {}, 404],
    ['another status', null, { to: 'lost' }, 400],
    ['an unknown field', null, { status: 'authorized' }, 400],
    ['a reason with the usual move', null, { statusReason: 'not_performed' }, 400],
    ['another reason', null, { to: 'failed', statusReason: 'lost' }, 400],
  ])('is refused with %s', async (_, id, body, status) => {
    expect((await advance(id ?? (await place()).id, body)).status).toBe(status);
  });

  it('lists the orders of an account', async () => {
    const { id } = await place('list-me', 'test');
    const path = `/labs/orders?accountId=${accountId}&mode=test&patientRef=list-me`;
    expect((await admin<{ orders: LabOrder[] }>('GET', path)).data.orders).toMatchObject([{ id }]);
    expect((await admin('GET', '/labs/orders?accountId=acct_none&mode=test')).status).toBe(404);
    expect((await admin('GET', `/labs/orders?accountId=${accountId}`)).status).toBe(400);
  });

  it('simulates an order, in development also a live one [D:lab statuses: simulator]', async () => {
    const [live, sandbox] = [await place(), await place('p-1', 'test')];
    const simulate = (id: string) =>
      admin('POST', `/labs/orders/${id}/simulate`, { outcome: 'critical', seed: 7 });
    expect((await simulate(sandbox.id)).data).toMatchObject({
      status: 'resulted',
      results: { source: 'simulated' },
    });
    expect((await simulate(live.id)).data.status).toBe('resulted');
    expect((await simulate(live.id)).status).toBe(409);
  });

  const ORDER = { reason: 'asked for it', by: 'Dr. A' };
  it('erases what is stored about a patient', async () => {
    const { id } = await place('erase-me');
    await advance(id);
    await place('erase-me', 'test');
    const erased = await admin('POST', '/patients/erase', { accountId, patientRef: 'erase-me', ...ORDER });
    expect(erased.data).toMatchObject({ labOrders: 2, keptAnswers: 0, events: 1 });
    expect((await call('GET', `/labs/orders/${id}`)).status).toBe(404);
    const nobody = { accountId: 'acct_none', patientRef: 'erase-me', ...ORDER };
    expect((await admin('POST', '/patients/erase', nobody)).status).toBe(404);
  });
});

describe('in production', () => {
  it('no live order is simulated [D:lab statuses: simulator]', async () => {
    const settings = { NODE_ENV: 'production', SVC_SECRET: randomBytes(32).toString('hex') };
    const production = await openTestPlatform(settings);
    try {
      const post = async (path: string, body: object) =>
        (await production.admin('POST', path, body)).json().data;
      const account = { name: 'A', plan: 'enterprise', productionApproved: true };
      const { id: ownerId } = await post('/accounts', account);
      const simulated = async (mode: 'live' | 'test') => {
        const { key } = await post('/keys', { accountId: ownerId, kind: 'secret', mode });
        const placed = await production.inject({
          method: 'POST',
          url: '/api/v1/labs/orders',
          headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
          payload: JSON.stringify({ patientRef: 'p', panelId: 'cbc' }),
        });
        const path = `/labs/orders/${placed.json().data.id}/simulate`;
        return (await production.admin('POST', path, {})).statusCode;
      };
      expect([await simulated('test'), await simulated('live')]).toEqual([200, 403]);
    } finally {
      await production.close();
    }
  });
});
