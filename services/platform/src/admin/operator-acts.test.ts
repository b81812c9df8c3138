import { createHash } from 'node:crypto';
import type { MseWriteResponse } from '@svc/contracts';
import type { ActPage, ErasurePage, OperatorAct } from '@svc/store';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN_TOKEN, openTestPlatform, type TestPlatform } from '../../test/test-platform.ts';

/** Admin routes that leave no record on purpose; nothing else may. */
const EXEMPT = ['GET /doctor'];
/** What shows or removes content of records is in the sealed trail of the organization too; these show none. */
const NOT_IN_THE_TRAIL = ['POST /mse/seal', 'POST /mse/verify', 'GET /mse/audit'];

const PREFIX = '/api/admin/v1';
const OPERATOR = `token-${createHash('sha256').update(`svc admin token\n${ADMIN_TOKEN}`).digest('hex').slice(0, 12)}`;

let test: TestPlatform;
let routes: string[];
beforeAll(async () => {
  test = await openTestPlatform({ SVC_SECRET: 'a-secret-of-the-tests-of-32-bytes-or-more' });
  await test.platform.server.app.ready();
  routes = test.platform.server.routes
    .filter(({ policy }) => policy === 'admin')
    .flatMap(({ methods, pattern }) => methods.map((method) => `${method} ${pattern.replace(PREFIX, '')}`));
});
afterAll(() => test.close());

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

async function call(method: Method, path: string, body?: unknown) {
  const response = await test.admin(method, path, body);
  return {
    status: response.statusCode,
    data: response.json().data,
    requestId: response.headers['x-request-id'],
  };
}

async function actsOf(requestId: unknown): Promise<OperatorAct[]> {
  const { acts } = (await call('GET', '/operator/acts?limit=200')).data as ActPage;
  return acts.filter((act) => act.requestId === requestId);
}

const trailOf = (ownerId: string) =>
  test.platform.services.database.db
    .selectFrom('mse_audit')
    .select(['action', 'key_id', 'operator', 'reason', 'visit_id', 'patient_id'])
    .where('owner_id', '=', ownerId)
    .where('key_id', 'is', null)
    .orderBy('at')
    .execute();

/** An organization with one record, and what names that record. */
async function record() {
  const organizationId = (await call('POST', '/organizations', { name: 'Clinic' })).data.id as string;
  const scopes = ['mse:read', 'mse:write'];
  const { key } = (await call('POST', '/organization-keys', { organizationId, scopes })).data;
  const written = await test.inject({
    method: 'POST',
    url: '/api/v1/mse/visit-1',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    payload: JSON.stringify({ patientId: 'patient-kühn', selection: { mood: { values: ['euthymic'] } } }),
  });
  expect(written.json<MseWriteResponse>().version).toBe(1);
  return { key: key as string, organizationId, visitId: 'visit-1', patientId: 'patient-kühn' };
}

describe('every route of the admin API', () => {
  it('leaves a record of each call, refused ones too, unless it says why not [D:operator acts]', async () => {
    expect(routes.length).toBeGreaterThan(30);
    const without: string[] = [];
    const called: unknown[] = [];
    const seen: unknown[] = [];
    for (const route of routes) {
      const [method = '', pattern = ''] = route.split(' ');
      const path = pattern.replace(':id', 'id_none');
      const { requestId, status } = await call(method as Method, path, method === 'GET' ? undefined : {});
      const acts = await actsOf(requestId);
      if (acts.length === 0) without.push(route);
      seen.push(...acts.map((act) => [act.action, act.operator, act.status]));
      if (acts.length > 0) called.push([route, OPERATOR, status]);
    }
    expect(without).toEqual(EXEMPT);
    expect(seen).toEqual(called);
  });

  it('that shows or removes content of records is in the sealed trail of the organization [D:operator acts]', async () => {
    const given: Record<string, object> = {
      'POST /mse/export': { reason: 'asked for a copy' },
      'POST /mse/erase': { reason: 'asked for it', by: 'Dr. A' },
    };
    for (const route of routes.filter(
      (each) => each.includes(' /mse/') && !NOT_IN_THE_TRAIL.includes(each),
    )) {
      const { key, ...named } = await record();
      expect(given[route], `${route} needs a call here`).toBeDefined();
      const { status } = await call('POST', route.replace('POST ', ''), { ...named, ...given[route] });
      expect([route, status]).toEqual([route, 200]);
      expect(await trailOf(named.organizationId)).toEqual([
        {
          action: route.replace('POST /mse/', 'mse.'),
          key_id: null,
          operator: OPERATOR,
          reason: Object.values(given[route] ?? {})[0],
          visit_id: named.visitId,
          patient_id: named.patientId,
        },
      ]);
      const verdict = await call('POST', '/mse/verify', { organizationId: named.organizationId });
      expect(verdict.data).toMatchObject({ ok: true, damages: [] });
      expect(key).toBeTruthy();
    }
  });

  it('does nothing that cannot be written down', async () => {
    const { db } = test.platform.services.database;
    const before = (await call('GET', '/organizations')).data.organizations.length;
    await sql`alter table operator_act rename to operator_act_away`.execute(db);
    const refused = await call('POST', '/organizations', { name: 'Unseen' });
    await sql`alter table operator_act_away rename to operator_act`.execute(db);
    expect(refused.status).toBeGreaterThanOrEqual(500);
    expect((await call('GET', '/organizations')).data.organizations).toHaveLength(before);
  });

  it('is not written down for who has no token', async () => {
    const url = `${PREFIX}/accounts`;
    const refused = await test.inject({ url, headers: { authorization: 'Bearer guess' } });
    expect([refused.statusCode, await actsOf(refused.headers['x-request-id'])]).toEqual([401, []]);
  });
});

