import {
  AGENT_ENDPOINTS,
  type Endpoint,
  ENDPOINTS,
  FHIR_ENDPOINTS,
  MSE_ENDPOINTS,
  PRODUCT_ENDPOINTS,
} from '@svc/contracts';
import { revokeKey, revokeOrganizationKey } from '@svc/store';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestPlatform, type TestPlatform } from '../test/test-platform.ts';

/** These answer from what was sent, and store nothing. */
const STORES_NOTHING = new Set<Endpoint>([
  ...Object.values(PRODUCT_ENDPOINTS),
  ...Object.values(AGENT_ENDPOINTS),
  ...Object.values(FHIR_ENDPOINTS),
  MSE_ENDPOINTS.draftMse,
]);

const WRITING = [...Object.values<Endpoint>(ENDPOINTS), ...Object.values<Endpoint>(MSE_ENDPOINTS)].filter(
  (endpoint) => endpoint.method !== 'GET' && !STORES_NOTHING.has(endpoint),
);

const EXAM = { patientId: 'p', selection: { mood: { values: ['euthymic'] } } };

/** A body of each that would be accepted. */
const BODIES: Readonly<Record<string, object>> = {
  createLabOrder: { patientRef: 'p', panelId: 'cbc' },
  simulateLabOrder: {},
  connectWearable: { patientRef: 'p' },
  disconnectWearable: {},
  writeMse: EXAM,
  patchMse: EXAM,
  signMse: { patientId: 'p', signedByName: 'Dr Ada Example', attestation: 'I examined the patient.' },
};

let test: TestPlatform;
/** What happens between the guard of a request and the reading of its body. */
let meanwhile: () => Promise<unknown> = async () => {};
let accountId: string;
let organizationId: string;
const made = { orderId: '', connectionId: '' };

beforeAll(async () => {
  test = await openTestPlatform({ SVC_SECRET: 'Zq3vN8kP1sX6wB0yT5mJ9rC2hF7dL4gA' });
  test.platform.server.app.addHook('preParsing', async () => void (await meanwhile()));
  accountId = (
    await test.admin('POST', '/accounts', { name: 'A', plan: 'launch', productionApproved: true })
  ).json().data.id;
  organizationId = (await test.admin('POST', '/organizations', { name: 'Clinic' })).json().data.id;
  const { key } = await developerKey();
  const post = async (path: string, body: object) =>
    (await send({ method: 'POST', path } as Endpoint, key, body)).json().data.id;
  made.orderId = await post('/v1/labs/orders', { patientRef: 'p', panelId: 'cbc' });
  made.connectionId = await post('/v1/wearables/connect', { patientRef: 'p' });
  const clinician = await organizationKey();
  await send(MSE_ENDPOINTS.writeMse, clinician.key, EXAM);
});
afterAll(() => test.close());
beforeEach(() => {
  meanwhile = async () => {};
});

interface Key {
  readonly key: string;
  readonly id: string;
}
const keyOf = (answer: { json(): { data: { key: string; record: { id: string } } } }): Key => {
  const { key, record } = answer.json().data;
  return { key, id: record.id };
};
const developerKey = async () =>
  keyOf(await test.admin('POST', '/keys', { accountId, kind: 'secret', mode: 'test' }));
const organizationKey = async () =>
  keyOf(
    await test.admin('POST', '/organization-keys', {
      organizationId,
      scopes: ['mse:read', 'mse:write', 'mse:sign'],
    }),
  );

function send({ method, path }: Endpoint, key: string, body: object) {
  const url = `/api${path}`
    .replace('{visitId}', 'visit-1')
    .replace('{id}', path.includes('labs') ? made.orderId : made.connectionId);
  return test.inject({ method, url, headers: { authorization: `Bearer ${key}` }, payload: body });
}

/** Everything a write could leave behind. */
async function stored(): Promise<unknown> {
  const { db } = test.platform.services.database;
  const tables = [
    'mse_version',
    'mse_signature',
    'lab_order',
    'wearable_connection',
    'event',
    'idempotent_answer',
  ];
  const counts = tables.map(
    (name) =>
      sql`(select json_agg(row_to_json(t)::text order by row_to_json(t)::text) from ${sql.table(name)} t)`,
  );
  return (await sql`select json_build_array(${sql.join(counts)}) as rows`.execute(db)).rows;
}

describe('a key that falls while its request is under way writes nothing', () => {
  it('the endpoints that store something are known, each with a body', () => {
    expect(WRITING.map(({ id }) => id).toSorted()).toEqual(Object.keys(BODIES).toSorted());
  });

  describe.each(WRITING.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (id, endpoint) => {
    const ofOrganization = endpoint.auth.startsWith('org');
    const newKey = () => (ofOrganization ? organizationKey() : developerKey());
    const now = () => test.now;

    it.each(['without', 'with'])('%s an Idempotency-Key: revoked', async (how) => {
      const { key, id: keyId } = await newKey();
      const { db } = test.platform.services.database;
      meanwhile = () => (ofOrganization ? revokeOrganizationKey : revokeKey)(db, keyId, now());
      const before = await stored();
      const { method, path } = endpoint;
      const url = `/api${path}`
        .replace('{visitId}', 'visit-1')
        .replace('{id}', path.includes('labs') ? made.orderId : made.connectionId);
      const answer = await test.inject({
        method,
        url,
        headers: {
          authorization: `Bearer ${key}`,
          ...(how === 'with' ? { 'idempotency-key': `k-${id}` } : {}),
        },
        payload: BODIES[id] as object,
      });
      expect(answer.statusCode).toBe(401);
      expect(await stored()).toEqual(before);
    });
  });

  it.each([
    [
      'its organization is no longer active',
      (id: string) => test.admin('POST', `/organizations/${organizationId}/deactivate`).then(() => id),
      403,
    ],
    [
      'it lost the scope',
      (id: string) => test.admin('PATCH', `/organization-keys/${id}`, { scopes: ['mse:read'] }),
      403,
    ],
    [
      'it was rotated without an overlap',
      (id: string) => test.admin('POST', `/organization-keys/${id}/rotate`, { overlapSeconds: 0 }),
      401,
    ],
  ] as const)('%s', async (_, fall, status) => {
    const { key, id } = await organizationKey();
    const before = await stored();
    let revoked = false;
    meanwhile = async () => {
      if (revoked) return;
      revoked = true;
      await fall(id);
    };
    expect((await send(MSE_ENDPOINTS.writeMse, key, EXAM)).statusCode).toBe(status);
    expect(await stored()).toEqual(before);
    await test.admin('POST', `/organizations/${organizationId}/activate`);
  });
});
