import { type Endpoint, ENDPOINTS } from '@svc/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { validBody } from '../test/bodies.ts';
import { type Harness, openHarness, ORIGIN } from '../test/harness.ts';

const PATH = '/v1/dmse/analyze';
const OTHER_ORIGIN = 'https://not-listed.example';

describe('CORS', () => {
  let api: Harness;
  let publishable: string;
  let secret: string;

  beforeAll(async () => {
    api = await openHarness({ sandboxKeyDaily: 2 });
    publishable = (await api.makeKey({ kind: 'publishable' })).key;
    secret = (await api.makeKey()).key;
  });
  afterAll(() => api.close());

  const preflight = (path: string, headers: Record<string, string> = {}) =>
    api.server.app.inject({
      method: 'OPTIONS',
      url: `/api${path}`,
      headers: {
        origin: OTHER_ORIGIN,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
        ...headers,
      },
    });

  it.each([[ORIGIN], [OTHER_ORIGIN], ['null'], ['http://localhost:3000']])(
    'answers the preflight of %s with 204 [1:4.2 CORS preflight] [D:CORS: preflight]',
    async (origin) => {
      const response = await preflight(PATH, { origin });
      expect([response.statusCode, response.payload]).toEqual([204, '']);
      expect(response.headers).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-allow-methods': 'POST',
        'access-control-max-age': '7200',
        vary: 'Origin',
      });
      const allowed = String(response.headers['access-control-allow-headers']).toLowerCase();
      expect(allowed).toContain('authorization');
      expect(allowed).toContain('content-type');
      expect(response.headers).not.toHaveProperty('access-control-allow-credentials');
      expect(response.headers['x-ratelimit-limit']).toBeDefined();
      expect(response.headers['x-request-id']).toMatch(/^req_/);
    },
  );

  it('echoes the origin on every answer of the digital MSE, errors included, and never allows credentials [D:CORS: every answer] [D:CORS: no credentials] [D:CORS: exposes]', async () => {
    const sandbox = (await api.makeKey({ mode: 'test' })).key;
    const unpaid = (await api.makeKey({ plan: 'none' })).key;
    await api.ping(sandbox);
    await api.ping(sandbox);
    const answers: [number, Promise<Awaited<ReturnType<Harness['ping']>>>][] = [
      [200, api.post(PATH, publishable, validBody('dmse'), { origin: ORIGIN })],
      [200, api.post(PATH, secret, validBody('dmse'), { origin: OTHER_ORIGIN })],
      [403, api.post(PATH, publishable, validBody('dmse'), { origin: OTHER_ORIGIN })],
      [403, api.post(PATH, publishable, validBody('dmse'), { origin: 'null' })],
      [401, api.post(PATH, null, validBody('dmse'), { origin: OTHER_ORIGIN })],
      [401, api.post(PATH, 'svc_pk_live_x', validBody('dmse'), { origin: OTHER_ORIGIN })],
      [402, api.post(PATH, unpaid, validBody('dmse'), { origin: ORIGIN })],
      [429, api.post(PATH, sandbox, validBody('dmse'), { origin: ORIGIN })],
      [415, api.post(PATH, secret, 'x', { origin: ORIGIN, 'content-type': 'text/plain' })],
      [413, api.post(PATH, secret, 'x'.repeat(1_048_577), { origin: ORIGIN })],
      [400, api.post(PATH, secret, '{', { origin: ORIGIN })],
      [405, api.server.app.inject({ method: 'GET', url: `/api${PATH}`, headers: { origin: ORIGIN } })],
    ];
    for (const [status, answer] of answers) {
      const { statusCode, headers, raw } = await answer;
      const sent = raw.req.headers.origin;
      expect([statusCode, headers['access-control-allow-origin']]).toEqual([status, sent]);
      expect(headers.vary).toBe('Origin');
      expect(headers['access-control-expose-headers']).toBe(
        'X-Request-Id, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After, Idempotent-Replayed',
      );
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
    }
  });

  it('says that the answer varies with the origin even when none was sent', async () => {
    const { headers } = await api.post(PATH, secret, validBody('dmse'));
    expect(headers.vary).toBe('Origin');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('sends no CORS header on any other route [D:CORS: dmse only]', async () => {
    for (const { path, method } of Object.values<Endpoint>(ENDPOINTS).filter(
      (endpoint) => endpoint.cors !== true,
    )) {
      const answers = [
        await api.server.app.inject({
          method,
          url: `/api${path}`,
          headers: { origin: ORIGIN, authorization: `Bearer ${secret}` },
        }),
        await api.server.app.inject({ method, url: `/api${path}`, headers: { origin: ORIGIN } }),
        await preflight(path),
      ];
      expect(answers[2]?.statusCode).toBe(405);
      for (const { headers } of answers) {
        const names = Object.keys(headers).filter((name) => name.startsWith('access-control-'));
        expect([path, names]).toEqual([path, []]);
      }
    }
  });
});
