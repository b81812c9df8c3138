import { createHash, randomBytes } from 'node:crypto';
import { createDemoTokens, type DemoToken } from './tokens.ts';

const CODE_LIFETIME_MS = 60_000;
const ACCESS_LIFETIME_S = 3600;
const REFRESH_LIFETIME_S = 90 * 24 * 3600;
const CHALLENGE = /^[\w-]{43}$/;

export interface DemoServerOptions {
  readonly clock: () => number;
  /** Signs tokens; the same key reads tokens of an earlier run. */
  readonly key: string;
  readonly client: { readonly id: string; readonly secret: string };
  readonly isRedirectUri: (uri: string) => boolean;
}

/** An authorization request whose address to return to can be trusted. */
export interface AuthorizationRequest {
  readonly redirectUri: string;
  readonly state: string | null;
  readonly challenge: string;
}

/** An answer of the token endpoint. */
export interface TokenAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

interface IssuedCode extends AuthorizationRequest {
  readonly grant: string;
  readonly expiresAt: number;
  used: boolean;
}

/**
 * The rules of an OAuth 2 authorization server: code with PKCE, single use, rotating refresh tokens whose reuse ends the
 * grant, revocation. Codes, the latest generation and revocations are kept in memory; after a restart a signed token
 * counts at the generation it names.
 */
// oxlint-disable-next-line max-lines-per-function -- the rules of one grant, from its code to its end, over one state
export function createAuthorizationServer({ clock, key, client, isRedirectUri }: DemoServerOptions) {
  const tokens = createDemoTokens(key);
  const codes = new Map<string, IssuedCode>();
  const generations = new Map<string, number>();
  const ended = new Set<string>();

  const isAlive = (token: DemoToken) =>
    !ended.has(token.grant) &&
    token.expiresAt * 1000 > clock() &&
    token.generation >= (generations.get(token.grant) ?? token.generation);

  function issue(grant: string, generation: number): TokenAnswer {
    generations.set(grant, generation);
    const now = Math.floor(clock() / 1000);
    const token = (kind: DemoToken['kind'], lifetime: number) =>
      tokens.sign({ kind, grant, generation, expiresAt: now + lifetime });
    return {
      status: 200,
      body: {
        access_token: token('access', ACCESS_LIFETIME_S),
        refresh_token: token('refresh', REFRESH_LIFETIME_S),
        token_type: 'Bearer',
        expires_in: ACCESS_LIFETIME_S,
        scope: 'days',
      },
    };
  }

  function redeem(form: URLSearchParams): TokenAnswer {
    const code = codes.get(form.get('code') ?? '');
    if (code === undefined) return refuse('invalid_grant');
    if (code.used) {
      // Somebody has the code who should not: what it gave is taken back.
      ended.add(code.grant);
      return refuse('invalid_grant');
    }
    code.used = true;
    const verifier = form.get('code_verifier') ?? '';
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    if (code.expiresAt <= clock() || code.redirectUri !== form.get('redirect_uri'))
      return refuse('invalid_grant');
    if (challenge !== code.challenge) return refuse('invalid_grant');
    return issue(code.grant, 1);
  }

  function refresh(form: URLSearchParams): TokenAnswer {
    const token = tokens.read(form.get('refresh_token') ?? '');
    if (token?.kind !== 'refresh') return refuse('invalid_grant');
    if (!isAlive(token)) {
      if (token.generation < (generations.get(token.grant) ?? 0)) ended.add(token.grant);
      return refuse('invalid_grant');
    }
    return issue(token.grant, token.generation + 1);
  }

  return {
    /** A request that can be answered, or why it cannot: then the patient is not sent back anywhere. */
    readRequest(query: URLSearchParams): AuthorizationRequest | string {
      const redirectUri = query.get('redirect_uri') ?? '';
      if (query.get('client_id') !== client.id) return 'The app is not known here.';
      if (!isRedirectUri(redirectUri)) return 'The address to return to is not registered.';
      const challenge = query.get('code_challenge') ?? '';
      if (query.get('response_type') !== 'code') return 'Only the code flow is served.';
      if (query.get('code_challenge_method') !== 'S256' || !CHALLENGE.test(challenge))
        return 'A PKCE challenge (S256) is required.';
      return { redirectUri, state: query.get('state'), challenge };
    },
    /** A code for the person who allowed the request. */
    allow(request: AuthorizationRequest): string {
      for (const [code, { expiresAt }] of codes) if (expiresAt <= clock()) codes.delete(code);
      const code = randomBytes(32).toString('base64url');
      const grant = randomBytes(12).toString('hex');
      codes.set(code, { ...request, grant, expiresAt: clock() + CODE_LIFETIME_MS, used: false });
      return code;
    },
    token(form: URLSearchParams, asked: { id: string; secret: string } | null): TokenAnswer {
      if (asked?.id !== client.id || asked.secret !== client.secret)
        return { status: 401, body: { error: 'invalid_client' } };
      const type = form.get('grant_type');
      if (type === 'authorization_code') return redeem(form);
      if (type === 'refresh_token') return refresh(form);
      return refuse('unsupported_grant_type');
    },
    /** Ends the grant of a token, access or refresh. A token it does not know is ended already. */
    revoke(text: string): void {
      const token = tokens.read(text);
      if (token !== null) ended.add(token.grant);
    },
    /** The grant whose data an access token opens; null when it opens none. */
    grantOf(text: string): string | null {
      const token = tokens.read(text);
      return token?.kind === 'access' && isAlive(token) ? token.grant : null;
    },
  };
}

function refuse(error: string): TokenAnswer {
  return { status: 400, body: { error } };
}
