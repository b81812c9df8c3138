import { type Endpoint, MSE_ENDPOINTS, ORGANIZATION_SCOPES, type OrganizationScope } from '@svc/contracts';
import { revokeOrganizationKey, rotateOrganizationKey, setOrganizationActive } from '@svc/store';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALM, exam, RISKY, signature } from '../test/exams.ts';
import { type Call, type Harness, openHarness } from '../test/harness.ts';

const ENDPOINTS = Object.values<Endpoint>(MSE_ENDPOINTS);

/** A body that the endpoint accepts; the draft endpoint is judged by its guard alone. */
function bodyOf({ id, method }: Endpoint): object | undefined {
  if (method === 'GET') return undefined;
  return id === 'signMse' ? signature() : exam();
}

function callOf(endpoint: Endpoint, visitId = 'visit-1', patientId = 'patient-1'): Call {
  const path = endpoint.path.replace('{visitId}', visitId).replace('{version}', '1');
  const query = endpoint.id === 'diffMse' ? '&from=1&to=1' : '';
  const body = bodyOf(endpoint);
  return {
    method: endpoint.method,
    path: endpoint.method === 'GET' ? `${path}?patientId=${patientId}${query}` : path,
    ...(body === undefined ? {} : { body: { ...body, patientId } }),
  };
}

/** What a credential is, as far as the endpoint table can tell what it may do. */
type Credential =
  | { readonly is: 'invalid' }
  | { readonly is: 'organization'; readonly scopes: readonly OrganizationScope[]; readonly active: boolean }
  | { readonly is: 'developer'; readonly kind: 'secret' | 'publishable' };

/** The status of the guard; null when it lets the request in. */
function refusalOf({ auth }: Endpoint, credential: Credential): 401 | 403 | null {
  const scope = /^org\((.*)\)$/.exec(auth)?.[1] as OrganizationScope | undefined;
  if (credential.is === 'invalid') return 401;
  if (credential.is === 'organization') {
    if (scope === undefined) return 401;
    return credential.active && credential.scopes.includes(scope) ? null : 403;
  }
  if (scope !== undefined) return 401;
  return credential.kind === 'publishable' && auth !== 'secretOrPublishable' ? 403 : null;
}

let api: Harness;
beforeAll(async () => {
  api = await openHarness();
});
afterAll(() => api.close());

describe('every route by every kind of credential, as the endpoint table declares', () => {
  const credentials = new Map<string, { key: string | null; credential: Credential }>();

  const NAMES = [
    'no credential',
    'garbage',
    'a key with a wrong checksum',
    'a revoked key',
    'an expired key',
    'a test secret key',
    'a live secret key',
    'a publishable key',
    ...ORGANIZATION_SCOPES.map((scope) => `a key with ${scope} only`),
    ...ORGANIZATION_SCOPES.map((scope) => `a key with all but ${scope}`),
    'a key with all scopes',
    'a key of another organization',
    'a key of an inactive organization',
  ];

  beforeAll(async () => {
    const { db } = api.database;
    const organizationId = await api.makeOrganization();
    const add = (name: string, key: string | null, credential: Credential) =>
      void credentials.set(name, { key, credential });
    const organization = async (name: string, scopes: readonly OrganizationScope[], of = organizationId) => {
      const made = await api.makeKey({ organizationId: of, scopes });
      add(name, made.key, { is: 'organization', scopes, active: true });
      return made;
    };
    const invalid = { is: 'invalid' } as const;
    add('no credential', null, invalid);
    add('garbage', 'garbage', invalid);
    const { key } = await organization('a key with all scopes', ORGANIZATION_SCOPES);
    add('a key with a wrong checksum', `${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`, invalid);
    const revoked = await api.makeKey({ organizationId });
    await revokeOrganizationKey(db, revoked.keyId, api.now);
    add('a revoked key', revoked.key, invalid);
    const expired = await api.makeKey({ organizationId });
    await rotateOrganizationKey(db, expired.keyId, { overlapMs: 0, now: api.now });
    add('an expired key', expired.key, invalid);
    add('a test secret key', await api.makeDeveloperKey({ mode: 'test' }), {
      is: 'developer',
      kind: 'secret',
    });
    add('a live secret key', await api.makeDeveloperKey(), { is: 'developer', kind: 'secret' });
    const publishable = await api.makeDeveloperKey({ kind: 'publishable' });
    add('a publishable key', publishable, { is: 'developer', kind: 'publishable' });
    for (const scope of ORGANIZATION_SCOPES) {
      await organization(`a key with ${scope} only`, [scope]);
      const others = ORGANIZATION_SCOPES.filter((each) => each !== scope);
      await organization(`a key with all but ${scope}`, others);
    }
    await organization('a key of another organization', ORGANIZATION_SCOPES, await api.makeOrganization());
    const inactive = await api.makeKey();
    await setOrganizationActive(db, inactive.organizationId, { active: false, now: api.now });
    add('a key of an inactive organization', inactive.key, {
      is: 'organization',
      scopes: ORGANIZATION_SCOPES,
      active: false,
    });
    await api.post('/v1/mse/visit-1', key, exam());
  });

  it.each(NAMES)('%s [2:5 rule 1] [2:5 rule 2] [2:5 rule 4] [D:a key of another family]', async (name) => {
    const made = credentials.get(name);
    if (made === undefined) throw new Error(`${name} was not made`);
    for (const endpoint of ENDPOINTS) {
      const response = await api.call({ ...callOf(endpoint), key: made.key });
      const expected = refusalOf(endpoint, made.credential);
      const seen = response.statusCode === 401 || response.statusCode === 403 ? response.statusCode : null;
      expect([endpoint.id, seen]).toEqual([endpoint.id, expected]);
      expect(response.headers['x-mse-api-version']).toBe('1');
      const answer = expected === null ? ['error'] : Object.keys(response.json());
      expect(answer).toEqual(['error']);
    }
  });

  it('an endpoint of the table answers 200 to the credential it declares', async () => {
    const { key } = credentials.get('a key with all scopes') ?? { key: null };
    for (const endpoint of ENDPOINTS.filter(({ auth }) => auth.startsWith('org('))) {
      const response = await api.call({ ...callOf(endpoint), key });
      expect([endpoint.id, response.statusCode]).toEqual([endpoint.id, 200]);
      expect(endpoint.response.safeParse(response.json()).error).toBeUndefined();
    }
  });
});

