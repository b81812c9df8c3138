import { ERROR_CODES, EVENT_TYPES } from '@svc/contracts';
import type { Flow } from './flow.ts';

const TOO_LARGE = `{"a":"${'x'.repeat(1_048_576)}"}`;
const DMSE = '/api/v1/dmse/analyze';
const TIMED = { speechRateWpm: 120, sessionDurationSeconds: 600 };

const PAGES = [
  '/healthz',
  '/readyz',
  '/metrics',
  '/api/openapi.json',
  '/docs',
  '/docs/changelog',
  '/docs/errors',
  '/docs/errors/not_found',
  '/demo/retina',
  '/demo/retina/icon.svg',
  '/demo/capture',
  '/demo/capture?lang=de',
  '/demo/capture/icon.svg',
  '/demo/capture/assets/none',
];

/** Pages that load scripts which are named by what they hold. */
const SCRIPTS = [
  ['/demo/retina', ['capture', 'quality']],
  ['/demo/capture', ['interview', 'worklet']],
] as const;

/** Ping, events, pages anyone may read, and every way a request is refused before it reaches a handler. */
export const platform: Flow = {
  name: 'platform',
  stepMs: 100,
  async run(client, { keys }) {
    const { secretKey, liveSecretKey, publishableKey, publishableOrigins, adminToken } = keys;
    for (const key of [secretKey, liveSecretKey, publishableKey])
      await client.send({ path: '/api/v1/ping', key });
    const page = await client.send({ path: '/api/v1/events?limit=3', key: secretKey });
    await client.send({
      path: `/api/v1/events?limit=3&cursor=${page.at('data.nextCursor')}`,
      key: secretKey,
    });
    for (const query of [
      '',
      '?limit=0',
      '?cursor=none',
      '?type=none',
      ...EVENT_TYPES.map((type) => `?type=${type}&limit=2`),
    ])
      await client.send({ path: `/api/v1/events${query}`, key: secretKey });
    await client.send({ path: '/api/v1/events', key: liveSecretKey });

    for (const path of PAGES) {
      await client.send({ path });
      await client.send({ method: 'HEAD', path });
    }
    const script =
      /\/docs\/assets\/[\w.-]+/.exec((await client.send({ path: '/docs' })).text)?.[0] ?? '/docs/assets/none';
    for (const method of ['GET', 'HEAD']) await client.send({ method, path: script });
    for (const [page, names] of SCRIPTS) {
      const { text } = await client.send({ path: page });
      for (const name of names) {
        const found = new RegExp(`${page}/assets/${name}-[\\w.]+`).exec(text)?.[0] ?? `${page}/assets/none`;
        for (const method of ['GET', 'HEAD']) await client.send({ method, path: found });
      }
    }
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const headers of [form, { ...form, 'sec-fetch-site': 'cross-site' }])
      await client.send({ method: 'POST', path: '/demo/retina/sign-in', body: '', headers });
    for (const code of [...ERROR_CODES, 'none']) await client.send({ path: `/docs/errors/${code}` });
    for (const path of [
      '/',
      '/api',
      '/api/v1',
      '/api/v1/none',
      '/api/v1/mse',
      '/none%ff',
      '/%00',
      '/docs/none',
      '/HEALTHZ',
      '/healthz/',
    ])
      await client.send({ path });
    await client.send({ method: 'POST', path: '/healthz', body: {} });
    for (const method of ['PUT', 'DELETE', 'PATCH', 'GET'])
      await client.send({ method, path: DMSE, key: liveSecretKey });
    await client.send({ method: 'OPTIONS', path: '/api/v1/ping' });

    const origin = publishableOrigins[0] ?? '';
    const preflight = {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    };
    await client.send({ method: 'OPTIONS', path: DMSE, headers: preflight });
    await client.send({ path: DMSE, key: publishableKey, body: TIMED, headers: { origin } });
    await client.send({
      path: DMSE,
      key: publishableKey,
      body: TIMED,
      headers: { origin: 'https://evil.example' },
    });
    await client.send({ path: DMSE, key: publishableKey, body: TIMED });
    await client.send({
      path: '/api/v1/relapse/predict',
      key: publishableKey,
      body: {},
      headers: { origin },
    });
    for (const authorization of [
      '',
      'Basic eDp5',
      'Bearer',
      'Bearer x',
      `Bearer ${liveSecretKey}x`,
      `bearer ${liveSecretKey}`,
    ])
      await client.send({ path: DMSE, body: TIMED, headers: authorization === '' ? {} : { authorization } });
    for (const key of [adminToken, keys.organizationKey]) await client.send({ path: DMSE, key, body: TIMED });
    await client.send({ path: '/api/v1/mse/domains', key: liveSecretKey });
    await client.send({ path: '/api/v1/mse/domains' });
    await client.send({ path: '/api/admin/v1/accounts' });
    await client.send({ path: '/api/admin/v1/accounts', key: liveSecretKey });
    await client.send({ path: DMSE, key: liveSecretKey, body: TOO_LARGE });
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/json; charset=latin1',
      'application/json; charset=utf-8',
    ])
      await client.send({
        path: DMSE,
        key: liveSecretKey,
        body: JSON.stringify(TIMED),
        headers: { 'content-type': type },
      });
    await client.send({
      path: DMSE,
      key: liveSecretKey,
      body: TIMED,
      headers: { 'content-encoding': 'gzip' },
    });
    await client.send({
      path: DMSE,
      key: liveSecretKey,
      body: TIMED,
      headers: { 'idempotency-key': 'x', 'x-request-id': 'mine' },
    });
    await client.send({ path: `${DMSE}?unknown=1`, key: liveSecretKey, body: TIMED });
  },
};
