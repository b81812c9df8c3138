import { describe, expect, it } from 'vitest';
import { judge } from './judge.ts';
import { compareRecordings } from './compare.ts';
import type { Entry } from './recording.ts';

const ENTRY: Entry = {
  flow: 'labs',
  method: 'GET',
  path: '/api/v1/labs/orders/<labord 1>?limit=1',
  sent: null,
  status: 200,
  headers: { 'content-type': 'application/json', 'content-length': '20' },
  body: '{"data":{"list":[{"a":1,"b":"x"}]}}',
};
const spots = (over: Partial<Entry>) =>
  compareRecordings([ENTRY], [{ ...ENTRY, ...over }]).map(({ spot, base, here }) => [spot, base, here]);

describe('two recordings', () => {
  it('that are the same have no difference', () => {
    expect(spots({})).toEqual([]);
  });

  it('differ by status, header and value, each at its path', () => {
    expect(spots({ status: 201, headers: { ...ENTRY.headers, etag: '"1"' } })).toEqual([
      ['status', '200', '201'],
      ['headers.etag', '(absent)', '"\\"1\\""'],
    ]);
    expect(spots({ body: '{"data":{"list":[{"a":2},7]}}' })).toEqual([
      ['body.data.list[0].a', '1', '2'],
      ['body.data.list[0].b', '"x"', '(absent)'],
      ['body.data.list[1]', '(absent)', '7'],
    ]);
  });

  it.each([
    ['the spelling of a number', '{"data":{"list":[{"a":1.0,"b":"x"}]}}'],
    ['a space', '{"data":{"list":[{"a":1, "b":"x"}]}}'],
  ])('differ by %s alone', (_what, body) => {
    expect(spots({ body })).toEqual([['bytes', ENTRY.body, body]]);
  });

  it('differ by the order of fields, beside other differences too', () => {
    expect(spots({ body: '{"data":{"list":[{"b":"y","a":1}]}}' })).toEqual([
      ['body.data.list[0].b', '"x"', '"y"'],
      ['order of body.data.list[0]', 'a, b', 'b, a'],
    ]);
  });

  it('differ by the length of a body only where the bodies are the same', () => {
    const headers = { ...ENTRY.headers, 'content-length': '21' };
    expect(spots({ headers })).toEqual([['headers.content-length', '"20"', '"21"']]);
    expect(spots({ headers, body: '{}' }).map(([spot]) => spot)).toEqual(['body.data']);
  });

  it('differ by the lines of a page between those that are the same', () => {
    const [one, other] = ['a\nb\nc\nd', 'a\nx\ny\nc\nd'].map((body) => ({ ...ENTRY, body }));
    expect(compareRecordings([one as Entry], [other as Entry])).toMatchObject([
      { spot: 'text', base: 'b', here: 'x\ny' },
    ]);
  });

  it('differ by a request that only one of them has', () => {
    expect(compareRecordings([ENTRY], [])).toMatchObject([
      { spot: 'request', base: 'sent', here: '(absent)' },
    ]);
  });
});

describe('an accepted difference', () => {
  const found = compareRecordings(
    [ENTRY],
    [{ ...ENTRY, status: 201, body: '{"data":{"list":[{"a":2,"b":"x"}]}}' }],
  );
  const row = (endpoint: string, spot: string) => ({ endpoint, spot, why: 'meant' });

  it('is named by endpoint and path, any part of either by a star', () => {
    const rows = [row('GET /api/v1/labs/orders/*', 'status'), row('GET /api/**', 'body.data.list[*].a')];
    expect(judge(found, rows)).toEqual({ unmeant: [], unused: [] });
  });

  it('stands for no other endpoint and no other path', () => {
    const rows = [row('GET /api/v1/labs/*', 'status'), row('GET /api/v1/labs/orders/*', 'body.data.*')];
    expect(judge(found, rows)).toEqual({ unmeant: found, unused: rows });
  });
});
