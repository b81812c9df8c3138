import {
  assert,
  asyncProperty,
  constantFrom,
  dictionary,
  jsonValue,
  oneof,
  string,
  uint8Array,
} from 'fast-check';
import { MSE_DOMAINS } from '@svc/clinical';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALM, exam, signature } from '../test/exams.ts';
import { type Harness, openHarness } from '../test/harness.ts';

const DOCUMENTED = [200, 400, 404, 409, 412, 413, 415, 422];

describe('hostile requests', () => {
  let api: Harness;
  let key: string;

  beforeAll(async () => {
    api = await openHarness();
    key = (await api.makeKey()).key;
  });
  afterAll(() => api.close());

  describe('visit ids [D:ids in paths]', () => {
    it.each([
      ['one character', 'x'],
      ['a slash', 'a/b'],
      ['only slashes', '//'],
      ['dots', 'a..b'],
      ['a way out', '../../../etc/passwd'],
      ['a percent sign', '100%25'],
      ['question mark and hash', 'a?b#c'],
      ['a colon and a star', ':visitId*'],
      ['spaces at both ends', '  x  '],
      ['a composed letter', 'é'],
      ['the same letter decomposed', 'e\u0301'],
      ['right to left', 'זכר\u202e'],
      ['emoji', '👩‍⚕️'],
      ['256 characters', 'x'.repeat(256)],
      ['256 characters of four bytes', '😀'.repeat(256)],
      ['256 quotes', '"'.repeat(256)],
      ['the name of a prototype', '__proto__'],
      ['a property of objects', 'constructor'],
      ['the catalog in capitals', 'DOMAINS'],
      ['a word of the path', 'history'],
      ['SQL', "'; drop table mse_version; --"],
      ['a line break that is no control character', 'a\u2028b'],
    ])('with %s are kept as they are', async (_name, visitId) => {
      const path = `/v1/mse/${encodeURIComponent(visitId)}`;
      expect((await api.post(path, key, exam(CALM, { patientId: visitId }))).statusCode).toBe(200);
      const { mse } = (await api.get(path, key)).json();
      expect([mse.visitId, mse.patientId, mse.version]).toEqual([visitId, visitId, 1]);
      const history = await api.get(`${path}/history`, key);
      expect([history.json().visitId, history.json().versions.length]).toEqual([visitId, 1]);
      const signed = await api.post(`${path}/sign`, key, signature({ patientId: visitId }));
      expect(signed.statusCode).toBe(200);
    });

    it('that differ only in how they are composed are two visits', async () => {
      const [one, two] = ['é', 'e\u0301'].map((id) => `/v1/mse/w-${encodeURIComponent(id)}`) as [
        string,
        string,
      ];
      await api.post(one, key, exam());
      expect((await api.get(two, key)).statusCode).toBe(404);
    });

    it('are the same however their letters are encoded', async () => {
      await api.post('/v1/mse/abc', key, exam());
      expect((await api.get('/v1/mse/%61%62c', key)).json().mse.visitId).toBe('abc');
    });

    it.each([
      ['257 characters', 'x'.repeat(257), 400],
      ['257 characters of four bytes', encodeURIComponent('😀'.repeat(257)), 400],
      ['10 kB', 'x'.repeat(10_000), 400],
      ['10 kB, encoded', '%41'.repeat(10_000), 400],
      ['NUL', '%00', 400],
      ['NUL inside', 'a%00b', 400],
      ['a line break', 'a%0Ab', 400],
      ['DEL', '%7F', 400],
      ['a C1 control', '%C2%85', 400],
      ['half of a surrogate pair', '%ED%A0%80', 404],
      ['a cut-off encoding', '%E0%A4', 404],
      ['a percent sign alone', '%', 404],
      ['an encoding that is none', '%zz', 404],
      ['overlong UTF-8', '%C0%AF', 404],
    ])('with %s are refused, and nothing is stored', async (_name, visitId, status) => {
      const before = await api.countRows();
      for (const tail of ['', '/history', '/sign', '/versions/1', '/diff?from=1&to=1', '/audit']) {
        const path = `/v1/mse/${visitId}${tail}`;
        const response = tail === '/sign' ? await api.post(path, key, signature()) : await api.get(path, key);
        expect([tail, response.statusCode]).toEqual([tail, status]);
      }
      expect((await api.post(`/v1/mse/${visitId}`, key, exam())).statusCode).toBe(status);
      expect((await api.patch(`/v1/mse/${visitId}`, key, exam())).statusCode).toBe(status);
      expect(await api.countRows()).toEqual(before);
    });
  });

  describe('bodies', () => {
    const deep = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth);
    const within = (value: string) => `{"patientId":"p","selection":${value}}`;

    it.each([
      ['a name twice in the selection', within('{"mood":{"values":[]},"mood":{"values":[]}}'), 400],
      ['a name twice, once escaped', within('{"mood":{"values":[]},"\\u006dood":{"values":[]}}'), 400],
      ['a name twice in an entry', within('{"mood":{"values":[],"values":["anxious"]}}'), 400],
      ['an answer twice', within('{"risk":{"values":[],"cssrs":{"q1":"yes","q1":"no"}}}'), 400],
      ['a polluting name', '{"patientId":"p","selection":{},"__proto__":{"polluted":1}}', 400],
      ['a polluting domain', within('{"__proto__":{"values":[]}}'), 422],
      ['a polluting field', within('{"mood":{"values":[],"__proto__":{"values":["sad"]}}}'), 422],
      ['a constructor', within('{"constructor":{"prototype":{"polluted":1}}}'), 422],
      ['a name of an object property', within('{"toString":{"values":[]}}'), 422],
      ['depth 33', within(deep(33, '{"mood":', '}').replace('}', '1}')), 422],
      ['depth 100,000 of lists', within(`{"mood":${deep(100_000, '[', ']')}}`), 422],
      ['depth 100,000 of objects', within(`${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`), 422],
      [
        'depth outside the selection',
        `{"patientId":"p","selection":{"x":1},"other":${deep(50_000, '[', ']')}}`,
        422,
      ],
      ['NUL outside the selection', '{"patientId":"p","selection":{},"note":"\\u0000"}', 400],
      [
        'a recording outside the selection',
        '{"patientId":"p","selection":{},"a":"data:audio/webm;base64,GkXf"}',
        400,
      ],
      ['a recording in a note', within('{"mood":{"values":[],"text":"data:video/mp4;base64,AAAA"}}'), 422],
      ['a lone surrogate in a note', within('{"mood":{"values":[],"text":"\\ud800"}}'), 422],
      ['a number as large as none', within('{"mood":{"values":[],"confidenceScore":1e999}}'), 422],
      ['trailing text', `${within('{}')} x`, 400],
      ['a byte order mark', `\ufeff${within('{}')}`, 400],
      ['single quotes', "{'patientId':'p'}", 400],
    ])('with %s are refused and store nothing', async (_name, body, status) => {
      const before = await api.countRows();
      for (const method of ['POST', 'PATCH']) {
        const response = await api.call({ method, path: '/v1/mse/hostile', key, body });
        expect(response.statusCode).toBe(status);
        expect(response.payload.length).toBeLessThan(30_000);
      }
      expect(await api.countRows()).toEqual(before);
      expect(Object.prototype).not.toHaveProperty('polluted');
    });

    it('in a field a signature does not have are refused too [1:1 no recordings]', async () => {
      await api.post('/v1/mse/sign-hostile', key, exam());
      for (const more of ['"selection":"data:audio/wav;base64,AA"', '"x":"\\u0000"', '"__proto__":{"a":1}']) {
        const body = `${JSON.stringify(signature()).slice(0, -1)},${more}}`;
        expect((await api.post('/v1/mse/sign-hostile/sign', key, body)).statusCode).toBe(400);
      }
    });

    it.each([
      ['unknown domains', Object.fromEntries(Array.from({ length: 40_000 }, (_, i) => [`domain-${i}`, {}]))],
      ['unknown options', { mood: { values: Array.from({ length: 100_000 }, (_, i) => `o${i}`) } }],
      [
        'signals that are no text',
        { mood: { values: [], supportingSignals: Array.from({ length: 200_000 }, () => 1) } },
      ],
      [
        'questions',
        {
          risk: {
            values: [],
            cssrs: Object.fromEntries(Array.from({ length: 60_000 }, (_, i) => [`q${i + 9}`, 'no'])),
          },
        },
      ],
    ])('of a megabyte of %s are 422 with a hundred messages at most', async (_name, selection) => {
      const response = await api.post('/v1/mse/large', key, exam(selection));
      expect(response.statusCode).toBe(422);
      expect(response.json().errors).toHaveLength(101);
      expect(response.json().errors.at(-1)).toMatch(/^and [0-9]+ more$/);
    });

    it('of any selection are answered with a documented status, and only a 200 stores', async () => {
      const domains = MSE_DOMAINS.map(({ key: domain }) => domain);
      const values = MSE_DOMAINS.flatMap(({ options }) => options.map(({ value }) => value));
      const entry = dictionary(
        oneof(constantFrom('values', 'text', 'provenance', 'confidenceScore', 'cssrs'), string()),
        oneof(
          jsonValue(),
          string({ unit: 'binary' }),
          constantFrom(...values).map((value) => [value]),
        ),
      );
      const selection = dictionary(oneof(constantFrom(...domains), string()), oneof(entry, jsonValue()));
      await assert(
        asyncProperty(constantFrom('POST', 'PATCH'), selection, async (method, sent) => {
          const { mse_version: before } = await api.countRows();
          const response = await api.call({ method, path: '/v1/mse/any', key, body: exam(sent) });
          expect(DOCUMENTED).toContain(response.statusCode);
          const { mse_version: after } = await api.countRows();
          expect((after ?? 0) - (before ?? 0)).toBe(response.statusCode === 200 ? 1 : 0);
        }),
        { numRuns: 60 },
      );
    });

    it('of any bytes are answered with a documented status', async () => {
      await assert(
        asyncProperty(uint8Array({ minLength: 1, maxLength: 200 }), async (bytes) => {
          for (const path of ['/v1/mse/any', '/v1/mse/any/sign']) {
            expect(DOCUMENTED).toContain((await api.post(path, key, Buffer.from(bytes))).statusCode);
          }
        }),
        { numRuns: 60 },
      );
    });
  });

  it('ids of any characters in path and query are answered with a documented status', async () => {
    const { key: otherKey } = await api.makeKey();
    await assert(
      asyncProperty(string({ unit: 'binary', maxLength: 300 }), async (id) => {
        const encoded = encodeURIComponent(id.toWellFormed());
        const response = await api.get(`/v1/mse/${encoded}?patientId=${encoded}&limit=${encoded}`, otherKey);
        expect([400, 404]).toContain(response.statusCode);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['authorization', 'Bearer '.repeat(500)],
    ['authorization', `Bearer ${'mse_live_'.repeat(300)}`],
    ['if-match', '"x",'.repeat(3000)],
    ['if-match', `"${' '.repeat(8000)}`],
    ['if-none-match', `${'"a" , '.repeat(2000)}"b"`],
    ['idempotency-key', 'x'.repeat(8000)],
    ['content-type', `application/json; ${'x=y; '.repeat(800)}`],
    ['x-http-method-override', 'DELETE'],
    ['x-mse-api-version', '2'],
    ['accept-version', '2.0.0'],
    ['accept', 'text/html'],
  ])('with a strange %s header are answered with a documented status', async (name, value) => {
    const response = await api.post('/v1/mse/headers', key, exam(), { [name]: value });
    expect([...DOCUMENTED, 401]).toContain(response.statusCode);
    expect(response.headers['x-mse-api-version']).toBe('1');
  });
});
