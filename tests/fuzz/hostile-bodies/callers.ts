import { DMSE, type HostileCase, type Keys, rawRequest, RELAPSE, VALID } from './case.ts';

/** `Authorization` headers as they are, and the status each gets. */
function authorizations({
  liveSecretKey: key,
}: Keys): (readonly [name: string, lines: readonly string[], status: number | readonly number[]])[] {
  const line = (value: string) => [`authorization: ${value}`];
  const other = key.endsWith('a') ? 'b' : 'a';
  return [
    ['none', [], 401],
    ['empty', line(''), 401],
    ['the scheme alone', line('Bearer'), 401],
    ['the scheme and a space', line('Bearer '), 401],
    ['the key alone', line(key), 401],
    ['another scheme', line(`Basic ${Buffer.from(`${key}:`).toString('base64')}`), 401],
    ['a made-up scheme', line(`Token ${key}`), 401],
    ['the scheme in small letters', line(`bearer ${key}`), 200],
    ['the scheme in capitals', line(`BEARER ${key}`), 200],
    ['two spaces', line(`Bearer  ${key}`), 200],
    ['a tab', line(`Bearer\t${key}`), 401],
    ['space behind', line(`Bearer ${key}  `), 200],
    ['a quoted key', line(`Bearer "${key}"`), 401],
    ['two keys', line(`Bearer ${key}, Bearer ${key}`), 401],
    ['two keys in a list', line(`Bearer ${key},${key}`), 401],
    ['the header twice', [...line(`Bearer ${key}`), ...line(`Bearer ${key}`)], [200, 401]],
    ['the header twice, the second one right', [...line('Bearer x'), ...line(`Bearer ${key}`)], 401],
    ['the last character changed', line(`Bearer ${key.slice(0, -1)}${other}`), 401],
    ['one character more', line(`Bearer ${key}0`), 401],
    ['one character less', line(`Bearer ${key.slice(0, -1)}`), 401],
    ['in capitals', line(`Bearer ${key.toUpperCase()}`), 401],
    ['test for live', line(`Bearer ${key.replace('live', 'test')}`), 401],
    ['publishable for secret', line(`Bearer ${key.replace('_sk_', '_pk_')}`), 401],
    ['a key of another family', line('Bearer mse_live_0123456789abcdefghijklmnopqrstuv'), 401],
    ['a pattern', line('Bearer svc_sk_live_%'), 401],
    ['a statement', line("Bearer ' or '1'='1"), 401],
    ['percent-encoded', line(`Bearer ${encodeURIComponent(key)}%20`), 401],
    ['letters beyond ASCII', line('Bearer schlüssel'), 401],
    ['bytes beyond ASCII', line('Bearer \xff\xfe'), 401],
    ['8,000 characters', line(`Bearer ${'k'.repeat(8_000)}`), 401],
    ['20,000 characters', line(`Bearer ${'k'.repeat(20_000)}`), 400],
    ['a NUL', line('Bearer a\u0000b'), 400],
    ['a bare carriage return', line(`Bearer ${key}\rx-admin: 1`), 400],
    ['a folded line', [`authorization: Bearer`, ` ${key}`], [400, 401]],
    ['a space before the colon', [`authorization : Bearer ${key}`], 400],
    ['in a cookie', [`cookie: authorization=Bearer ${key}`], 401],
    ['as a proxy', [`proxy-authorization: Bearer ${key}`], 401],
    ['as another header', [`x-api-key: ${key}`], 401],
  ];
}

const OTHER_ORIGINS = [
  'null',
  '*',
  'http://localhost',
  'https://localhost:8787',
  'http://localhost:8787/',
  'http://localhost:8787/app',
  'http://localhost:8787.evil.example',
  'http://localhost:87870',
  'http://evil.example/http://localhost:8787',
  'http://localhost:8787@evil.example',
  'http://localhost:8787#evil',
  'HTTP://LOCALHOST:8787',
  'http://LOCALHOST:8787',
  'http://localhost.:8787',
  'http://sub.localhost:8787',
  'http://localhost:8787, http://evil.example',
  'http://localhost:8787 http://evil.example',
  'localhost:8787',
  '//localhost:8787',
  'http://127.1:8787',
  'http://[::1]:8787',
  'file://',
  'data:text/html,x',
  'http://loc\u00e4lhost:8787',
  `http://${'a'.repeat(8_000)}`,
  '__proto__',
  'constructor',
  '%00',
  '',
];

/** Who calls: keys and origins. */
export function callerCases(keys: Keys): HostileCase[] {
  const { liveSecretKey: key, publishableKey, secretKey } = keys;
  const origin = 'http://localhost:8787';
  const dmse = { path: DMSE, body: '{"responseLatencySeconds":2}' };
  const one = (name: string, request: Buffer, status: number | readonly number[]): HostileCase => ({
    name,
    steps: [request],
    expect: [status],
  });
  return [
    ...authorizations(keys).map(([name, headers, status]) =>
      one(`key: ${name}`, rawRequest({ headers, body: VALID }), status),
    ),
    one(
      'key: in the query',
      rawRequest({ path: `${RELAPSE}?api_key=${key}&authorization=Bearer%20${key}`, body: VALID }),
      401,
    ),
    one('key: test key', rawRequest({ key: secretKey, body: VALID }), 200),
    one(
      'key: publishable on another endpoint',
      rawRequest({ key: publishableKey, headers: [`origin: ${origin}`], body: VALID }),
      403,
    ),
    one(
      'key: publishable on ping',
      rawRequest({
        method: 'GET',
        path: '/api/v1/ping',
        key: publishableKey,
        headers: [`origin: ${origin}`],
      }),
      403,
    ),
    one(
      'key: a valid one on the admin API',
      rawRequest({ path: '/api/admin/v1/accounts', key, body: '{"name":"x","plan":"scale"}' }),
      401,
    ),
    one('origin: none', rawRequest({ key: publishableKey, ...dmse }), 403),
    one(
      'origin: the header twice',
      rawRequest({
        key: publishableKey,
        headers: ['origin: http://evil.example', `origin: ${origin}`],
        ...dmse,
      }),
      403,
    ),
    one(
      'origin: only a referer',
      rawRequest({ key: publishableKey, headers: [`referer: ${origin}/`], ...dmse }),
      403,
    ),
    one(
      'origin: only forwarded',
      rawRequest({
        key: publishableKey,
        headers: [`x-forwarded-host: localhost:8787`, `x-original-origin: ${origin}`],
        ...dmse,
      }),
      403,
    ),
    ...OTHER_ORIGINS.map((value) =>
      one(
        `origin: ${value.slice(0, 50)}`,
        rawRequest({ key: publishableKey, headers: [`origin: ${value}`], ...dmse }),
        403,
      ),
    ),
    one(
      'origin: allowed',
      rawRequest({ key: publishableKey, headers: [`origin: ${origin}`], ...dmse }),
      [200, 429],
    ),
  ];
}
