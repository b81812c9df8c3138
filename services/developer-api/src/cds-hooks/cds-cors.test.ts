import { CDS_HOOKS } from '@svc/contracts';
import { createCdsClient, revokeCdsClient } from '@svc/store';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, openHarness } from '../../test/harness.ts';

const SERVICE_ORIGIN = 'https://api.example.org';
const EHR = 'https://ehr.example.org';
const OTHER_EHR = 'https://other.example.org';
const STRANGER = 'https://stranger.example.org';
const CORS = /^access-control-/;

describe('CORS of CDS Hooks', () => {
  let api: Harness;
  let accountId: string;
  let keys: { privateKey: CryptoKey; publicKey: CryptoKey };
  let count = 0;

  beforeAll(async () => {
    api = await openHarness();
    accountId = (await api.makeKey()).accountId;
    keys = await generateKeyPair('ES384', { extractable: true });
    await letIn('iss-a', [EHR]);
    await letIn('iss-b', [OTHER_EHR]);
    await letIn('iss-server', []);
  });
  afterAll(() => api.close());

  async function letIn(issuer: string, origins: readonly string[]) {
    const publicKey = { ...(await exportJWK(keys.publicKey)), kty: 'EC', kid: 'ec', alg: 'ES384' };
    return createCdsClient(api.database.db, {
      accountId,
      mode: 'live',
      name: issuer,
      issuer,
      keys: [publicKey],
      jku: [],
      origins,
      now: api.now,
    });
  }

  const token = (iss: string, path: string) => {
    const now = Math.floor(api.now / 1000);
    return new SignJWT({
      iss,
      aud: `${SERVICE_ORIGIN}/cds-services/${path}`,
      iat: now,
      exp: now + 300,
      jti: `c-${count++}`,
    })
      .setProtectedHeader({ alg: 'ES384', typ: 'JWT', kid: 'ec' })
      .sign(keys.privateKey);
  };
  const preflight = (path: string, origin: string, method = 'POST') =>
    api.server.app.inject({
      method: 'OPTIONS',
      url: path,
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': 'authorization,content-type',
      },
    });
  const body = {
    hook: 'patient-view',
    hookInstance: 'd1577c69-dfbe-44ad-ba6d-3e05e953b2ea',
    context: { userId: 'Practitioner/1', patientId: '42' },
    prefetch: { scales: null },
  };
  const call = async (
    origin: string | undefined,
    { iss = 'iss-a', jwt = '', payload = body as unknown } = {},
  ) =>
    api.server.app.inject({
      method: 'POST',
      url: '/cds-services/patient-view',
      headers: {
        ...(origin === undefined ? {} : { origin }),
        'content-type': 'application/json',
        authorization: `Bearer ${jwt === '' ? await token(iss, 'patient-view') : jwt}`,
      },
      payload: JSON.stringify(payload),
    });

  it.each([STRANGER, EHR, 'null'])(
    'discovery is open to pages of %s, with and without a preflight',
    async (origin) => {
      const asked = await preflight('/cds-services', origin, 'GET');
      expect([asked.statusCode, asked.headers['access-control-allow-methods']]).toEqual([204, 'GET']);
      const answer = await api.server.app.inject({ url: '/cds-services', headers: { origin } });
      for (const { headers } of [asked, answer]) {
        expect(headers).toMatchObject({ 'access-control-allow-origin': origin, vary: 'Origin' });
        expect(headers).not.toHaveProperty('access-control-allow-credentials');
      }
    },
  );

  it.each(CDS_HOOKS.flatMap((hook) => [hook, `${hook}/feedback`]))(
    'the preflight of %s is answered for what a client registered, and for nothing else',
    async (path) => {
      for (const origin of [EHR, OTHER_EHR]) {
        const { statusCode, headers } = await preflight(`/cds-services/${path}`, origin);
        expect(statusCode).toBe(204);
        expect(headers).toMatchObject({
          'access-control-allow-origin': origin,
          'access-control-allow-methods': 'POST',
          'access-control-allow-headers': 'Authorization, Content-Type',
          vary: 'Origin',
        });
        expect(headers).not.toHaveProperty('access-control-allow-credentials');
      }
      for (const origin of [STRANGER, 'null', `${EHR}.evil.example`, 'http://ehr.example.org']) {
        const { statusCode, headers } = await preflight(`/cds-services/${path}`, origin);
        expect([statusCode, Object.keys(headers).filter((name) => CORS.test(name))]).toEqual([403, []]);
        expect(headers.vary).toBe('Origin');
      }
    },
  );

  it('every answer to a page of a registered origin can be read by it, refusals too', async () => {
    const answers: [number, Awaited<ReturnType<typeof call>>][] = [
      [200, await call(EHR)],
      [400, await call(EHR, { payload: {} })],
      [412, await call(EHR, { payload: { ...body, prefetch: {} } })],
      [401, await call(EHR, { jwt: 'nothing' })],
      [
        401,
        await api.server.app.inject({
          method: 'POST',
          url: '/cds-services/patient-view',
          headers: { origin: EHR },
        }),
      ],
    ];
    for (const [status, { statusCode, headers }] of answers) {
      expect([statusCode, headers['access-control-allow-origin'], headers.vary]).toEqual([
        status,
        EHR,
        'Origin',
      ]);
      expect(headers['access-control-expose-headers']).toContain('X-Request-Id');
    }
  });

  it('a token opens nothing from where its own client did not register', async () => {
    const elsewhere = await call(OTHER_EHR);
    expect([elsewhere.statusCode, elsewhere.headers['access-control-allow-origin']]).toEqual([
      403,
      OTHER_EHR,
    ]);
    for (const origin of [STRANGER, 'null']) {
      const { statusCode, headers } = await call(origin);
      expect([statusCode, headers['access-control-allow-origin'], headers.vary]).toEqual([
        403,
        undefined,
        'Origin',
      ]);
    }
    expect((await call(EHR, { iss: 'iss-server' })).statusCode).toBe(403);
  });

  it('a server sends no origin and needs none', async () => {
    const { statusCode, headers } = await call(undefined, { iss: 'iss-server' });
    expect([statusCode, headers['access-control-allow-origin'], headers.vary]).toEqual([
      200,
      undefined,
      'Origin',
    ]);
  });

  it('a page of a client that was revoked is let in no more', async () => {
    const origin = 'https://gone.example.org';
    const { id } = await letIn('iss-gone', [origin]);
    api.now += 1000;
    expect((await preflight('/cds-services/patient-view', origin)).statusCode).toBe(204);
    await revokeCdsClient(api.database.db, id, api.now);
    expect((await call(origin, { iss: 'iss-gone' })).statusCode).toBe(401);
    api.now += 1000;
    expect((await preflight('/cds-services/patient-view', origin)).statusCode).toBe(403);
  });

  it('nothing else is opened by a registered origin', async () => {
    const routes = api.server.routes.filter(
      ({ pattern, endpoint, methods }) =>
        !pattern.startsWith('/cds-services') && endpoint?.cors !== true && !methods.includes('OPTIONS'),
    );
    expect(routes.length).toBeGreaterThan(10);
    for (const { pattern, methods } of routes)
      for (const method of [methods[0] ?? 'GET', 'OPTIONS']) {
        const url = pattern.replace(/:\w+/g, 'x');
        const { headers } = await api.server.app.inject({
          method: method as 'GET',
          url,
          headers: { origin: EHR },
        });
        expect([pattern, method, Object.keys(headers).filter((name) => CORS.test(name))]).toEqual([
          pattern,
          method,
          [],
        ]);
      }
  });
});
