import { createInvitation, findPersonSession, setPersonDisabled } from '@svc/store';
import { generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startProvider, type TestProvider } from '../../test/oidc-provider.ts';
import { openTestPlatform, type TestPlatform } from '../../test/test-platform.ts';

const ORIGIN = 'https://api.example.org';
const CALLBACK = `${ORIGIN}/console/callback`;

let provider: TestProvider;
let open: TestPlatform;
let closed: TestPlatform;
beforeAll(async () => {
  provider = await startProvider(CALLBACK);
  open = await openTestPlatform({ ...provider.env, SVC_CONSOLE_SIGN_UP: 'open' });
  closed = await openTestPlatform({ ...provider.env, SVC_CONSOLE_SIGN_UP: 'invited' });
});
afterAll(async () => {
  await Promise.all([open?.close(), closed?.close()]);
  await provider?.close();
});

let number = 0;
beforeEach(() => {
  number += 1;
  // The provider knows only the time of the day.
  for (const test of [open, closed]) test.now = Date.now();
  provider.account = { sub: `sub-${number}`, email: `person-${number}@example.org`, name: 'Pat Person' };
});

const setCookies = ({ headers }: LightMyRequestResponse) => [headers['set-cookie'] ?? []].flat();
/** Name and value of a cookie that was set. */
const cookieOf = (answer: LightMyRequestResponse, name: string) =>
  setCookies(answer)
    .find((each) => each.startsWith(`${name}=`))
    ?.split(';')[0] ?? '';

interface Way {
  readonly test?: TestPlatform;
  readonly query?: string;
  readonly jar?: Map<string, string>;
  readonly cookie?: string;
  readonly at?: TestProvider;
  readonly tamper?: (callback: URL) => void;
}

/** A whole sign-in, as a browser goes. */
async function signIn({ test = open, query = '', jar, cookie = '', at = provider, tamper }: Way = {}) {
  const begun = await test.inject(`/console/sign-in${query}`);
  expect(begun.statusCode).toBe(303);
  const flow = cookieOf(begun, 'svc_sign_in');
  const callback = new URL(await at.browse(String(begun.headers.location), jar));
  tamper?.(callback);
  const answer = await test.inject({
    url: `${callback.pathname}${callback.search}`,
    headers: {
      cookie: [flow, cookie].join('; '),
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
    },
  });
  return { answer, session: cookieOf(answer, '__Host-svc_console'), flow, callback };
}

const me = (session: string, test = open) =>
  test.inject({ url: '/api/console/v1/me', headers: { cookie: session } });

