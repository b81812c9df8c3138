import { randomBytes } from 'node:crypto';
import {
  asOwner,
  authorizeConnection,
  beginAuthorization,
  type Database,
  getConnection,
  type StoredConnection,
  takeAuthorization,
  type Vault,
} from '@svc/store';
import { describeError, type Logger } from '@svc/server-kit';
import { AuthorizationRefusedError, type OAuthClient, type Tokens } from './oauth/oauth-client.ts';
import { ProviderTroubleError } from './oauth/provider-error.ts';
import type { ProviderFetch } from './oauth/provider-fetch.ts';
import { registerPerson } from './oauth/register-person.ts';
import { sealTokens } from './oauth/token-keeper.ts';
import type { ProviderRegistry, ReadyProvider } from './ready-provider.ts';

/** Of a state, a verifier and the cookie of a browser. */
const SECRET_BYTES = 32;

export interface FlowDeps {
  readonly database: Pick<Database, 'db'>;
  readonly vault: Pick<Vault, 'seal' | 'open'>;
  readonly clock: () => number;
  readonly log: Logger;
  readonly registry: ProviderRegistry;
  readonly oauth: OAuthClient;
  readonly fetch: ProviderFetch;
  /** The public origin that links start with. */
  readonly origin: () => string;
}

/** An authorization that began. */
interface BegunFlow {
  /** Where the patient goes. */
  readonly url: string;
  /** For a cookie: only the browser that has it can finish. */
  readonly browser: string;
}

/**
 * What a callback came to. `unknown`: no authorization under way has that state, browser and provider. `cancelled`: the
 * patient said no at the provider. `failed`: the provider could not be asked, or its answer was not what it must be.
 * `closed`: the connection could not be connected any more.
 */
type FlowEnd =
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'connected' | 'cancelled' | 'failed' | 'closed';
      readonly connection: StoredConnection;
      readonly language: string;
    };

/** Authorization code flow with PKCE and state, from the link of a connection to its tokens. */
export interface AuthorizationFlow {
  /** Null when this deployment cannot connect the provider. An earlier authorization of the connection is void. */
  begin(connection: StoredConnection, code: string, language: string): Promise<BegunFlow | null>;
  /** Ends the authorization that the `state` of the parameters belongs to. */
  finish(code: string, parameters: URLSearchParams, browser: string): Promise<FlowEnd>;
}

export function createAuthorizationFlow(deps: FlowDeps): AuthorizationFlow {
  const { database, vault, clock, registry, oauth, origin } = deps;
  const redirectUriOf = (code: string) => `${origin()}/connect/callback/${code}`;
  return {
    async begin({ ownerId, id: connectionId }, code, language) {
      const provider = await registry.get(code);
      if (provider === null) return null;
      const [state, verifier, browser] = [secret(), secret(), secret()];
      const url = await oauth.authorizationUrl(provider, {
        redirectUri: redirectUriOf(code),
        state,
        verifier,
      });
      const attempt = { ownerId, connectionId, provider: code, language, verifier };
      await beginAuthorization(database.db, { ...attempt, state, browser, vault, now: clock() });
      return { url, browser };
    },

    async finish(code, parameters, browser) {
      const state = parameters.get('state') ?? '';
      const attempt = await takeAuthorization(database.db, { state, browser, vault, now: clock() });
      // Each provider has a callback of its own: the code of one never goes to another.
      if (attempt === null || attempt.provider !== code) return { kind: 'unknown' };
      const { ownerId, connectionId: id, language, verifier } = attempt;
      const provider = await registry.get(code);
      const current = () => asOwner(database.db, ownerId, (trx) => getConnection(trx, { ownerId, id }));
      const connection = await current();
      if (provider === null || connection === null) return { kind: 'unknown' };
      if (connection.status !== 'pending') return { kind: 'closed', connection, language };
      const authorization = { redirectUri: redirectUriOf(code), state, verifier };
      const tokens = await tokensFor(id, { provider, parameters, authorization }, deps);
      if (typeof tokens === 'string') return { kind: tokens, connection, language };
      const tokensSealed = sealTokens(vault, id, tokens);
      const connected = await asOwner(database.db, ownerId, (trx) =>
        authorizeConnection(trx, { ownerId, id, now: clock(), provider: code, tokensSealed }),
      );
      if (connected !== null) return { kind: 'connected', connection: connected, language };
      // It was withdrawn, or its link ended, while the patient was at the provider: what was granted is given back.
      await oauth.revoke(provider, tokens).catch(complaint('wearable_revoke_failed', { id, code }, deps));
      return { kind: 'closed', connection: (await current()) ?? connection, language };
    },
  };
}

interface Trade {
  readonly provider: ReadyProvider;
  readonly parameters: URLSearchParams;
  readonly authorization: Parameters<OAuthClient['exchange']>[2];
}

/** Trades the code for tokens, or says who stood in the way. */
async function tokensFor(
  id: string,
  { provider, parameters, authorization }: Trade,
  deps: FlowDeps,
): Promise<Tokens | 'cancelled' | 'failed'> {
  try {
    const tokens = await deps.oauth.exchange(provider, parameters, authorization);
    await registerPerson(provider, { tokens, connectionId: id }, deps.fetch);
    return tokens;
  } catch (error) {
    if (error instanceof AuthorizationRefusedError && error.byPatient) return 'cancelled';
    complaint('wearable_authorization_failed', { id, code: provider.code }, deps)(error);
    return 'failed';
  }
}

function complaint(event: string, { id, code }: { id: string; code: string }, { log }: FlowDeps) {
  return (error: unknown): void => {
    const reason = error instanceof ProviderTroubleError ? { reason: error.reason } : describeError(error);
    log.warn(event, { connectionId: id, provider: code, ...reason });
  };
}

function secret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}
