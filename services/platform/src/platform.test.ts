import { ALL_ENDPOINTS, ERROR_CODES } from '@svc/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPlatform, type TestPlatform } from './testing/test-platform.ts';

/** As a scraper on this machine asks. */
const METRICS = { url: '/metrics', headers: { host: 'localhost:8787' } } as const;

describe('beside the APIs the origin serves', () => {
  let api: TestPlatform;

  beforeAll(async () => {
    api = await openTestPlatform();
  });
  afterAll(() => api.close());

  it('the OpenAPI document, with itself as server', async () => {
    const response = await api.inject('/api/openapi.json');
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    const document = response.json();
    expect(document).toMatchObject({ openapi: '3.1.0', servers: [{ url: 'https://api.example.org/api' }] });
    expect(Object.keys(document.paths)).toEqual([
      ...new Set(Object.values(ALL_ENDPOINTS).map(({ path }) => path)),
    ]);
  });

  it.each(ERROR_CODES.map((code) => [code] as const))(
    'a page for %s, where error.docs leads',
    async (code) => {
      const response = await api.inject(`/docs/errors/${code}`);
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(response.payload).toContain(code);
    },
  );

  it.each([
    ['/docs/errors/none'],
    ['/docs/errors/toString'],
    ['/docs/errors/..%2Fchangelog'],
    ['/docs/errors/'],
    ['/docs/nothing'],
  ])('nothing at %s', async (url) => {
    expect((await api.inject(url)).statusCode).toBe(404);
  });

  it.each([['/docs'], ['/docs/changelog'], ['/docs/errors/rate_limited']])(
    '%s as a page that loads and frames nothing',
    async (url) => {
      const response = await api.inject(url);
      expect(response.statusCode).toBe(200);
      expect(response.headers).toMatchObject({
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      });
      expect(response.payload).not.toContain('<script');
    },
  );

  it('a reference that names every operation', async () => {
    const page = (await api.inject('/docs')).payload;
    for (const { path, method } of Object.values(ALL_ENDPOINTS))
      expect(page).toContain(`${method} /api${path}`);
  });

  it.each([
    ['/healthz', 'up'],
    ['/readyz', 'ready'],
  ])('%s, by GET and HEAD', async (url, status) => {
    expect((await api.inject(url)).json()).toEqual({ status });
    const head = await api.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.payload]).toEqual([200, '']);
  });

  it('metrics to this machine: routes and codes, never ids', async () => {
    await api.inject('/api/v1/ping');
    await api.inject('/api/v1/none-canary');
    const response = await api.inject(METRICS);
    expect(response.headers['content-type']).toContain('text/plain; version=0.0.4');
    expect(response.payload).toContain(
      'svc_requests_total{method="GET",route="/api/v1/ping",status="401"} 1',
    );
    expect(response.payload).toMatch(/svc_requests_in_flight \d+/);
    expect(response.payload).not.toContain('canary');
  });

  it('metrics of refusals by the limit that made them', async () => {
    const account = await api.admin('POST', '/accounts', {
      name: 'A',
      plan: 'launch',
      productionApproved: true,
    });
    const body = { accountId: account.json().data.id, kind: 'secret', mode: 'live' };
    const { key } = (await api.admin('POST', '/keys', body)).json().data;
    const ping = () => api.inject({ url: '/api/v1/ping', headers: { authorization: `Bearer ${key}` } });
    for (let i = 0; i < 21; i++) await ping();
    expect((await api.inject(METRICS)).payload).toContain('svc_limited_total{by="peak"} 1');
  });

  it.each([
    ['another machine', { remoteAddress: '192.168.1.5' }, {}],
    ['another machine that asks for this one', { remoteAddress: '192.168.1.5' }, { host: 'localhost' }],
    ['somebody behind a proxy of this machine', {}, { 'x-forwarded-for': '203.0.113.7' }],
    ['a proxy of another kind', {}, { via: '1.1 proxy' }],
    ['a page whose name was pointed to this machine', {}, { host: 'evil.example:8787' }],
    ['a name that only begins like ours', {}, { host: 'localhost.evil.example' }],
    ['a host that is none', {}, { host: '@@' }],
  ])('no metrics to %s', async (_name, where, headers) => {
    const asked = { ...METRICS, ...where, headers: { ...METRICS.headers, ...headers } };
    expect((await api.inject(asked)).statusCode).toBe(404);
  });

  it.each(['localhost', '127.0.0.1:8787', '[::1]:8787', 'LOCALHOST:8787'])(
    'metrics to this machine as %s',
    async (host) => {
      expect((await api.inject({ ...METRICS, headers: { host } })).statusCode).toBe(200);
    },
  );

  it('errors of its own in the same envelope', async () => {
    const response = await api.inject('/nothing');
    expect(response.json()).toMatchObject({
      ok: false,
      error: { code: 'not_found', docs: 'https://api.example.org/docs/errors/not_found' },
    });
  });
});

describe('when the database is gone', () => {
  it('the process is up and not ready', async () => {
    const api = await openTestPlatform();
    await api.platform.services.database.close();
    expect((await api.inject('/healthz')).statusCode).toBe(200);
    const ready = await api.inject('/readyz');
    expect([ready.statusCode, ready.headers['retry-after']]).toEqual([503, '1']);
    await api.platform.server.app.close();
  });
});

describe('with a trusted proxy', () => {
  it('metrics go by the socket, whatever a proxy says of where a request came from', async () => {
    const api = await openTestPlatform({ SVC_TRUST_PROXY: 'on' });
    try {
      const call = (remoteAddress: string, headers: Record<string, string>) =>
        api.inject({ ...METRICS, remoteAddress, headers: { ...METRICS.headers, ...headers } });
      expect((await call('192.168.1.5', { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(404);
      expect((await call('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(404);
      expect((await call('127.0.0.1', {})).statusCode).toBe(200);
    } finally {
      await api.close();
    }
  });
});

describe('with a metrics token', () => {
  it('metrics go to whoever has it, from anywhere', async () => {
    const token = 'metrics-token-0123456789';
    const api = await openTestPlatform({ SVC_METRICS_TOKEN: token });
    try {
      const call = (authorization?: string) =>
        api.inject({
          url: '/metrics',
          remoteAddress: '192.168.1.5',
          headers: authorization === undefined ? {} : { authorization },
        });
      expect((await call(`Bearer ${token}`)).statusCode).toBe(200);
      expect((await call()).statusCode).toBe(401);
      expect((await call('Bearer wrong-token-0123456789')).statusCode).toBe(401);
    } finally {
      await api.close();
    }
  });
});

describe('as a worker', () => {
  it('serves health and no API', async () => {
    const api = await openTestPlatform({ SVC_ROLE: 'worker' });
    try {
      expect((await api.inject('/healthz')).statusCode).toBe(200);
      expect((await api.inject('/api/v1/ping')).statusCode).toBe(404);
    } finally {
      await api.close();
    }
  });
});
