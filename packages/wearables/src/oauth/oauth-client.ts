import * as oauth from 'oauth4webapi';
import { EgressError } from '@svc/server-kit';
import type { ReadyProvider } from '../ready-provider.ts';
import { GrantEndedError, ProviderTroubleError } from './provider-error.ts';
import type { ProviderFetch } from './provider-fetch.ts';
import { unwrapReplies } from './wrapped-reply.ts';

/** What a provider gave for one connection. Stored sealed. */
export interface Tokens {
  readonly accessToken: string;
  /** null where the provider issues none. */
  readonly refreshToken: string | null;
  /** Milliseconds; null where the provider does not say. */
  readonly expiresAt: number | null;
  /** What the provider calls the person, where its data addresses want it; null otherwise. */
  readonly subject: string | null;
}

interface Authorization {
  readonly redirectUri: string;
  readonly state: string;
  /** PKCE verifier. */
  readonly verifier: string;
}

/** The OAuth 2 side of providers. */
export interface OAuthClient {
  /** Where the patient authorizes. */
  authorizationUrl(provider: ReadyProvider, authorization: Authorization): Promise<string>;
  /**
   * Trades the code in the parameters of a callback for tokens.
   *
   * @throws AuthorizationRefusedError when the patient or the provider refused
   * @throws ProviderTroubleError when the parameters or the reply are not what the standard asks for
   */
  exchange(
    provider: ReadyProvider,
    parameters: URLSearchParams,
    authorization: Authorization,
  ): Promise<Tokens>;
  /**
   * @throws GrantEndedError when the provider says that the grant is over
   * @throws ProviderTroubleError for everything else
   */
  refresh(provider: ReadyProvider, tokens: Tokens): Promise<Tokens>;
  /**
   * Tells the provider that the grant ended. True when it was told, false when it has no address for that.
   *
   * @throws ProviderTroubleError when it could not be told
   */
  revoke(provider: ReadyProvider, tokens: Tokens): Promise<boolean>;
}

/** The provider sent the patient back without a code. */
export class AuthorizationRefusedError extends Error {
  override readonly name = 'AuthorizationRefusedError';
  /** Whether it was the patient who refused. */
  readonly byPatient: boolean;

  constructor(byPatient: boolean) {
    super('The authorization was refused.');
    this.byPatient = byPatient;
  }
}

// oxlint-disable-next-line max-lines-per-function -- the four short requests of one protocol, which share nothing
export function createOAuthClient(fetch: ProviderFetch, clock: () => number): OAuthClient {
  return {
    async authorizationUrl(provider, { redirectUri, state, verifier }) {
      const { authorizeUrl, scopes, pkce, quirks } = provider.oauth;
      const url = new URL(authorizeUrl);
      const parameters = {
        response_type: 'code',
        client_id: provider.client.id,
        redirect_uri: redirectUri,
        scope: scopes.join(quirks?.scopeSeparator ?? ' '),
        state,
        ...(pkce
          ? {
              code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
              code_challenge_method: 'S256',
            }
          : {}),
        ...quirks?.authorizeParameters,
      };
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      return url.href;
    },

    async exchange(provider, parameters, { redirectUri, state, verifier }) {
      const { server, client, authentication, options } = partsOf(provider, fetch);
      return troubled(async () => {
        const checked = oauth.validateAuthResponse(server, client, parameters, state);
        const response = await oauth.authorizationCodeGrantRequest(
          server,
          client,
          authentication,
          checked,
          redirectUri,
          provider.oauth.pkce ? verifier : oauth.nopkce,
          options,
        );
        return toTokens(await oauth.processAuthorizationCodeResponse(server, client, response), clock());
      });
    },

    async refresh(provider, tokens) {
      const { refreshToken } = tokens;
      if (refreshToken === null) throw new GrantEndedError('There is no refresh token.');
      const { server, client, authentication, options } = partsOf(provider, fetch);
      return troubled(async () => {
        const response = await oauth.refreshTokenGrantRequest(
          server,
          client,
          authentication,
          refreshToken,
          options,
        );
        const fresh = toTokens(await oauth.processRefreshTokenResponse(server, client, response), clock());
        // A provider that does not rotate leaves these out.
        return {
          ...fresh,
          refreshToken: fresh.refreshToken ?? refreshToken,
          subject: fresh.subject ?? tokens.subject,
        };
      });
    },

    async revoke(provider, { refreshToken, accessToken }) {
      if (provider.oauth.revokeUrl === null) return false;
      const { server, client, authentication, options } = partsOf(provider, fetch);
      return troubled(async () => {
        const token = refreshToken ?? accessToken;
        await oauth.processRevocationResponse(
          await oauth.revocationRequest(server, client, authentication, token, options),
        );
        return true;
      });
    },
  };
}

function partsOf({ oauth: settings, client }: ReadyProvider, fetch: ProviderFetch) {
  const { authorizeUrl, tokenUrl, revokeUrl, issuer, clientAuth, quirks } = settings;
  const server: oauth.AuthorizationServer = {
    issuer: issuer ?? new URL(authorizeUrl).origin,
    authorization_endpoint: authorizeUrl,
    token_endpoint: tokenUrl,
    authorization_response_iss_parameter_supported: issuer !== undefined,
    ...(revokeUrl === null ? {} : { revocation_endpoint: revokeUrl }),
  };
  const authentication =
    clientAuth === 'basic' ? oauth.ClientSecretBasic(client.secret) : oauth.ClientSecretPost(client.secret);
  const options = {
    [oauth.customFetch]: quirks?.wrappedReplies ? unwrapReplies(fetch) : fetch,
    // The catalog holds https addresses only; the demonstration provider listens on the loopback address.
    [oauth.allowInsecureRequests]: tokenUrl.startsWith('http://127.0.0.1:'),
    ...(quirks?.tokenParameters === undefined ? {} : { additionalParameters: { ...quirks.tokenParameters } }),
  };
  return { server, client: { client_id: client.id }, authentication, options };
}

/** Runs an exchange; whatever fails comes out as one of our errors. */
async function troubled<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw classified(error);
  }
}

function classified(error: unknown): Error {
  if (error instanceof oauth.AuthorizationResponseError)
    return new AuthorizationRefusedError(error.error === 'access_denied');
  if (error instanceof oauth.ResponseBodyError)
    return error.error === 'invalid_grant'
      ? new GrantEndedError('The provider does not accept the grant any more.')
      : new ProviderTroubleError(`oauth_error_${error.status}`);
  if (error instanceof EgressError) return new ProviderTroubleError(error.code);
  const code = (error as { code?: unknown }).code;
  return new ProviderTroubleError(typeof code === 'string' ? code : 'unexpected', { cause: error });
}

const SUBJECT_FIELDS = ['userid', 'x_user_id', 'user_id'] as const;

function toTokens(reply: oauth.TokenEndpointResponse, now: number): Tokens {
  const { access_token, refresh_token, expires_in } = reply;
  const subject = SUBJECT_FIELDS.map((field) => reply[field]).find((value) => value !== undefined);
  return {
    accessToken: access_token,
    refreshToken: refresh_token ?? null,
    expiresAt: expires_in === undefined ? null : now + expires_in * 1000,
    subject: typeof subject === 'string' || typeof subject === 'number' ? String(subject) : null,
  };
}
