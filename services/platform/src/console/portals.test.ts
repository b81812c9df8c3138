import { ADMIN_ENDPOINTS, type AdminEndpoint } from '@svc/contracts';
import { createAccount, createPatient } from '@svc/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPlatform, type TestPlatform } from '../../test/test-platform.ts';

let test: TestPlatform;
let accountId: string;
let credential: string;
let portalId: string;
const patients: { own: string; other: string } = { own: '', other: '' };
beforeAll(async () => {
  test = await openTestPlatform();
  const { db } = test.platform.services.database;
  const [own, other] = [
    await createAccount(db, { name: 'Ours', plan: 'launch', now: test.now }),
    await createAccount(db, { name: 'Theirs', plan: 'launch', now: test.now }),
  ];
  accountId = own.id;
  patients.own = (await createPatient(db, { ownerId: own.id, now: test.now })).id;
  patients.other = (await createPatient(db, { ownerId: other.id, now: test.now })).id;
  const added = (await test.admin('POST', '/portals', { accountId, name: 'Portal' })).json().data;
  credential = added.credential;
  portalId = added.portal.id;
});
afterAll(() => test?.close());

const startSession = (patientId: string, bearer = credential, where = test) =>
  where.inject({
    method: 'POST',
    url: `/api/admin/v1/patients/${patientId}/session`,
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    payload: '{}',
  });

describe('the credential of a portal', () => {
  it('starts sessions for the patients of its account, which work', async () => {
    const answer = await startSession(patients.own);
    expect(answer.statusCode).toBe(201);
    const { cookie } = answer.json().data;
    const seen = await test.inject({ url: '/api/retina/v1/history', headers: { cookie } });
    expect(seen.statusCode).toBe(200);
  });

  it('is told of the patients of others what it is told of none', async () => {
    const [other, none] = [await startSession(patients.other), await startSession('pat_none')];
    expect([other.statusCode, none.statusCode]).toEqual([404, 404]);
    expect(other.json().error).toEqual(none.json().error);
  });

  it.each(Object.entries<AdminEndpoint>(ADMIN_ENDPOINTS).filter(([, { auth }]) => auth === 'admin'))(
    'opens nothing else: %s',
    async (_, { method, path }) => {
      const answer = await test.inject({
        method,
        url: `/api/admin/v1${path.replaceAll(/\{\w+\}/g, 'x')}`,
        headers: { authorization: `Bearer ${credential}` },
      });
      expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'invalid_token']);
    },
  );

  it.each(['/api/v1/ping', '/api/v1/events', '/api/retina/v1/history', '/api/console/v1/me'])(
    'opens nothing else: %s',
    async (url) => {
      const answer = await test.inject({ url, headers: { authorization: `Bearer ${credential}` } });
      expect(answer.statusCode).toBe(401);
    },
  );

  it('is written down with each session it starts', async () => {
    const { acts } = (await test.admin('GET', `/operator/acts?operator=${portalId}`)).json().data;
    const started = { operator: portalId, action: 'POST /patients/:id/session', ownerId: accountId };
    expect(acts).toContainEqual(expect.objectContaining(started));
  });

  it('works also where there is no admin token, or the admin API has an address of its own', async () => {
    const { db } = test.platform.services.database;
    const row = await db
      .selectFrom('portal')
      .select('credential_hash')
      .where('id', '=', portalId)
      .executeTakeFirstOrThrow();
    const elsewhere = await openTestPlatform({ SVC_ADMIN_LISTEN: '127.0.0.1:0' });
    const own = await createAccount(elsewhere.platform.services.database.db, {
      name: 'Ours',
      plan: 'launch',
      now: test.now,
    });
    const patient = await createPatient(elsewhere.platform.services.database.db, {
      ownerId: own.id,
      now: test.now,
    });
    await elsewhere.platform.services.database.db
      .insertInto('portal')
      .values({
        id: 'ptl_1',
        account_id: own.id,
        name: 'Portal',
        credential_hash: row.credential_hash,
        visible_start: 'svc_portal_x',
        created_at: new Date(test.now),
        last_used_at: null,
        revoked_at: null,
      })
      .execute();
    expect((await startSession(patient.id, credential, elsewhere)).statusCode).toBe(201);
    expect((await elsewhere.admin('GET', '/accounts')).statusCode).toBe(404);
    await elsewhere.close();
  });

  it('ends when it is revoked, at once; the sessions it started go on', async () => {
    const { cookie } = (await startSession(patients.own)).json().data;
    expect((await test.admin('POST', `/portals/${portalId}/revoke`)).statusCode).toBe(200);
    expect((await startSession(patients.own)).statusCode).toBe(401);
    expect((await test.inject({ url: '/api/retina/v1/history', headers: { cookie } })).statusCode).toBe(200);
  });

  it('that is made up is refused, and its address is slowed down', async () => {
    const codes = [];
    for (let i = 0; i < 25; i++)
      codes.push(
        (
          await test.inject({
            method: 'POST',
            url: `/api/admin/v1/patients/${patients.own}/session`,
            remoteAddress: '203.0.113.9',
            headers: { authorization: `Bearer svc_portal_${'a'.repeat(43)}` },
          })
        ).statusCode,
      );
    expect([codes[0], codes.at(-1)]).toEqual([401, 429]);
  });
});
