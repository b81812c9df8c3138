import { ApiError, unavailable } from '@svc/server-kit';
import type { Configuration } from 'openid-client';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import type { OidcSettings } from '../deps.ts';
import type { Flow } from './flow-cookie.ts';

const TIMEOUT_SECONDS = 10;
const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';
/** Clocks of two machines. */
const SKEW_SECONDS = 60;

/** Who came back from the provider. */
export interface Identified {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string;
  readonly providerSession: string | null;
  readonly authenticatedAtMs: number;
}

/** What a provider says has ended. */
interface Ended {
  readonly issuer: string;
  readonly subject: string | undefined;
  readonly providerSession: string | undefined;
}

/** An OpenID Connect provider: code flow with PKCE, state and nonce. */
export interface OidcProvider {
  /** Where the browser goes to sign in. */
  authorizationUrl(flow: Flow, redirectUri: string): Promise<string>;
  /**
   * Who came back.
   *
   * @throws ApiError 400 when the answer is not that of the sign-in that was begun, 503 when the provider does not answer
   */
  identify(flow: Flow, callback: URL, now: number): Promise<Identified>;
  /** Where the browser goes so that the session at the provider ends too; null when the provider has no such place. */
  signOutUrl(returnTo: string): Promise<string | null>;
  /**
   * What a back-channel logout token ends (OpenID Connect Back-Channel Logout 1.0, section 2.6).
   *
   * @throws ApiError 400 for a token that is not the provider's, or none of this kind
   */
  endedBy(logoutToken: string, now: number): Promise<Ended>;
}

/** @param insecure lets a provider on this machine do without https */
export function createOidcProvider(
  settings: OidcSettings,
  { insecure }: { readonly insecure: boolean },
): OidcProvider {
  let found: Promise<Configuration> | undefined;
  // What failed is tried again at the next sign-in.
  const configuration = () => {
    found ??= discover(settings, insecure).catch((error: unknown) => {
      found = undefined;
      throw unreachable(error);
    });
    return found;
  };
  return {
    async authorizationUrl(flow, redirectUri) {
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client');
      return buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: flow.state,
        nonce: flow.nonce,
        code_challenge: await calculatePKCECodeChallenge(flow.verifier),
        code_challenge_method: 'S256',
        ...(flow.recent ? { max_age: '0', prompt: 'login' } : {}),
      }).href;
    },
    identify: async (flow, callback, now) => identify(await configuration(), { flow, callback, now }),
    async signOutUrl(returnTo) {
      const config = await configuration();
      if (config.serverMetadata().end_session_endpoint === undefined) return null;
      const { buildEndSessionUrl } = await import('openid-client');
      return buildEndSessionUrl(config, { post_logout_redirect_uri: returnTo }).href;
    },
    endedBy: async (token, now) => endedBy(await configuration(), token, now),
  };
}

async function discover(
  { issuer, clientId, clientSecret }: OidcSettings,
  insecure: boolean,
): Promise<Configuration> {
  const client = await import('openid-client');
  const config = await client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: TIMEOUT_SECONDS,
    ...(insecure ? { execute: [client.allowInsecureRequests] } : {}),
  });
  return config;
}

async function identify(
  config: Configuration,
  { flow, callback, now }: { readonly flow: Flow; readonly callback: URL; readonly now: number },
): Promise<Identified> {
  const client = await import('openid-client');
  const tokens = await client
    .authorizationCodeGrant(config, callback, {
      pkceCodeVerifier: flow.verifier,
      expectedState: flow.state,
      expectedNonce: flow.nonce,
      idTokenExpected: true,
    })
    .catch((error: unknown) => {
      throw isNetworkFailure(error) ? unreachable(error) : refusedBy(error);
    });
  const claims = tokens.claims();
  if (claims === undefined) throw refusedBy(undefined);
  const { iss: issuer, sub: subject, auth_time: authTime } = claims;
  if (flow.recent && (authTime === undefined || (authTime + SKEW_SECONDS) * 1000 < flow.startedAtMs))
    throw new ApiError(
      'invalid_request',
      'The sign-in service did not ask you again, so this is no fresh sign-in.',
    );
  const info = claims['email'] === undefined ? await userInfo(config, tokens.access_token, subject) : claims;
  const email = textIn(info['email']);
  if (email === null)
    throw new ApiError(
      'invalid_request',
      'The sign-in service gave no e-mail address: its client needs the scope email.',
    );
  return {
    issuer,
    subject,
    email,
    emailVerified: info['email_verified'] === true,
    name: textIn(info['name']) ?? email,
    providerSession: textIn(claims['sid']),
    // A provider that does not say when may have remembered the person from any day.
    authenticatedAtMs: authTime === undefined ? 0 : Math.min(now, authTime * 1000),
  };
}

async function userInfo(config: Configuration, accessToken: string, subject: string) {
  const { fetchUserInfo } = await import('openid-client');
  return fetchUserInfo(config, accessToken, subject).catch((error: unknown) => {
    throw unreachable(error);
  });
}

async function endedBy(config: Configuration, token: string, now: number): Promise<Ended> {
  const { issuer, jwks_uri: keys } = config.serverMetadata();
  if (keys === undefined) throw new ApiError('invalid_request', 'The sign-in service names no keys.');
  const { payload } = await jwtVerify(token, createRemoteJWKSet(new URL(keys)), {
    issuer,
    audience: config.clientMetadata().client_id,
    currentDate: new Date(now),
    clockTolerance: SKEW_SECONDS,
    maxTokenAge: '5 min',
  }).catch((cause: unknown) => {
    throw new ApiError('invalid_request', 'This is no logout token of the sign-in service.', { cause });
  });
  const events = Object(payload['events']) as Record<string, unknown>;
  if (typeof events[LOGOUT_EVENT] !== 'object' || payload['nonce'] !== undefined)
    throw new ApiError('invalid_request', 'This token is not about a sign-out.');
  const ended = { issuer, subject: payload.sub, providerSession: textIn(payload['sid']) ?? undefined };
  if (ended.subject === undefined && ended.providerSession === undefined)
    throw new ApiError('invalid_request', 'This token names neither a person nor a session.');
  return ended;
}

const MOST_CLAIM_CHARACTERS = 200;

function textIn(claim: unknown): string | null {
  return typeof claim === 'string' && claim.trim() !== '' && claim.length <= MOST_CLAIM_CHARACTERS
    ? claim
    : null;
}

/** Whether the provider did not answer, as opposed to saying no. */
function isNetworkFailure(error: unknown): boolean {
  const { code, name } = Object(error) as { code?: unknown; name?: unknown };
  return name === 'TypeError' || code === 'OAUTH_TIMEOUT' || code === 'OAUTH_RESPONSE_IS_NOT_CONFORM';
}

function unreachable(cause: unknown): ApiError {
  return unavailable('The sign-in service does not answer. Please try again.', {
    cause,
    retryAfterSeconds: 5,
  });
}

function refusedBy(cause: unknown): ApiError {
  return new ApiError('invalid_request', 'The sign-in did not succeed. Please begin again.', { cause });
}