describe('a sign-in with a provider', () => {
  it('leads to the console with a session of 256 bits, in a cookie that scripts and other sites do not get', async () => {
    const { answer, session } = await signIn();
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/console']);
    expect(setCookies(answer).find((each) => each.startsWith('__Host-'))).toMatch(
      /^__Host-svc_console=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
    const { data } = (await me(session)).json();
    expect(data).toMatchObject({
      person: { email: `person-${number}@example.org`, profile: { name: 'Pat Person' }, memberships: [] },
      canSignUp: true,
    });
  });

  it('asks with PKCE, a state and a nonce, and shows neither verifier nor secret', async () => {
    const begun = await open.inject('/console/sign-in');
    const url = new URL(String(begun.headers.location));
    expect(Object.fromEntries(url.searchParams)).toEqual({
      response_type: 'code',
      client_id: 'console',
      redirect_uri: CALLBACK,
      scope: 'openid email profile',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    expect(setCookies(begun)).toEqual([
      expect.stringMatching(
        /^svc_sign_in=[\w-]+; Path=\/console; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
      ),
    ]);
  });

  it('knows the same person again, and gives them another session', async () => {
    const [first, second] = [await signIn(), await signIn()];
    const ids = [];
    for (const { session } of [first, second]) ids.push((await me(session)).json().data.person.id);
    expect(ids[0]).toBe(ids[1]);
    expect(first.session).not.toBe(second.session);
  });

  it('ends the session that the browser had before', async () => {
    const { session } = await signIn();
    const second = await signIn({ cookie: session });
    expect((await me(session)).statusCode).toBe(401);
    expect((await me(second.session)).statusCode).toBe(200);
  });

  it.each<[string, string]>([
    ['/console/accounts/acct_1/keys?mode=test', '/console/accounts/acct_1/keys?mode=test'],
    ['/console', '/console'],
    ['/elsewhere', '/console'],
    ['/consoles', '/console'],
    ['https://evil.example/console', '/console'],
    ['//evil.example/console', '/console'],
    ['/console/../../evil', '/console'],
    ['/\\evil.example/console', '/console'],
    [`/console/${'x'.repeat(3000)}`, '/console'],
  ])('asked from %s leads to %s', async (asked, back) => {
    const { answer } = await signIn({ query: `?return=${encodeURIComponent(asked)}` });
    expect(answer.headers.location).toBe(back);
  });

  it.each<[string, Way & { readonly test?: TestPlatform }]>([
    ['of another state', { tamper: ({ searchParams }) => searchParams.set('state', 'x'.repeat(43)) }],
    ['without a code', { tamper: ({ searchParams }) => searchParams.delete('code') }],
    ['of another code', { tamper: ({ searchParams }) => searchParams.set('code', 'x'.repeat(43)) }],
    ['of another issuer', { tamper: ({ searchParams }) => searchParams.set('iss', 'https://evil.example') }],
    [
      'that the person refused',
      {
        tamper({ searchParams }) {
          searchParams.delete('code');
          searchParams.set('error', 'access_denied');
        },
      },
    ],
  ])('%s gives no session, and a page that says so', async (_, way) => {
    const { answer, session } = await signIn(way);
    expect([answer.statusCode, session]).toEqual([400, '']);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.payload).toContain('The sign-in did not succeed');
  });

  it('that this browser did not begin gives no session', async () => {
    const begun = await open.inject('/console/sign-in');
    const callback = new URL(await provider.browse(String(begun.headers.location)));
    for (const cookie of [
      '',
      'svc_sign_in=bm90IHNlYWxlZA',
      cookieOf(await open.inject('/console/sign-in'), 'svc_sign_in'),
    ]) {
      const answer = await open.inject({
        url: `${callback.pathname}${callback.search}`,
        headers: { cookie },
      });
      expect([answer.statusCode, cookieOf(answer, '__Host-svc_console')]).toEqual([400, '']);
    }
  });

  it('that took longer than ten minutes gives no session', async () => {
    const begun = await open.inject('/console/sign-in');
    const callback = new URL(await provider.browse(String(begun.headers.location)));
    open.now += 600_001;
    const headers = { cookie: cookieOf(begun, 'svc_sign_in') };
    expect((await open.inject({ url: `${callback.pathname}${callback.search}`, headers })).statusCode).toBe(
      400,
    );
  });

  it('without an e-mail address tells whoever runs it what the client needs', async () => {
    provider.account = { sub: `sub-${number}` };
    const { answer } = await signIn();
    expect([answer.statusCode, answer.payload.includes('needs the scope email')]).toEqual([400, true]);
  });

  it('of somebody who was shut out is refused', async () => {
    const { session } = await signIn();
    const { id } = (await me(session)).json().data.person;
    await setPersonDisabled(open.platform.services.database.db, { id, disabled: true, now: open.now });
    expect((await me(session)).statusCode).toBe(401);
    const { answer } = await signIn();
    expect([answer.statusCode, answer.payload.includes('shut out')]).toEqual([403, true]);
  });

  it('is not cached, frames nowhere and runs no script', async () => {
    const { answer } = await signIn({ tamper: ({ searchParams }) => searchParams.delete('code') });
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
    });
    expect(answer.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/,
    );
    expect(answer.payload).not.toMatch(/<script/);
  });
});

describe('a fresh sign-in', () => {
  it('asks the person again, also when the provider knows them, and moves the moment they proved who they are', async () => {
    const jar = new Map<string, string>();
    const first = await signIn({ jar });
    expect(provider.asked).toBeGreaterThan(0);
    const asked = provider.asked;
    await signIn({ jar });
    expect(provider.asked).toBe(asked);
    const fresh = await signIn({ jar, cookie: first.session, query: '?recent=1' });
    expect(provider.asked).toBe(asked + 1);
    const token = fresh.session.replace('__Host-svc_console=', '');
    const found = await findPersonSession(open.platform.services.database.db, { token, now: open.now });
    expect(Math.abs((found?.authenticatedAtMs ?? 0) - open.now)).toBeLessThan(60_000);
  });
});

