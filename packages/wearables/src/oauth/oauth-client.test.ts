import { createOperatorClient } from '@svc/server-kit';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createDemoProvider } from '../demo/demo-provider.ts';
import type { ReadyProvider } from '../ready-provider.ts';
import { type LoopbackServer, startLoopbackServer } from '../../test/loopback-server.ts';
import { CLIENT, readyProvider } from '../../test/ready-provider.ts';
import { AuthorizationRefusedError, createOAuthClient } from './oauth-client.ts';
import { GrantEndedError, ProviderTroubleError } from './provider-error.ts';
import { createProviderFetch } from './provider-fetch.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const REDIRECT = 'https://api.example.org/connect/callback/demo';
const VERIFIER = 'v'.repeat(43);
const STATE = 's'.repeat(43);

let now = NOW;
const egress = createOperatorClient();
const fetchProvider = createProviderFetch(egress);
const oauth = createOAuthClient(fetchProvider, () => now);
const demo = createDemoProvider({
  clock: () => now,
  key: 'key of the demo',
  client: CLIENT,
  isRedirectUri: (uri) => uri === REDIRECT,
});
afterAll(async () => {
  egress.close();
  await demo.close();
});
afterEach(() => {
  now = NOW;
});

async function demoProvider(): Promise<ReadyProvider> {
  return { ...readyProvider('demo', {}), ...(await demo.ready()) };
}

/** What the browser and the patient do, over HTTP: the parameters of the callback. */
async function authorize(
  provider: ReadyProvider,
  changes: Record<string, string> = {},
): Promise<URLSearchParams> {
  const url = new URL(
    await oauth.authorizationUrl(provider, { redirectUri: REDIRECT, state: STATE, verifier: VERIFIER }),
  );
  url.searchParams.set('decision', 'allow');
  for (const [name, value] of Object.entries(changes)) url.searchParams.set(name, value);
  const answer = await fetch(`${url.origin}${url.pathname}`, {
    method: 'POST',
    redirect: 'manual',
    body: url.searchParams,
  });
  return new URL(answer.headers.get('location') ?? 'http://none').searchParams;
}

const exchange = (provider: ReadyProvider, parameters: URLSearchParams, changes: object = {}) =>
  oauth.exchange(provider, parameters, {
    redirectUri: REDIRECT,
    state: STATE,
    verifier: VERIFIER,
    ...changes,
  });

