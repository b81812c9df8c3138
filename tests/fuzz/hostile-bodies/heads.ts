import { type HostileCase, type Keys, rawRequest, RELAPSE, VALID } from './case.ts';

/** Heads: content types, sizes, methods and paths. */
export function headCases({ liveSecretKey: key }: Keys): HostileCase[] {
  const one = (name: string, request: Buffer, status: number | readonly number[]): HostileCase => ({
    name,
    steps: [request],
    expect: [status],
  });
  return [
    ...contentTypes(key),
    ...paths(key),
    one(
      'head: 300 small headers',
      rawRequest({ key, headers: Array.from({ length: 300 }, (_, i) => `x${i}: 1`), body: VALID }),
      200,
    ),
    one(
      'head: 5,000 small headers',
      rawRequest({ key, headers: Array.from({ length: 5_000 }, (_, i) => `x${i}: 1`), body: VALID }),
      400,
    ),
    one(
      'head: a header of 100 KB',
      rawRequest({ key, headers: [`x-large: ${'v'.repeat(100_000)}`], body: VALID }),
      400,
    ),
    one(
      'head: a name of 20 KB',
      rawRequest({ key, headers: [`${'n'.repeat(20_000)}: 1`], body: VALID }),
      400,
    ),
    one('head: a name with a space', rawRequest({ key, headers: ['bad name: 1'], body: VALID }), 400),
    one('head: a line without a colon', rawRequest({ key, headers: ['no colon'], body: VALID }), 400),
    one('head: an empty name', rawRequest({ key, headers: [': 1'], body: VALID }), 400),
    one(
      'head: __proto__ and constructor',
      rawRequest({ key, headers: ['__proto__: 1', 'constructor: 2'], body: VALID }),
      200,
    ),
    one(
      'head: an override of the method',
      rawRequest({ key, headers: ['x-http-method-override: DELETE'], body: VALID }),
      200,
    ),
    one(
      'head: an override of the path',
      rawRequest({ key, headers: ['x-original-url: /api/admin/v1/accounts'], body: VALID }),
      200,
    ),
    one(
      'head: an upgrade to a web socket',
      rawRequest({ key, headers: ['connection: upgrade', 'upgrade: websocket'], body: VALID }),
      [200, 400],
    ),
    one(
      'head: an upgrade to HTTP/2',
      rawRequest({
        key,
        headers: [
          'connection: upgrade, http2-settings',
          'upgrade: h2c',
          'http2-settings: AAMAAABkAAQAoAAAAAIAAAAA',
        ],
        body: VALID,
      }),
      [200, 400],
    ),
  ];
}

const TYPES: readonly (readonly [type: string | null, status: number])[] = [
  [null, 415],
  ['', 415],
  ['text/plain', 415],
  ['application/jsonx', 415],
  ['application/ld+json', 415],
  ['application/json, text/plain', 415],
  ['text/plain; application/json', 415],
  ['application/x-www-form-urlencoded', 415],
  ['multipart/form-data; boundary=x', 415],
  ['audio/wav', 415],
  ['application/octet-stream', 415],
  ['application/json; charset=utf-16', 415],
  ['application/json; charset=latin1', 415],
  ['APPLICATION/JSON', 200],
  ['application/json; charset=UTF-8', 200],
  ['application/json;charset="utf-8"', 200],
  ['application/json; v=1', 200],
];

function contentTypes(key: string): HostileCase[] {
  const encodings = ['gzip', 'br', 'deflate', 'identity, gzip', 'x'];
  return [
    ...TYPES.map(([type, status]) => ({
      name: `type: ${type}`,
      steps: [rawRequest({ key, type, body: VALID })],
      expect: [status],
    })),
    ...encodings.map((encoding) => ({
      name: `encoding: ${encoding}`,
      steps: [rawRequest({ key, headers: [`content-encoding: ${encoding}`], body: VALID })],
      expect: [415],
    })),
    {
      name: 'encoding: identity',
      steps: [rawRequest({ key, headers: ['content-encoding: identity'], body: VALID })],
      expect: [200],
    },
  ];
}

function paths(key: string): HostileCase[] {
  const get = (path: string, status: number | readonly number[], method = 'GET'): HostileCase => ({
    name: `path: ${method} ${path.slice(0, 60)}`,
    steps: [rawRequest({ method, path, key })],
    expect: [status],
  });
  return [
    get('/api/v1/nothing', 404),
    get('/api/v2/ping', 404),
    get('//api/v1/ping', 404),
    get('/api//v1/ping', 404),
    get('/api/v1/ping/', [200, 404]),
    get('/api/v1/PING', 404),
    get('/api/v1/%70ing', [200, 404]),
    get('/api/v1/ping%00', 404),
    get('/api/v1/ping%2f', 404),
    get('/api/v1/%', 404),
    get('/api/v1/%ff%fe', 404),
    get('/api/v1/%c0%af', 404),
    get('/api/v1/../v1/ping', 404),
    get('/api/v1/..%2f..%2fetc%2fpasswd', 404),
    get('/docs/errors/..%2f..%2fpackage.json', 404),
    get('/docs/errors/__proto__', 404),
    get('/api/v1/ping?'.padEnd(9_000, 'q'), 200),
    get('/api/v1/ping?'.padEnd(20_000, 'q'), 400),
    get('/api/v1/ping?a[]=1&a[__proto__]=2&__proto__[x]=1&%00=%ff', 200),
    get('http://127.0.0.1/api/v1/ping', [200, 404]),
    get('http://evil.example/api/v1/ping', [200, 404]),
    get('*', [400, 404]),
    get('api/v1/ping', [400, 404]),
    get('/api/v1/ping', 405, 'DELETE'),
    get('/api/v1/ping', 405, 'PUT'),
    get('/api/v1/ping', [404, 405], 'TRACE'),
    get('/api/v1/ping', 400, 'get'),
    get('/api/v1/ping', 400, 'BREW'),
    get(RELAPSE, 405),
    get(RELAPSE, 405, 'PATCH'),
    get('/api/v1/ping#fragment', [200, 400, 404]),
    get('/api/v1/pi ng', 400),
    get('/api/v1/ping\u00e4', [400, 404]),
  ];
}
