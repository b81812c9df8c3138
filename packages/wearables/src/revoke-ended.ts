import { claimEndedGrants, type Database, dropEndedGrant, type Vault } from '@svc/store';
import type { Logger } from '@svc/server-kit';
import type { OAuthClient } from './oauth/oauth-client.ts';
import { ProviderTroubleError } from './oauth/provider-error.ts';
import { openTokens } from './oauth/token-keeper.ts';
import type { ProviderRegistry } from './ready-provider.ts';

const AT_ONCE = 20;

export interface RevokeDeps {
  readonly database: Pick<Database, 'db'>;
  readonly vault: Pick<Vault, 'open'>;
  readonly clock: () => number;
  readonly log: Logger;
  readonly registry: ProviderRegistry;
  readonly oauth: Pick<OAuthClient, 'revoke'>;
}

/**
 * Tells providers of the grants that ended here, and forgets their tokens. One that cannot be told is told again every
 * ten minutes for a day; after that its tokens are forgotten all the same.
 */
export async function revokeEndedGrants(deps: RevokeDeps): Promise<void> {
  const { database, vault, clock, log, registry, oauth } = deps;
  const grants = await claimEndedGrants(database.db, { now: clock(), limit: AT_ONCE });
  for (const { isLastTry, ...grant } of grants) {
    const provider = await registry.get(grant.provider);
    try {
      if (provider !== null) await oauth.revoke(provider, openTokens(vault, grant));
    } catch (error) {
      const reason = error instanceof ProviderTroubleError ? error.reason : 'refused';
      log.warn('wearable_revoke_failed', {
        connectionId: grant.connectionId,
        provider: grant.provider,
        reason,
      });
      if (error instanceof ProviderTroubleError && !isLastTry) continue;
    }
    await dropEndedGrant(database.db, grant);
  }
}
