import { chunked, type HostileCase, type Keys, LAST_CHUNK, rawRequest, VALID } from './case.ts';

const CHUNKED = 'transfer-encoding: chunked';
const LIMIT_BYTES = 1_048_576;

/** How a request is cut into bytes: lengths, chunks, versions, pauses, several requests in one write. */
export function framingCases({ liveSecretKey: key }: Keys): HostileCase[] {
  const ping = rawRequest({ method: 'GET', path: '/api/v1/ping', key });
  const valid = rawRequest({ key, body: VALID });
  const broken = rawRequest({ key, body: '{' });
  const nobody = rawRequest({ body: VALID });
  const head = rawRequest({ key, headers: ['content-type: application/json', CHUNKED] });
  const one = (name: string, request: Buffer, status: number | readonly number[]): HostileCase => ({
    name,
    steps: [request],
    expect: [status],
  });
  return [
    {
      name: 'length: less than the body',
      steps: [rawRequest({ key, body: VALID, length: '5' })],
      expect: [400],
    },
    {
      name: 'length: more than the body, then the end',
      steps: [rawRequest({ key, body: VALID, length: '500' }), 'half-close'],
      expect: [400],
      mayCloseSilently: true,
    },
    {
      name: 'length: more than the body, then a reset',
      steps: [rawRequest({ key, body: VALID, length: '500' }), { waitMs: 50 }, 'reset'],
      expect: [],
      mayCloseSilently: true,
    },
    one('length: negative', rawRequest({ key, body: VALID, length: '-1' }), 400),
    one('length: no number', rawRequest({ key, body: VALID, length: 'ten' }), 400),
    one('length: hexadecimal', rawRequest({ key, body: VALID, length: '0x12' }), 400),
    one('length: with a plus', rawRequest({ key, body: VALID, length: '+18' }), 400),
    one('length: a list', rawRequest({ key, body: VALID, length: '18, 18' }), 400),
    one('length: twice and different', rawRequest({ key, body: VALID, headers: ['content-length: 5'] }), 400),
    one('length: ten terabytes', rawRequest({ key, body: VALID, length: '10000000000000' }), 413),
    one('length: beyond all numbers', rawRequest({ key, body: VALID, length: '9'.repeat(40) }), 400),
    one('length: and chunks', rawRequest({ key, body: VALID, headers: [CHUNKED] }), 400),
    one(
      'chunks: another coding',
      rawRequest({ key, body: VALID, length: null, headers: ['transfer-encoding: gzip'] }),
      [400, 415, 501],
    ),
    one(
      'chunks: a coding before',
      rawRequest({ key, body: LAST_CHUNK, length: null, headers: ['transfer-encoding: gzip, chunked'] }),
      [400, 415],
    ),
    one(
      'chunks: named twice',
      rawRequest({ key, body: LAST_CHUNK, length: null, headers: [CHUNKED, CHUNKED] }),
      400,
    ),
    one(
      'chunks: with a smuggled tab',
      rawRequest({
        key,
        body: LAST_CHUNK,
        length: null,
        headers: ['transfer-encoding:\tchunked', 'content-length: 5'],
      }),
      400,
    ),
    { name: 'chunks: of one byte', steps: [head, ...chunked([...VALID]), LAST_CHUNK], expect: [200] },
    {
      name: 'chunks: slow',
      steps: [head, ...chunked([...VALID]).flatMap((chunk) => [chunk, { waitMs: 60 }]), LAST_CHUNK],
      expect: [200],
    },
    {
      name: 'chunks: slow and broken',
      steps: [
        head,
        ...chunked(['{"a', '":', '[1,', ']}']).flatMap((chunk) => [chunk, { waitMs: 100 }]),
        LAST_CHUNK,
      ],
      expect: [400],
    },
    { name: 'chunks: none', steps: [head, LAST_CHUNK], expect: [400] },
    { name: 'chunks: a size that is none', steps: [head, 'xyz\r\n{}\r\n0\r\n\r\n'], expect: [400] },
    { name: 'chunks: a negative size', steps: [head, '-5\r\n{}\r\n0\r\n\r\n'], expect: [400] },
    {
      name: 'chunks: a size beyond all numbers',
      steps: [head, `${'f'.repeat(30)}\r\n{}\r\n0\r\n\r\n`],
      expect: [400],
    },
    { name: 'chunks: a size too small', steps: [head, `1\r\n${VALID}\r\n0\r\n\r\n`], expect: [400] },
    { name: 'chunks: a size without its line end', steps: [head, `12${VALID}`, 'half-close'], expect: [400] },
    {
      name: 'chunks: an extension of 100 KB',
      steps: [head, `12;${'e'.repeat(100_000)}\r\n${VALID}\r\n0\r\n\r\n`],
      expect: [[200, 400, 413]],
    },
    {
      name: 'chunks: trailers',
      steps: [head, ...chunked([VALID]), '0\r\nauthorization: Bearer x\r\nx-a: 1\r\n\r\n'],
      expect: [200],
    },
    {
      name: 'chunks: a trailer of 100 KB',
      steps: [head, ...chunked([VALID]), `0\r\nx-a: ${'t'.repeat(100_000)}\r\n\r\n`],
      expect: [[200, 400]],
    },
    {
      name: 'chunks: without an end',
      steps: [head, ...chunked([VALID]), 'half-close'],
      expect: [400],
      mayCloseSilently: true,
    },
    {
      name: 'chunks: above the limit',
      steps: [head, ...chunked(Array<Buffer>(17).fill(Buffer.alloc(LIMIT_BYTES / 16, 'x'))), LAST_CHUNK],
      expect: [413],
    },
    {
      name: 'chunks: without end above the limit',
      steps: [head, ...chunked(Array<Buffer>(200).fill(Buffer.alloc(LIMIT_BYTES / 16, 'x')))],
      expect: [413],
    },
    one('body: ten times the limit', rawRequest({ key, body: Buffer.alloc(10 * LIMIT_BYTES, ' ') }), 413),
    {
      name: 'expect: 100-continue',
      steps: [
        rawRequest({
          key,
          headers: [
            'expect: 100-continue',
            'content-type: application/json',
            `content-length: ${VALID.length}`,
          ],
        }),
        { waitMs: 100 },
        VALID,
      ],
      expect: [200],
    },
    one(
      'expect: something else',
      rawRequest({ key, headers: ['expect: the-unexpected'], body: VALID }),
      [200, 417],
    ),
    one(
      'version: HTTP/1.0',
      rawRequest({ method: 'GET', path: '/api/v1/ping', key, version: 'HTTP/1.0' }),
      200,
    ),
    one('version: HTTP/1.0 with a body', rawRequest({ key, version: 'HTTP/1.0', body: VALID }), 200),
    one('version: HTTP/1.9', rawRequest({ key, version: 'HTTP/1.9', body: VALID }), [200, 400]),
    one('version: HTTP/2.0', rawRequest({ key, version: 'HTTP/2.0', body: VALID }), [200, 400]),
    one('version: none', Buffer.from('GET /api/v1/ping\r\n\r\n'), [400, 401]),
    one('version: the preface of HTTP/2', Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'), 400),
    one('version: TLS', Buffer.from('16030100c8010000c40303', 'hex'), 400),
    one('version: another protocol', Buffer.from('SSH-2.0-OpenSSH_9.6\r\n'), 400),
    one(
      'version: random bytes',
      Buffer.from(Array.from({ length: 4_000 }, (_, i) => (i * 7_919) % 256)),
      400,
    ),
    one(
      'line ends: line feeds alone',
      Buffer.from(valid.toString('latin1').replaceAll('\r\n', '\n'), 'latin1'),
      [200, 400],
    ),
    one('line ends: empty lines before', Buffer.concat([Buffer.from('\r\n\r\n'), ping]), 200),
    one(
      'host: none',
      Buffer.from(ping.toString('latin1').replace('host: 127.0.0.1\r\n', ''), 'latin1'),
      [200, 400],
    ),
    one(
      'host: two',
      rawRequest({ method: 'GET', path: '/api/v1/ping', key, headers: ['host: evil.example'] }),
      [200, 400, 403],
    ),
    one(
      'host: hostile',
      Buffer.from(ping.toString('latin1').replace('127.0.0.1', 'evil.example@x:99999'), 'latin1'),
      [200, 400, 403],
    ),
    {
      name: 'pipelined: 20 pings',
      steps: [Buffer.concat(Array<Buffer>(20).fill(ping))],
      expect: Array<number>(20).fill(200),
    },
    {
      name: 'pipelined: right and wrong mixed',
      steps: [Buffer.concat([valid, broken, nobody, ping, broken, valid])],
      expect: [200, 400, 401, 200, 400, 200],
    },
    {
      name: 'pipelined: garbage behind a request',
      steps: [ping, { waitMs: 200 }, 'garbage\r\n\r\n'],
      expect: [200, 400],
      mayCloseSilently: true,
    },
    {
      name: 'pieces: a head byte by byte',
      steps: [...ping.toString('latin1')].flatMap((byte) => [byte, { waitMs: 2 }]),
      expect: [200],
    },
    { name: 'nothing sent, then the end', steps: ['half-close'], expect: [], mayCloseSilently: true },
    {
      name: 'half a head, then the end',
      steps: [ping.subarray(0, 40), 'half-close'],
      expect: [400],
      mayCloseSilently: true,
    },
    {
      name: 'half a head, then a reset',
      steps: [ping.subarray(0, 40), { waitMs: 20 }, 'reset'],
      expect: [],
      mayCloseSilently: true,
    },
  ];
}