describe('whom the provider remembers', () => {
  const profile = (session: string, test = open) =>
    test.inject({
      method: 'PATCH',
      url: '/api/console/v1/me/profile',
      headers: { cookie: session, origin: ORIGIN, 'content-type': 'application/json' },
      payload: JSON.stringify({ name: 'Pat Person', credential: null, licence: null }),
    });

  it('signs in unasked, and is asked again for what wants a fresh sign-in', async () => {
    const jar = new Map<string, string>();
    const first = await signIn({ jar });
    expect((await profile(first.session)).statusCode).toBe(200);
    open.now += 3_600_000;
    const { asked } = provider;
    const second = await signIn({ jar });
    expect(provider.asked).toBe(asked);
    const answer = await profile(second.session);
    expect([answer.statusCode, answer.headers['x-svc-sign-in']]).toEqual([403, 'recent']);
  });

  it('is asked again where the provider does not say when they were', async () => {
    const silent = await startProvider(CALLBACK, { tellsWhen: false });
    const test = await openTestPlatform({ ...silent.env, SVC_CONSOLE_SIGN_UP: 'open' });
    test.now = Date.now();
    silent.account = { sub: 'sub-silent', email: 'silent@example.org', name: 'Pat Person' };
    try {
      const usual = await signIn({ test, at: silent });
      expect((await profile(usual.session, test)).statusCode).toBe(403);
      const fresh = await signIn({ test, at: silent, query: '?recent=1' });
      expect((await profile(fresh.session, test)).statusCode).toBe(200);
    } finally {
      await test.close();
      await silent.close();
    }
  });
});

describe('where people are invited', () => {
  const invite = (email: string) =>
    createInvitation(closed.platform.services.database.db, {
      email,
      role: 'operator',
      scope: 'installation',
      scopeId: '',
      isAdmin: true,
      invitedBy: 'token-1',
      now: closed.now,
    });

  it('somebody whom nobody invited is refused, and nothing of them is kept', async () => {
    const { answer, session } = await signIn({ test: closed });
    expect([answer.statusCode, session]).toEqual([403, '']);
    expect(answer.payload).toContain('Nobody has invited this address');
    const rows = await closed.platform.services.database.db.selectFrom('person').select('id').execute();
    expect(rows).toEqual([]);
  });

  it('somebody with an invitation to their checked address has its role after the sign-in', async () => {
    await invite(`PERSON-${number}@example.org`);
    const { session } = await signIn({ test: closed });
    expect((await me(session, closed)).json().data.memberships).toMatchObject([
      { role: 'operator', isAdmin: true, scope: 'installation', scopeId: null },
    ]);
  });

  it.each(['', '?lang=fr'])(
    'an address that nobody checked is enough with the link alone: %j',
    async (lang) => {
      const { token } = await invite(`person-${number}@example.org`);
      provider.account = { ...provider.account, emailVerified: false };
      expect((await signIn({ test: closed })).answer.statusCode).toBe(403);
      const query = `?return=${encodeURIComponent(`/console/invitations/${token}${lang}`)}`;
      const { session } = await signIn({ test: closed, query });
      expect((await me(session, closed)).json().data.memberships).toHaveLength(1);
    },
  );

  it('the link of somebody else gives nothing', async () => {
    const { token } = await invite('somebody-else@example.org');
    const query = `?return=${encodeURIComponent(`/console/invitations/${token}`)}`;
    expect((await signIn({ test: closed, query })).answer.statusCode).toBe(403);
  });

  it('its page says to what and for whom, and is for nobody once it was taken up', async () => {
    const { token, invitation } = await invite(`person-${number}@example.org`);
    const path = `/console/invitations/${token}`;
    const page = await closed.inject({ url: path, headers: { 'accept-language': 'de' } });
    expect([page.statusCode, page.headers['content-language']]).toEqual([200, 'de']);
    expect(page.payload).toContain(invitation.email);
    expect(page.payload).toContain(`/console/sign-in?return=${encodeURIComponent(path)}`);
    const chosen = await closed.inject(`${path}?lang=fr`);
    expect(chosen.headers['content-language']).toBe('fr');
    expect(chosen.payload).toContain(
      `/console/sign-in?return=${encodeURIComponent(`${path}?lang=fr`)}&amp;lang=fr`,
    );
    await signIn({ test: closed });
    expect((await closed.inject(path)).statusCode).toBe(404);
  });
});

