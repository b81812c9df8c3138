import {
  asOwner,
  type Database,
  finishRefresh,
  type Grant,
  leaseRefresh,
  readGrant,
  tokenPurpose,
  type Vault,
} from '@svc/store';
import type { ReadyProvider } from '../ready-provider.ts';
import type { OAuthClient, Tokens } from './oauth-client.ts';
import { ProviderTroubleError } from './provider-error.ts';

/** Tokens that end sooner than that are refreshed before they are used. */
const LEEWAY_MS = 60_000;
const POLL_MS = 250;
/** Longer than the lease of a refresh: whoever holds it is done or dead by then. */
const WAIT_MS = 35_000;

interface ConnectionName {
  readonly ownerId: string;
  readonly connectionId: string;
}

/** Tokens with the refresh they came from. */
interface HeldTokens {
  readonly tokens: Tokens;
  readonly generation: number;
}

export interface TokenKeeperOptions {
  readonly database: Pick<Database, 'db'>;
  readonly vault: Pick<Vault, 'seal' | 'open'>;
  readonly oauth: Pick<OAuthClient, 'refresh'>;
  readonly clock: () => number;
  readonly newLeaseId: () => string;
  readonly delay: (ms: number) => Promise<unknown>;
}

/** Tokens that work, refreshed once however many ask: by a promise in one process, by a lease across processes. */
export interface TokenKeeper {
  /**
   * The tokens of a connection, refreshed when they are about to end or when `rejected` is the generation the provider
   * did not accept. Null for a connection without tokens.
   *
   * @throws GrantEndedError when the provider says that the grant is over
   * @throws ProviderTroubleError when it could not be asked
   */
  tokensOf(name: ConnectionName, provider: ReadyProvider, rejected?: number): Promise<HeldTokens | null>;
}

export function createTokenKeeper(options: TokenKeeperOptions): TokenKeeper {
  const refreshing = new Map<string, Promise<HeldTokens | null>>();
  return {
    async tokensOf(name, provider, rejected) {
      const held = await read(name, options);
      if (held === null || isUsable(held, options.clock(), rejected)) return held;
      const underWay = refreshing.get(name.connectionId);
      if (underWay !== undefined) return underWay;
      const refresh = refreshOnce(name, provider, rejected, options).finally(() =>
        refreshing.delete(name.connectionId),
      );
      refreshing.set(name.connectionId, refresh);
      return refresh;
    },
  };
}

export function sealTokens(vault: Pick<Vault, 'seal'>, connectionId: string, tokens: Tokens): Uint8Array {
  return vault.seal(tokenPurpose(connectionId), JSON.stringify(tokens));
}

export function openTokens(
  vault: Pick<Vault, 'open'>,
  { connectionId, tokensSealed }: Pick<Grant, 'connectionId' | 'tokensSealed'>,
): Tokens {
  return JSON.parse(vault.open(tokenPurpose(connectionId), tokensSealed)) as Tokens;
}

async function read(
  name: ConnectionName,
  { database, vault }: Pick<TokenKeeperOptions, 'database' | 'vault'>,
): Promise<(HeldTokens & { grant: Grant }) | null> {
  const grant = await asOwner(database.db, name.ownerId, (trx) => readGrant(trx, name));
  return grant && { grant, tokens: openTokens(vault, grant), generation: grant.generation };
}

function isUsable({ tokens, generation }: HeldTokens, now: number, rejected: number | undefined): boolean {
  if (generation === rejected) return false;
  return tokens.expiresAt === null || tokens.expiresAt > now + LEEWAY_MS;
}

/** Refreshes under a lease, or waits until another process has. */
async function refreshOnce(
  name: ConnectionName,
  provider: ReadyProvider,
  rejected: number | undefined,
  options: TokenKeeperOptions,
): Promise<HeldTokens | null> {
  const { database, vault, oauth, clock, newLeaseId, delay } = options;
  for (let waited = 0; waited <= WAIT_MS; waited += POLL_MS) {
    const held = await read(name, options);
    if (held === null || isUsable(held, clock(), rejected)) return held;
    const leaseId = newLeaseId();
    const isOurs = await asOwner(database.db, name.ownerId, (trx) =>
      leaseRefresh(trx, { ...held.grant, leaseId, now: clock() }),
    );
    if (isOurs) {
      const finish = (tokensSealed: Uint8Array | null) =>
        asOwner(database.db, name.ownerId, (trx) => finishRefresh(trx, { ...name, leaseId, tokensSealed }));
      try {
        const tokens = await oauth.refresh(provider, held.tokens);
        await finish(sealTokens(vault, name.connectionId, tokens));
        return { tokens, generation: held.generation + 1 };
      } catch (error) {
        await finish(null);
        throw error;
      }
    }
    await delay(POLL_MS);
  }
  throw new ProviderTroubleError('refresh_under_way');
}
