import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';
import { type Configuration, Provider } from 'oidc-provider';

/** Somebody at the provider. */
interface ProviderAccount {
  readonly sub: string;
  readonly email?: string;
  readonly emailVerified?: boolean;
  readonly name?: string;
}

/** An OpenID Connect provider on this machine: it signs in whoever the test says is at the browser. */
export interface TestProvider {
  readonly issuer: string;
  readonly env: Readonly<Record<string, string>>;
  /** Who is at the browser. */
  account: ProviderAccount;
  /** How often the provider has asked somebody who they are. */
  readonly asked: number;
  /** A browser of its own, with cookies: opens a page and follows the provider to where it leads out. */
  browse(url: string, jar?: Map<string, string>): Promise<string>;
  /** A logout token as the provider sends it from behind; `changes` spoil it. */
  logoutToken(changes: JWTPayload): Promise<string>;
  close(): Promise<void>;
}

/** How the provider behaves. */
interface ProviderManners {
  /** Whether every sign-in says when the person proved who they are; one that asks for it says so anyway. */
  readonly tellsWhen?: boolean;
}

const CLIENT = { id: 'console', secret: 'a secret of the console that nobody else has' };

export async function startProvider(
  redirectUri: string,
  { tellsWhen = true }: ProviderManners = {},
): Promise<TestProvider> {
  const state = { account: { sub: 'nobody' } as ProviderAccount, asked: 0 };
  let provider: Provider | undefined;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const signingKey = { ...(await exportJWK(privateKey)), kid: 'test', use: 'sig', alg: 'RS256' };
  const server = createServer((request, response) => {
    const uid = /^\/interaction\/([\w-]+)$/.exec(request.url ?? '')?.[1];
    if (provider === undefined) return;
    if (uid === undefined) provider.callback()(request, response);
    else void answerInteraction(provider, state, request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  provider = new Provider(issuer, configuration(redirectUri, signingKey, state, { tellsWhen }));
  return {
    issuer,
    env: { SVC_OIDC_ISSUER: issuer, SVC_OIDC_CLIENT_ID: CLIENT.id, SVC_OIDC_CLIENT_SECRET: CLIENT.secret },
    get account() {
      return state.account;
    },
    set account(account) {
      state.account = account;
    },
    get asked() {
      return state.asked;
    },
    logoutToken: (changes) =>
      new SignJWT({ iss: issuer, aud: CLIENT.id, iat: Math.floor(Date.now() / 1000), jti: 'one', ...changes })
        .setProtectedHeader({ alg: 'RS256', kid: 'test', typ: 'logout+jwt' })
        .sign(privateKey),
    browse: (url, jar = new Map()) => browse(issuer, url, jar),
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function configuration(
  redirectUri: string,
  signingKey: JWK,
  state: { account: ProviderAccount },
  { tellsWhen }: Required<ProviderManners>,
): Configuration {
  return {
    jwks: { keys: [signingKey] },
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [redirectUri],
        post_logout_redirect_uris: [new URL('/console/sign-in', redirectUri).href],
        token_endpoint_auth_method: 'client_secret_post',
        require_auth_time: tellsWhen,
      },
    ],
    cookies: { keys: ['a key of the test'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: true },
      backchannelLogout: { enabled: true },
    },
    conformIdTokenClaims: false,
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    async findAccount(_context, sub) {
      const { email, emailVerified = true, name } = state.account;
      return {
        accountId: sub,
        claims: async () => ({
          sub,
          ...(email === undefined ? {} : { email, email_verified: emailVerified }),
          ...(name === undefined ? {} : { name }),
        }),
      };
    },
  };
}

/** Whoever is at the browser proves who they are and agrees to everything. */
async function answerInteraction(
  provider: Provider,
  state: { account: ProviderAccount; asked: number },
  ...[request, response]: Parameters<Provider['interactionDetails']>
): Promise<void> {
  const { prompt, params, session } = await provider.interactionDetails(request, response);
  if (prompt.name === 'login') {
    state.asked += 1;
    await provider.interactionFinished(request, response, { login: { accountId: state.account.sub } });
    return;
  }
  const grant = new provider.Grant({
    accountId: session?.accountId ?? '',
    clientId: String(params['client_id']),
  });
  grant.addOIDCScope('openid email profile');
  await provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
}

/** Follows redirects within the provider; the first that leads out of it is the result. */
async function browse(issuer: string, start: string, jar: Map<string, string>): Promise<string> {
  for (let url = start, steps = 0; ; steps++) {
    if (!url.startsWith(issuer)) return url;
    if (steps > 10) throw new Error(`the provider leads in a circle: ${url}`);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const each of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
      jar.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location === null) throw new Error(`the provider answered ${answer.status}: ${await answer.text()}`);
    url = new URL(location, url).href;
  }
}