describe('an invitation of somebody who is signed in', () => {
  const post = (path: string, cookie: string, headers: Record<string, string> = {}) =>
    open.inject({ method: 'POST', url: path, headers: { cookie, origin: ORIGIN, ...headers } });

  it('is taken up by a form, once, under a new token', async () => {
    const { session } = await signIn();
    const { token } = await createInvitation(open.platform.services.database.db, {
      email: `person-${number}@example.org`,
      role: 'reviewer',
      scope: 'installation',
      scopeId: '',
      isAdmin: false,
      invitedBy: 'token-1',
      now: open.now,
    });
    const path = `/console/invitations/${token}`;
    expect((await open.inject({ url: path, headers: { cookie: session } })).payload).toContain(
      '<form method="post"',
    );
    expect((await post(path, session, { origin: 'https://evil.example' })).statusCode).toBe(403);
    const accepted = await post(path, session);
    expect([accepted.statusCode, accepted.headers.location]).toEqual([303, '/console']);
    const renewed = cookieOf(accepted, '__Host-svc_console');
    expect((await me(session)).statusCode).toBe(401);
    expect((await me(renewed)).json().data.memberships).toMatchObject([{ role: 'reviewer' }]);
  });

  it('for another address is refused', async () => {
    const { session } = await signIn();
    const { token } = await createInvitation(open.platform.services.database.db, {
      email: 'other@example.org',
      role: 'operator',
      scope: 'installation',
      scopeId: '',
      isAdmin: true,
      invitedBy: 'token-1',
      now: open.now,
    });
    expect((await post(`/console/invitations/${token}`, session)).statusCode).toBe(403);
    expect((await me(session)).json().data.memberships).toEqual([]);
  });
});

describe('a sign-out', () => {
  const signOut = (cookie: string, headers: Record<string, string> = {}) =>
    open.inject({
      method: 'POST',
      url: '/console/sign-out',
      headers: { cookie, origin: ORIGIN, ...headers },
    });

  it('ends the session here, takes the cookie away, and says where the provider ends its own', async () => {
    const { session } = await signIn();
    const answer = await signOut(session);
    expect(answer.json().data.next).toMatch(new RegExp(`^${provider.issuer}/session/end\\?`));
    expect(setCookies(answer)).toEqual([
      '__Host-svc_console=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0',
    ]);
    expect((await me(session)).statusCode).toBe(401);
  });

  it('from the page of another site does nothing', async () => {
    const { session } = await signIn();
    expect((await signOut(session, { origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await me(session)).statusCode).toBe(200);
  });

  it('of nobody is no error', async () => {
    expect((await signOut('')).statusCode).toBe(200);
  });
});

describe('a sign-out by the provider, from behind', () => {
  const EVENTS = { 'http://schemas.openid.net/event/backchannel-logout': {} };
  const send = (token: string) =>
    open.inject({
      method: 'POST',
      url: '/console/back-channel-sign-out',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ logout_token: token }).toString(),
    });

  it('ends every session of the person it names', async () => {
    const [first, second] = [await signIn(), await signIn()];
    const sub = provider.account.sub;
    expect((await send(await provider.logoutToken({ events: EVENTS, sub }))).statusCode).toBe(200);
    for (const { session } of [first, second]) expect((await me(session)).statusCode).toBe(401);
  });

  it('ends the session it names, and no other', async () => {
    const [first, second] = [await signIn(), await signIn()];
    const { db } = open.platform.services.database;
    const token = first.session.replace('__Host-svc_console=', '');
    const { id = '' } = (await findPersonSession(db, { token, now: open.now })) ?? {};
    await db.updateTable('person_session').set({ provider_session: 'sid-1' }).where('id', '=', id).execute();
    expect((await send(await provider.logoutToken({ events: EVENTS, sid: 'sid-1' }))).statusCode).toBe(200);
    expect([(await me(first.session)).statusCode, (await me(second.session)).statusCode]).toEqual([401, 200]);
  });

  it.each<[string, JWTPayload]>([
    ['for another client', { events: EVENTS, sub: 'SUB', aud: 'another' }],
    ['of another issuer', { events: EVENTS, sub: 'SUB', iss: 'https://evil.example' }],
    ['that is old', { events: EVENTS, sub: 'SUB', iat: Math.floor(Date.now() / 1000) - 3600 }],
    ['without the event', { events: {}, sub: 'SUB' }],
    ['that is an ID token', { events: EVENTS, sub: 'SUB', nonce: 'n' }],
    ['that names nobody', { events: EVENTS }],
  ])('%s is refused', async (_, claims) => {
    const { session } = await signIn();
    const named = 'sub' in claims ? { ...claims, sub: provider.account.sub } : claims;
    expect((await send(await provider.logoutToken(named))).statusCode).toBe(400);
    expect((await me(session)).statusCode).toBe(200);
  });

  it('of somebody else than the provider is refused, whatever it says', async () => {
    const { session } = await signIn();
    const { privateKey } = await generateKeyPair('RS256');
    const forged = await new SignJWT({ events: EVENTS, sub: `sub-${number}` })
      .setProtectedHeader({ alg: 'RS256', kid: 'test' })
      .setIssuer(provider.issuer)
      .setAudience('console')
      .setIssuedAt()
      .setJti('1')
      .setExpirationTime('2m')
      .sign(privateKey);
    for (const token of [forged, '', 'x.y.z']) expect((await send(token)).statusCode).toBe(400);
    expect((await me(session)).statusCode).toBe(200);
  });
});

