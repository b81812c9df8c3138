import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { blocksOf } from '../../../../scripts/test/page-blocks.ts';
import { ERROR_CODES, ErrorEnvelope, ERRORS, toIssues } from './errors.ts';

describe('document 1 section 7 and the codes decided beside it', () => {
  it.each([
    ['invalid_request', 400],
    ['unauthorized', 401],
    ['invalid_token', 401],
    ['payment_required', 402],
    ['forbidden', 403],
    ['method_not_allowed', 405],
    ['rate_limited', 429],
    ['server_error', 500],
    ['service_unavailable', 503],
  ] as const)('has its status of the contract [1:7 %s]', (code, status) => {
    expect(ERRORS[code].status).toBe(status);
  });

  it.each([
    ['not_found', 404],
    ['request_timeout', 408],
    ['conflict', 409],
    ['precondition_failed', 412],
    ['payload_too_large', 413],
    ['unsupported_media_type', 415],
  ] as const)('has its status [D:error codes added: %s]', (code, status) => {
    expect(ERRORS[code].status).toBe(status);
  });

  it('has exactly these fifteen codes [1:7 error.code]', () => {
    expect(ERROR_CODES).toHaveLength(15);
  });

  it.each(ERROR_CODES)('%s has a page that says what happened and how to fix it [1:7 error.docs]', (code) => {
    const page = new URL(`../../../../docs/errors/${code}.md`, import.meta.url);
    expect(existsSync(page)).toBe(true);
    expect(readFileSync(page, 'utf8')).toMatch(
      new RegExp(`^# \`${code}\` \\(${ERRORS[code].status}\\)[^]*## What happened[^]*## How to fix it`),
    );
  });
});

it('the answers that error pages show are error envelopes, whole', () => {
  const shown = ERROR_CODES.flatMap((code) =>
    blocksOf(`docs/errors/${code}.md`).map(({ text }) => JSON.parse(text) as unknown),
  );
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.map((answer) => ErrorEnvelope.parse(answer))).toEqual(shown);
});

describe('toIssues [1:7 error.issues]', () => {
  it('writes paths as the documentation does', () => {
    const path = ['labs', 0, 'results', 'biomarkers', 3, 'name'];
    expect(toIssues([{ path, message: 'too long' }])).toEqual([
      { path: 'labs[0].results.biomarkers[3].name', message: 'too long' },
    ]);
  });

  it('gives one issue per field: the first', () => {
    const issues = toIssues([
      { path: ['a'], message: 'first' },
      { path: ['a'], message: 'second' },
      { path: ['b'], message: 'third' },
    ]);
    expect(issues.map(({ message }) => message)).toEqual(['first', 'third']);
  });

  it('shows of names that a caller made up as much as lets them be found', () => {
    const body = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`made-up-${index}`, 1]));
    const [issue] = toIssues(z.strictObject({}).safeParse(body).error?.issues ?? []);
    expect(issue?.message).toMatch(/^takes no "made-up-0", .{300,400}…$/);
    const [place] = toIssues([{ path: ['x'.repeat(1_000_000)], message: 'wrong' }]);
    expect(place?.path).toBe(`${'x'.repeat(256)}…`);
    expect(toIssues([{ path: [`${'x'.repeat(255)}😀`], message: 'wrong' }])[0]?.path).toBe(
      `${'x'.repeat(255)}…`,
    );
  });

  it('names the body itself `body`', () => {
    expect(toIssues([{ path: [], message: 'x' }])[0]?.path).toBe('body');
  });
});

it('says of a field that was not sent that it is required, and of a wrong one what it should be', () => {
  const schema = z.object({ a: z.string(), b: z.object({ c: z.number() }), d: z.boolean() });
  expect(toIssues(schema.safeParse({ b: {}, d: 'yes' }).error?.issues ?? [])).toEqual([
    { path: 'a', message: 'is required' },
    { path: 'b.c', message: 'is required' },
    { path: 'd', message: 'must be true or false, not a text' },
  ]);
});