describe('what belongs to another organization is as absent as what never was [2:1 multi-tenant]', () => {
  let theirs: string;
  let mine: string;

  beforeAll(async () => {
    theirs = (await api.makeKey()).key;
    mine = (await api.makeKey()).key;
    for (let i = 0; i < 20; i++) {
      await api.post(
        `/v1/mse/visit-${i}`,
        theirs,
        exam(i % 2 === 0 ? RISKY : CALM, { patientId: `patient-${i}` }),
      );
      if (i % 3 === 0)
        await api.post(`/v1/mse/visit-${i}/sign`, theirs, signature({ patientId: `patient-${i}` }));
    }
  });

  /** All that a caller can tell answers apart by. */
  function shapeOf({ statusCode, payload, headers }: LightMyRequestResponse) {
    const { 'x-request-id': _id, date: _date, ...others } = headers;
    return { statusCode, payload, headers: others };
  }

  it('200 probes by id have the status, body and headers of an absent id', async () => {
    // Reading probes and those that can only fail; a write to the same id makes a record of one's own, see below.
    const probed = ENDPOINTS.filter(
      ({ id, auth, pathParams }) => auth.startsWith('org(') && pathParams !== undefined && id !== 'writeMse',
    );
    let probes = 0;
    for (let i = 0; probes < 200; i = (i + 1) % 20) {
      for (const endpoint of probed) {
        const foreign = await api.call({ ...callOf(endpoint, `visit-${i}`, `patient-${i}`), key: mine });
        const absent = await api.call({ ...callOf(endpoint, `never-${i}`, `patient-${i}`), key: mine });
        expect([404, 409]).toContain(foreign.statusCode);
        expect(shapeOf(foreign)).toEqual(shapeOf(absent));
        probes += 1;
      }
    }
  });

  it('a write to the same ids makes a record of its own and leaves theirs as it was', async () => {
    const before = await api.get('/v1/mse/visit-0', theirs);
    const headers = { 'if-none-match': '*', 'idempotency-key': 'same' };
    const written = await api.post('/v1/mse/visit-0', mine, exam(CALM, { patientId: 'patient-0' }), headers);
    expect(written.json()).toMatchObject({ ok: true, version: 1 });
    expect((await api.get('/v1/mse/visit-0', theirs)).json()).toEqual(before.json());
    expect((await api.get('/v1/mse/visit-0', mine)).json().mse.selection).toEqual(CALM);
  });

  it('audit trails have only what their own organization did', async () => {
    const { entries } = (await api.get('/v1/mse/visit-0/audit', theirs)).json();
    const theirKeys = new Set(entries.map(({ keyId }: { keyId: string }) => keyId));
    const { entries: own } = (await api.get('/v1/mse/visit-0/audit', mine)).json();
    expect(theirKeys.size).toBe(1);
    expect(own.every(({ keyId }: { keyId: string }) => !theirKeys.has(keyId))).toBe(true);
  });
});