describe('without a provider', () => {
  let test: TestPlatform;
  beforeAll(async () => {
    test = await openTestPlatform();
  });
  afterAll(() => test?.close());

  it('a server under development lists who may sign in, on this machine', async () => {
    const page = await test.inject('/console/sign-in');
    expect(page.statusCode).toBe(200);
    expect(page.payload.match(/name="person"/g)).toHaveLength(5);
  });

  it('somebody new signs in with any address, and may make an account', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN };
    const payload = 'email=new%40example.org&name=New+Person&return=%2Fconsole%2Fwelcome';
    const request = { method: 'POST', url: '/console/sign-in/development', payload } as const;
    const answer = await test.inject({ ...request, headers });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/console/welcome']);
    const session = cookieOf(answer, '__Host-svc_console');
    expect((await me(session, test)).json().data).toMatchObject({ canSignUp: true, development: true });
    const foreign = await test.inject({
      ...request,
      headers: { ...headers, origin: 'https://evil.example' },
    });
    expect([foreign.statusCode, cookieOf(foreign, '__Host-svc_console')]).toEqual([403, '']);
  });

  it.each([
    'email=&name=A',
    'email=x&name=A',
    'email=a%40example.org&name=',
    'email=a%40example.org&name=%20',
    'person=root',
  ])('the form %s is refused with what is missing', async (payload) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN };
    const answer = await test.inject({
      method: 'POST',
      url: '/console/sign-in/development',
      headers,
      payload,
    });
    expect([answer.statusCode, cookieOf(answer, '__Host-svc_console')]).toEqual([400, '']);
  });

  it.each(['operator/x', `operator/${'a'.repeat(43)}`, `root/${'a'.repeat(43)}`])(
    'the made-up link %s is none',
    async (link) => {
      expect((await test.inject(`/console/sign-in/development/${link}`)).statusCode).toBe(404);
    },
  );

  it('another machine is shown no choice of people', async () => {
    const elsewhere = await openTestPlatform({ HOST: '0.0.0.0', SVC_PUBLIC_URL: ORIGIN });
    const headers = { host: 'api.example.org' };
    expect((await elsewhere.inject({ url: '/console/sign-in', headers })).statusCode).toBe(404);
    await elsewhere.close();
  });
});

describe('in production without a provider', () => {
  let test: TestPlatform;
  beforeAll(async () => {
    test = await openTestPlatform({
      NODE_ENV: 'production',
      SVC_SECRET: 'Zq3vN8kP1sX6wB0yT5mJ9rC2hF7dL4gA',
      SVC_PUBLIC_URL: ORIGIN,
    });
  });
  afterAll(() => test?.close());

  it.each([
    '/console',
    '/console/sign-in',
    '/console/sign-in/development/operator/x',
    '/console/invitations/x',
    '/api/console/v1/me',
  ])('there is no %s', async (url) => {
    expect((await test.inject({ url, headers: { host: 'api.example.org' } })).statusCode).toBe(404);
  });
});
