import { CONSOLE_ENDPOINTS, CONSOLE_PREFIX } from '@svc/contracts';
import { describe, expect, it } from 'vitest';
import { call } from './call.ts';
import { OPERATIONS } from './wire/operations.ts';
import { issueOf, issuesBeside, Problem } from './problem.ts';
import { createSignInGate } from './sign-in-gate.ts';
import { signedCall } from './signed-call.ts';

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });
const ok = (data: unknown) => json(200, { ok: true, data });
const failed = (status: number, headers?: Record<string, string>) =>
  json(status, { ok: false, requestId: 'req_1', error: { code: 'forbidden', message: 'No.' } }, headers);

/** Answers one call after the other, and keeps what was asked. */
function answering(...answers: (() => Response)[]) {
  const asked: { url: string; init: RequestInit | undefined }[] = [];
  const fetch = (async (url: string, init?: RequestInit) => {
    asked.push({ url, init });
    const answer = answers[asked.length - 1];
    if (answer === undefined) throw new TypeError('failed to fetch');
    return answer();
  }) as typeof globalThis.fetch;
  return { asked, fetch };
}

describe('a call of the console’s API', () => {
  it('goes where the endpoint table says, under its prefix', async () => {
    const { asked, fetch } = answering(() => ok({}));
    await call('getAccountWebhook', { params: { accountId: 'acc 1', id: 'a/b' } }, { fetch });
    expect(asked[0]?.url).toBe(`${CONSOLE_PREFIX}/accounts/acc%201/webhooks/a%2Fb`);
    expect(asked[0]?.init).toMatchObject({ method: 'GET', credentials: 'same-origin' });
    expect(Object.keys(OPERATIONS)).toEqual(Object.keys(CONSOLE_ENDPOINTS));
  });

  it('leaves out of the query what is not given', async () => {
    const { asked, fetch } = answering(() => ok({}));
    const query = { mode: 'test', type: '', eventId: undefined } as const;
    await call('listAccountEvents', { params: { accountId: 'a' }, query }, { fetch });
    expect(asked[0]?.url.endsWith('/accounts/a/events?mode=test')).toBe(true);
  });

  it('sends every write as JSON, also one without a body', async () => {
    const { asked, fetch } = answering(() => ok({}));
    await call('revokeAccountKey', { params: { accountId: 'a', id: 'k' } }, { fetch });
    expect(asked[0]?.init).toMatchObject({
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
  });

  it.each([
    [
      'a failure of the server',
      () => failed(500),
      { status: 500, code: 'forbidden', requestId: 'req_1', wants: undefined },
    ],
    ['a session that is over', () => failed(401), { status: 401, wants: 'session' }],
    ['an act that is not allowed', () => failed(403), { status: 403, wants: undefined }],
    [
      'an act that wants a fresh sign-in',
      () => failed(403, { 'x-svc-sign-in': 'recent' }),
      { wants: 'recent' },
    ],
    ['a page in place of JSON', () => new Response('<html>'), { code: 'unreadable_answer' }],
    ['a success without its envelope', () => json(200, { keys: [] }), { code: 'unreadable_answer' }],
  ])('tells %s', async (_, answer, expected) => {
    const { fetch } = answering(answer);
    const problem: unknown = await call('getMe', {}, { fetch }).catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(Problem);
    expect(problem).toMatchObject(expected);
  });

  it('tells that nobody answered', async () => {
    const { fetch } = answering();
    await expect(call('getMe', {}, { fetch })).rejects.toMatchObject({
      status: 0,
      code: 'no_answer',
      passes: true,
    });
  });

  it('passes on that it was given up', async () => {
    const control = new AbortController();
    control.abort();
    const { fetch } = answering();
    await expect(call('getMe', {}, { fetch, signal: control.signal })).rejects.toBeInstanceOf(TypeError);
  });
});

describe('a call that needs a sign-in', () => {
  it('is sent again with the same body once somebody has signed in', async () => {
    const gate = createSignInGate();
    const { asked, fetch } = answering(
      () => failed(401),
      () => ok({ id: 'acc_1' }),
    );
    const sent = signedCall('signUp', { body: { name: 'Typed' } }, { fetch }, gate);
    await asking(gate);
    gate.answer(true);
    expect(await sent).toEqual({ id: 'acc_1' });
    expect(asked.map(({ init }) => init?.body)).toEqual(['{"name":"Typed"}', '{"name":"Typed"}']);
  });

  it('fails as it failed when nobody does', async () => {
    const gate = createSignInGate();
    const { asked, fetch } = answering(() => failed(401));
    const sent = signedCall('getMe', {}, { fetch }, gate);
    await asking(gate);
    gate.answer(false);
    await expect(sent).rejects.toMatchObject({ status: 401 });
    expect(asked).toHaveLength(1);
  });

  it('shares its dialog with the others that wait', async () => {
    const gate = createSignInGate();
    const answers = [gate.ask('session'), gate.ask('recent')];
    expect(gate.current()).toEqual({ kind: 'session', isOther: false });
    gate.noteOther();
    expect(gate.current()).toEqual({ kind: 'session', isOther: true });
    gate.answer(true);
    expect(await Promise.all(answers)).toEqual([true, true]);
    expect(gate.current()).toBeNull();
  });
});

describe('a sign-in that was refused', () => {
  it('is not asked for by what nobody pressed for, until the person acts', async () => {
    const gate = createSignInGate();
    const refused = gate.ask('session', false);
    gate.answer(false);
    expect(await refused).toBe(false);
    expect(await gate.ask('session', false)).toBe(false);
    expect(gate.current()).toBeNull();
    gate.forgetRefusal();
    void gate.ask('session', false);
    expect(gate.current()).toEqual({ kind: 'session', isOther: false });
    gate.answer(false);
    void gate.ask('recent');
    expect(gate.current()).toEqual({ kind: 'recent', isOther: false });
  });
});

it('finds what an answer says of a field, also of an entry in it', () => {
  const problem = new Problem({
    status: 400,
    code: 'invalid_request',
    message: '',
    issues: [{ path: 'origins[1]', message: 'must be https' }],
  });
  expect(issueOf(problem, 'origins')).toBe('must be https');
  expect(issueOf(problem, 'origin')).toBeUndefined();
  expect(issueOf(null, 'origins')).toBeUndefined();
});

it('leaves out what fields say themselves: the first of each, and nothing of other fields', () => {
  const issues = ['url', 'types[0]', 'types[1]', 'mode'].map((path) => ({ path, message: `no ${path}` }));
  const problem = new Problem({ status: 400, code: 'invalid_request', message: '', issues });
  const beside = (...fields: string[]) => issuesBeside(problem, fields).map(({ path }) => path);
  expect(beside('url', 'types', 'name')).toEqual(['types[1]', 'mode']);
  expect(beside()).toEqual(issues.map(({ path }) => path));
});

/** Until the dialog is open. */
function asking(gate: ReturnType<typeof createSignInGate>): Promise<void> {
  return new Promise((resolve) => gate.subscribe(() => resolve()));
}
