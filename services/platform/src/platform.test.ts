import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { ALL_ENDPOINTS, ERROR_CODES } from '@svc/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeDocs } from '../../pages/scripts/write-docs.ts';
import { writeReferenceScript } from '../../pages/scripts/write-reference-script.ts';
import { openTestPlatform, type TestPlatform } from '../test/test-platform.ts';

/** As a scraper on this machine asks. */
const METRICS = { url: '/metrics', headers: { host: 'localhost:8787' } } as const;

/** Of the installation. */
const { version: VERSION } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
) as { version: string };

describe('beside the APIs the origin serves', () => {
  let api: TestPlatform;

  beforeAll(async () => {
    await Promise.all([writeReferenceScript(), writeDocs()]);
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

  it.each([['/docs/errors'], ['/docs/changelog'], ['/docs/errors/rate_limited']])(
    '%s as a page that asks nobody else and frames nothing',
    async (url) => {
      const response = await api.inject(url);
      expect(response.statusCode).toBe(200);
      expect(response.headers).toMatchObject({
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      });
      expect(response.payload.match(/<script/g)).toHaveLength(1);
      expect(response.payload).not.toMatch(/(?:src|data-index)="(?:https?:)?\/\//);
    },
  );

  it.each(['/docs/reference', '/docs/admin'])(
    '%s as a page that may run one script of this origin and ask nobody else',
    async (url) => {
      const response = await api.inject(url);
      expect([response.statusCode, response.headers['content-type']]).toEqual([
        200,
        'text/html; charset=utf-8',
      ]);
      const policy = String(response.headers['content-security-policy']);
      const rules = new Map(policy.split('; ').map((rule) => [rule.split(' ')[0], rule]));
      expect(rules.get('default-src')).toBe("default-src 'none'");
      expect(rules.get('script-src')).toBe("script-src 'self'");
      expect(rules.get('connect-src')).toBe("connect-src 'self'");
      expect(rules.get('style-src-elem')).toMatch(/^style-src-elem(?: 'sha256-[\w+/]{43}=')+$/);
      // Only the values of style attributes, which the script computes, have no hash.
      expect(policy.match(/unsafe-[a-z]+/g)).toEqual(['unsafe-inline']);
      expect(policy).toContain("style-src-attr 'unsafe-inline'");
      expect(response.payload.match(/<script [^>]*src=/g)).toHaveLength(1);
      expect(response.payload).not.toMatch(/(?:src|href|data-url)="(?:https?:)?\/\//);
    },
  );

  it('the script of the reference, zipped or not, to be kept for good', async () => {
    const url =
      /src="(\/docs\/assets\/scalar-[0-9a-f]{16}\.js)"/.exec(
        (await api.inject('/docs/reference')).payload,
      )?.[1] ?? '';
    const plain = await api.inject(url);
    const zipped = await api.inject({ url, headers: { 'accept-encoding': 'gzip, deflate' } });
    const refusesZipped = await api.inject({ url, headers: { 'accept-encoding': 'gzip;q=0' } });
    for (const { statusCode, headers } of [plain, zipped])
      expect({ statusCode, headers }).toMatchObject({
        statusCode: 200,
        headers: {
          'content-type': 'text/javascript; charset=utf-8',
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          vary: 'accept-encoding',
        },
      });
    expect([plain, zipped, refusesZipped].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'gzip',
      undefined,
    ]);
    expect(gunzipSync(zipped.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(refusesZipped.rawPayload.equals(plain.rawPayload)).toBe(true);
    const hash = createHash('sha256').update(zipped.rawPayload).digest('hex');
    expect(url).toContain(hash.slice(0, 16));
    for (const other of ['scalar-0000000000000000.js', '..%2f..%2fpackage.json', 'toString'])
      expect((await api.inject(`/docs/assets/${other}`)).statusCode).toBe(404);
  });

  it('every error code in one list', async () => {
    const page = (await api.inject('/docs/errors')).payload;
    for (const code of ERROR_CODES) expect(page).toContain(`href="/docs/errors/${code}"`);
  });

  it('to a browser that opens the origin, the start page of the documentation', async () => {
    const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode, headers } = await api.inject({ method, url: '/', headers: { accept } });
      expect([statusCode, headers.location, headers.vary]).toEqual([302, '/docs', 'accept']);
    }
  });

  it.each([
    ['GET', '/', undefined],
    ['GET', '/', '*/*'],
    ['GET', '/', 'application/json'],
    ['POST', '/', 'text/html'],
    ['DELETE', '/', 'text/html'],
    ['GET', '/none', 'text/html'],
  ] as const)('%s %s with Accept %s is no path, as before', async (method, url, accept) => {
    const response = await api.inject({ method, url, headers: accept === undefined ? {} : { accept } });
    expect([response.statusCode, response.headers.location, response.headers.vary]).toEqual([
      404,
      undefined,
      undefined,
    ]);
    expect(response.json()).toMatchObject({ ok: false, error: { code: 'not_found' } });
  });

  it.each([
    ['/healthz', { status: 'up', version: VERSION }],
    ['/readyz', { status: 'ready' }],
  ])('%s, by GET and HEAD', async (url, body) => {
    expect((await api.inject(url)).json()).toEqual(body);
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
    expect(response.payload).toContain(`svc_build_info{version="${VERSION}"} 1\n`);
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
    expect([403, 404]).toContain((await api.inject(asked)).statusCode);
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