describe('the code flow with the demonstration provider, over HTTP', () => {
  it('gives tokens that open the data, and says when they end', async () => {
    const provider = await demoProvider();
    const tokens = await exchange(provider, await authorize(provider));
    expect(tokens).toMatchObject({ expiresAt: NOW + 3_600_000, subject: null });
    const answer = await fetch(`${provider.dataUrl}/v1/days?from=2026-11-01&to=2026-11-03`, {
      headers: { authorization: `Bearer ${tokens.accessToken}` },
    });
    expect(answer.status).toBe(200);
    expect(((await answer.json()) as { days: unknown[] }).days).toHaveLength(3);
  });

  it('asks with a PKCE challenge, a state and the address to return to, and never shows the verifier', async () => {
    const url = new URL(
      await oauth.authorizationUrl(await demoProvider(), {
        redirectUri: REDIRECT,
        state: STATE,
        verifier: VERIFIER,
      }),
    );
    expect(Object.fromEntries(url.searchParams)).toEqual({
      response_type: 'code',
      client_id: 'app',
      redirect_uri: REDIRECT,
      scope: 'days',
      state: STATE,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    expect(url.href).not.toContain(VERIFIER);
  });

  it.each<[string, (parameters: URLSearchParams) => void, object]>([
    ['another state', (parameters) => parameters.set('state', 'x'.repeat(43)), {}],
    ['no state', (parameters) => parameters.delete('state'), {}],
    ['the issuer of somebody else', (parameters) => parameters.set('iss', 'https://evil.example'), {}],
    ['no issuer', (parameters) => parameters.delete('iss'), {}],
    ['two states', (parameters) => parameters.append('state', STATE), {}],
    ['another code', (parameters) => parameters.set('code', 'c'.repeat(43)), {}],
    ['another PKCE verifier', () => {}, { verifier: 'w'.repeat(43) }],
    ['another address to return to', () => {}, { redirectUri: `${REDIRECT}/x` }],
  ])('refuses a callback with %s', async (_, tamper, changes) => {
    const provider = await demoProvider();
    const parameters = await authorize(provider);
    tamper(parameters);
    await expect(exchange(provider, parameters, changes)).rejects.toThrow(/provider|grant/);
  });

  it('tells that the patient refused from that something failed', async () => {
    const provider = await demoProvider();
    const refused = await authorize(provider, { decision: 'deny' });
    const byPatient = await exchange(provider, refused).catch((error: unknown) => error);
    expect(byPatient).toBeInstanceOf(AuthorizationRefusedError);
    expect(byPatient).toMatchObject({ byPatient: true });
    refused.set('error', 'server_error');
    expect(await exchange(provider, refused).catch((error: unknown) => error)).toMatchObject({
      byPatient: false,
    });
  });

  it('a code works once; used again, it takes back what it gave', async () => {
    const provider = await demoProvider();
    const parameters = await authorize(provider);
    const tokens = await exchange(provider, parameters);
    await expect(exchange(provider, parameters)).rejects.toThrow(GrantEndedError);
    await expect(oauth.refresh(provider, tokens)).rejects.toThrow(GrantEndedError);
  });

  it.each([
    [60_000 - 1, true],
    [60_000, false],
  ])('a code that is %i ms old works: %s', async (age, works) => {
    const provider = await demoProvider();
    const parameters = await authorize(provider);
    now += age;
    const outcome = await exchange(provider, parameters).then(
      () => true,
      () => false,
    );
    expect(outcome).toBe(works);
  });

  it.each([
    ['response_type', 'token'],
    ['client_id', 'other'],
    ['redirect_uri', 'https://evil.example'],
    ['code_challenge', ''],
    ['code_challenge_method', 'plain'],
  ])('the provider sends nobody back for a bad %s', async (name, value) => {
    const provider = await demoProvider();
    const url = new URL(
      await oauth.authorizationUrl(provider, { redirectUri: REDIRECT, state: STATE, verifier: VERIFIER }),
    );
    url.searchParams.set(name, value);
    for (const init of [{}, { method: 'POST', body: url.searchParams }]) {
      const answer = await fetch(url, { redirect: 'manual', ...init });
      expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
    }
  });
});

describe('refreshing and revoking', () => {
  it('rotates: the former token is dead, and its reuse ends the grant', async () => {
    const provider = await demoProvider();
    const first = await exchange(provider, await authorize(provider));
    const second = await oauth.refresh(provider, first);
    expect(second.refreshToken).not.toBe(first.refreshToken);
    await expect(oauth.refresh(provider, first)).rejects.toThrow(GrantEndedError);
    await expect(oauth.refresh(provider, second)).rejects.toThrow(GrantEndedError);
  });

  it('revokes at the provider; twice is once', async () => {
    const provider = await demoProvider();
    const tokens = await exchange(provider, await authorize(provider));
    expect(await oauth.revoke(provider, tokens)).toBe(true);
    expect(await oauth.revoke(provider, tokens)).toBe(true);
    await expect(oauth.refresh(provider, tokens)).rejects.toThrow(GrantEndedError);
  });

  it('tells nobody where the provider has no address for it', async () => {
    const provider = await demoProvider();
    const without = { ...provider, oauth: { ...provider.oauth, revokeUrl: null } };
    const tokens = { accessToken: 'a', refreshToken: 'r', expiresAt: null, subject: null };
    expect(await oauth.revoke(without, tokens)).toBe(false);
  });
});

describe('what a provider answers to a refresh', () => {
  let server: LoopbackServer | undefined;
  afterEach(async () => {
    await server?.close();
    server = undefined;
  });
  const held = { accessToken: 'old', refreshToken: 'kept', expiresAt: 1, subject: 'person-7' };

  async function refreshedBy(code: string, answer: Parameters<typeof startLoopbackServer>[0]) {
    server = await startLoopbackServer(answer);
    const provider = readyProvider(code, { oauth: { tokenUrl: `${server.url}/token` } });
    return oauth.refresh(provider, held);
  }

  it.each([
    ['invalid_grant', 400, { error: 'invalid_grant' }, GrantEndedError],
    ['invalid_client: our own fault', 401, { error: 'invalid_client' }, ProviderTroubleError],
    ['invalid_request', 400, { error: 'invalid_request' }, ProviderTroubleError],
    ['too many requests', 429, { error: 'slow_down' }, ProviderTroubleError],
    ['503 without a body', 503, undefined, ProviderTroubleError],
    ['500 that speaks of invalid_grant', 500, { message: 'invalid_grant' }, ProviderTroubleError],
    ['a redirect', 302, { access_token: 'x' }, ProviderTroubleError],
    ['200 without a token', 200, {}, ProviderTroubleError],
  ])('%s: only a proven end is an end', async (_, status, json, kind) => {
    const outcome = refreshedBy('oura', () => ({
      status,
      json,
      headers: { location: 'http://127.0.0.1:1/' },
    }));
    await expect(outcome).rejects.toThrow(kind as never);
  });

  it('nobody listening is trouble, not an end', async () => {
    const gone = await startLoopbackServer(() => ({ status: 200 }));
    await gone.close();
    const provider = readyProvider('oura', { oauth: { tokenUrl: `${gone.url}/token` } });
    await expect(oauth.refresh(provider, held)).rejects.toThrow(ProviderTroubleError);
  });

  it('a provider that does not rotate keeps the refresh token, and what it calls the person', async () => {
    const tokens = await refreshedBy('oura', () => ({
      status: 200,
      json: { access_token: 'new', token_type: 'bearer', expires_in: 86_400 },
    }));
    expect(tokens).toEqual({
      accessToken: 'new',
      refreshToken: 'kept',
      expiresAt: NOW + 86_400_000,
      subject: 'person-7',
    });
    expect(Object.fromEntries(new URLSearchParams(server?.seen[0]?.body))).toEqual({
      grant_type: 'refresh_token',
      refresh_token: 'kept',
      client_id: CLIENT.id,
      client_secret: CLIENT.secret,
    });
  });

  it('a client that shows itself by HTTP Basic sends its secret in no form', async () => {
    await refreshedBy('polar', () => ({ status: 200, json: { access_token: 'new', token_type: 'bearer' } }));
    const [seen] = server?.seen ?? [];
    expect(seen?.headers.authorization).toMatch(/^Basic /);
    expect(seen?.body).not.toContain('secret');
  });

  describe('wrapped as Withings wraps it', () => {
    it('is unwrapped, and asked for by its action', async () => {
      const tokens = await refreshedBy('withings', () => ({
        status: 200,
        json: {
          status: 0,
          body: {
            userid: 363,
            access_token: 'new',
            refresh_token: 'next',
            expires_in: 10_800,
            scope: 'user.metrics,user.activity',
            token_type: 'Bearer',
          },
        },
      }));
      expect(tokens).toEqual({
        accessToken: 'new',
        refreshToken: 'next',
        expiresAt: NOW + 10_800_000,
        subject: '363',
      });
      expect(new URLSearchParams(server?.seen[0]?.body).get('action')).toBe('requesttoken');
    });

    it.each([
      [{ status: 503, body: {}, error: 'Invalid Params: invalid refresh_token' }, GrantEndedError],
      [{ status: 503, body: {}, error: 'Invalid Params: missing client_secret' }, ProviderTroubleError],
      [{ status: 401, body: {} }, ProviderTroubleError],
      [{ status: 601, body: {}, error: 'Too Many Requests' }, ProviderTroubleError],
      [{ status: 2555, body: {} }, ProviderTroubleError],
      [{ access_token: 'unwrapped' }, ProviderTroubleError],
    ])('%j with HTTP 200', async (json, kind) => {
      await expect(refreshedBy('withings', () => ({ status: 200, json }))).rejects.toThrow(kind as never);
    });

    it('its scopes are separated by commas', async () => {
      const url = await oauth.authorizationUrl(readyProvider('withings', {}), {
        redirectUri: REDIRECT,
        state: STATE,
        verifier: VERIFIER,
      });
      expect(new URL(url).searchParams.get('scope')).toBe('user.metrics,user.activity');
      expect(new URL(url).searchParams.has('code_challenge')).toBe(false);
    });
  });
});
