import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { close, listen } from '../page-server.ts';
import { fhirServer, sayings } from './fhir-server.ts';

/** What the server answers, by path. */
const ANSWERS: Readonly<Record<string, readonly [status: number, body: string]>> = {
  '/resource': [200, '{"resourceType":"Patient","id":"1"}'],
  '/page': [200, '<html></html>'],
  '/list': [200, '[]'],
  '/empty': [200, ''],
  '/busy': [429, ''],
  '/broken': [503, 'down'],
  '/gone': [410, '{}'],
  '/forbidden': [403, '{"resourceType":"OperationOutcome","issue":[{"details":{"text":"Ask for more."}}]}'],
  '/moved': [302, ''],
};

let server: Server;
let origin: string;
const moved: string[] = [];
beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    if (url === '/elsewhere') moved.push(url);
    const [status, body] = ANSWERS[url] ?? [404, ''];
    response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end(body);
  });
  origin = await listen(server, 0);
});
afterAll(() => close(server));

describe('a FHIR server', () => {
  const ask = fhirServer({ token: 'of-the-test' });

  it('gives a resource', async () => {
    expect(await ask(`${origin}/resource`)).toEqual({
      ok: true,
      resource: { resourceType: 'Patient', id: '1' },
    });
  });

  it.each([
    ['/page', 200, 'the answer is no FHIR as JSON'],
    ['/list', 200, 'the answer is no FHIR as JSON'],
    ['/empty', 200, 'the answer is no FHIR as JSON'],
    ['/busy', 429, 'too many requests (429): read again later'],
    ['/broken', 503, 'the server failed (503)'],
    ['/gone', 410, 'the server refused the request (410)'],
    ['/nothing', 404, 'the server does not have it (404)'],
    ['/forbidden', 403, 'not allowed for this app or this user (403). The server says: Ask for more.'],
  ])('that answers %s with %i says: %s', async (path, status, why) => {
    expect(await ask(`${origin}${path}`)).toEqual({ ok: false, status, why });
  });

  it('that cannot be reached, or sends the token elsewhere, has given no answer', async () => {
    const why = expect.stringMatching(/^no answer/);
    expect(await ask(`${origin}/moved`)).toEqual({ ok: false, status: undefined, why });
    expect(moved).toEqual([]);
    expect(await ask('http://127.0.0.1:1/')).toEqual({ ok: false, status: undefined, why });
  });
});

describe('what a server says of its refusal', () => {
  const outcome = (issue: unknown) => ({ resourceType: 'OperationOutcome', issue });

  it.each([
    [[{ severity: 'error', diagnostics: 'Ask by category.' }], ['Ask by category.']],
    [[{ severity: 'error', diagnostics: 5, details: { text: 'By category.' } }], ['By category.']],
    [[{ severity: 'information', diagnostics: 'All went well.' }], []],
    [[{ severity: 'error', details: null }], []],
    [[null, 'x', 5], []],
    ['x', []],
    [undefined, []],
  ])('is taken from %j as %j', (issue, said) => {
    expect(sayings(outcome(issue))).toEqual(said);
  });

  it('is kept short', () => {
    const issues = Array.from({ length: 9 }, () => ({ severity: 'error', diagnostics: 'x'.repeat(9000) }));
    expect(sayings(outcome(issues)).map(({ length }) => length)).toEqual([200, 200, 200]);
  });
});