describe('a record of the operator', () => {
  it('says whose thing it was and what was made', async () => {
    const { data: account, requestId } = await call('POST', '/accounts', { name: 'A', plan: 'launch' });
    expect(await actsOf(requestId)).toMatchObject([{ ownerId: account.id, target: account.id, status: 201 }]);
    const made = await call('POST', '/keys', { accountId: account.id, kind: 'secret', mode: 'test' });
    const { id } = made.data.record;
    expect(await actsOf(made.requestId)).toMatchObject([{ ownerId: account.id, target: id }]);
    const revoked = await call('POST', `/keys/${id}/revoke`);
    expect(await actsOf(revoked.requestId)).toMatchObject([{ ownerId: account.id, target: id }]);
    const page = (await call('GET', `/operator/acts?ownerId=${account.id}`)).data as ActPage;
    expect(page.acts.map(({ action }) => action).sort()).toEqual([
      'GET /operator/acts',
      'POST /accounts',
      'POST /keys',
      'POST /keys/:id/revoke',
    ]);
  });

  it('takes a reason from a header, and refuses one that is none', async () => {
    const ask = (reason: string) =>
      test.inject({
        url: `${PREFIX}/accounts`,
        headers: { authorization: `Bearer ${ADMIN_TOKEN}`, 'x-svc-reason': reason },
      });
    const said = await ask(encodeURIComponent('Prüfung des Quartals'));
    expect(await actsOf(said.headers['x-request-id'])).toMatchObject([{ reason: 'Prüfung des Quartals' }]);
    for (const wrong of ['%', '%00', '%20', 'x'.repeat(1001)]) {
      const refused = await ask(wrong);
      expect([refused.statusCode, refused.json().error.code]).toEqual([400, 'invalid_request']);
    }
  });

  it('holds neither the token nor an id of a patient', async () => {
    const { key, ...named } = await record();
    await call('POST', '/mse/export', { ...named, reason: 'asked for a copy' });
    await call('POST', '/mse/erase', { ...named, reason: 'asked for it', by: 'Dr. A' });
    const { db } = test.platform.services.database;
    for (const table of ['operator_act', 'erasure'] as const) {
      const { rows } = await sql<{
        row: string;
      }>`select to_jsonb(t)::text as row from ${sql.table(table)} t`.execute(db);
      expect(rows.length).toBeGreaterThan(0);
      const all = rows.map(({ row }) => row).join('\n');
      for (const secret of [ADMIN_TOKEN, key, named.patientId]) expect(all).not.toContain(secret);
    }
    const query = `ownerId=${named.organizationId}&patientId=${encodeURIComponent(named.patientId)}`;
    const { acts } = (await call('GET', `/operator/acts?${query}`)).data as ActPage;
    // The question itself is about the patient too.
    expect(acts.map(({ action }) => action).sort()).toEqual([
      'GET /operator/acts',
      'POST /mse/erase',
      'POST /mse/export',
    ]);
    const { erasures } = (await call('GET', `/operator/erasures?${query}`)).data as ErasurePage;
    expect(erasures).toMatchObject([
      {
        kind: 'mse_record',
        operator: OPERATOR,
        orderedBy: 'Dr. A',
        reason: 'asked for it',
        counts: { versions: 1 },
      },
    ]);
    expect((await call('GET', '/operator/acts?patientId=p')).status).toBe(400);
  });

  it('is in the trail that the organization reads itself', async () => {
    const { key, ...named } = await record();
    await call('POST', '/mse/export', { ...named, reason: 'asked for a copy' });
    const trail = await test.inject({
      url: '/api/v1/mse/visit-1/audit?action=mse.export',
      headers: { authorization: `Bearer ${key}` },
    });
    expect(trail.json().entries).toMatchObject([
      { action: 'mse.export', keyId: null, operator: OPERATOR, reason: 'asked for a copy' },
    ]);
  });
});

describe('erasing what an account stored about a patient', () => {
  it.each([
    {},
    { reason: 'asked' },
    { by: 'Dr. A' },
    { reason: ' ', by: 'Dr. A' },
    { reason: 'asked', by: ' ' },
  ])('is refused with %o', async (order) => {
    const accountId = (await call('POST', '/accounts', { name: 'A', plan: 'launch' })).data.id;
    expect((await call('POST', '/patients/erase', { accountId, patientRef: 'p', ...order })).status).toBe(
      400,
    );
    expect((await call('GET', `/operator/erasures?ownerId=${accountId}`)).data.erasures).toEqual([]);
  });

  it('is in the ledger, also when there was nothing', async () => {
    const accountId = (await call('POST', '/accounts', { name: 'A', plan: 'launch' })).data.id;
    await call('POST', '/patients/erase', { accountId, patientRef: 'p', reason: 'asked', by: 'Dr. A' });
    const { erasures } = (await call('GET', `/operator/erasures?ownerId=${accountId}&patientId=p`))
      .data as ErasurePage;
    expect(erasures.map(({ kind, counts }) => [kind, counts]).sort()).toEqual([
      ['lab_orders', { labOrders: 0, keptAnswers: 0, events: 0 }],
      ['retina', { retinaScreenings: 0, retinaImages: 0, patientSessions: 0, keptAnswers: 0, events: 0 }],
      ['wearables', { wearableConnections: 0, wearableMetrics: 0, keptAnswers: 0, events: 0 }],
    ]);
  });
});

it.each(['', ' '])('exporting a record needs a reason: "%s" is none', async (reason) => {
  const { key, ...named } = await record();
  expect((await call('POST', '/mse/export', { ...named, reason })).status).toBe(400);
  expect(await trailOf(named.organizationId)).toEqual([]);
  expect(key).toBeTruthy();
});
