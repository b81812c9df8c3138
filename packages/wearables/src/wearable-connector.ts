import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { createOperatorClient, type Logger, type Metrics } from '@svc/server-kit';
import {
  asOwner,
  claimSync,
  claimSyncs,
  type Database,
  endConnection,
  expiredConnections,
  purgeAuthorizations,
  type Vault,
} from '@svc/store';
import { createDemoProvider } from './demo/demo-provider.ts';
import { type AuthorizationFlow, createAuthorizationFlow } from './flow.ts';
import { createOAuthClient } from './oauth/oauth-client.ts';
import { createProviderFetch, type ProviderFetch } from './oauth/provider-fetch.ts';
import { createTokenKeeper } from './oauth/token-keeper.ts';
import { type ClientCredentials, createProviderRegistry, type ProviderRegistry } from './ready-provider.ts';
import { revokeEndedGrants } from './revoke-ended.ts';
import { syncConnection, type SyncOutcome } from './sync-connection.ts';

const AT_ONCE = 10;
const EXPIRED_AT_ONCE = 100;
const DEMO_CLIENT_ID = 'svc-development';

export interface WearableConnectorOptions {
  readonly config: {
    /** Without the demonstration provider. */
    readonly production: boolean;
    /** What each provider knows this deployment by, by its code. */
    readonly wearables: Readonly<Record<string, ClientCredentials>>;
  };
  readonly database: Pick<Database, 'db'>;
  readonly clock: () => number;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly vault: Vault;
  /** The public origin that links start with. */
  readonly origin: () => string;
}

/** Everything that talks to device providers; one in a process. */
export interface WearableConnector {
  readonly registry: ProviderRegistry;
  readonly flow: AuthorizationFlow;
  readonly fetch: ProviderFetch;
  /** Syncs one connection now; null when it is not connected. */
  sync(name: { ownerId: string; id: string }): Promise<SyncOutcome | null>;
  /** Syncs what is due; how many. */
  syncDue(): Promise<number>;
  /** Ends pending connections whose link has ended, tells providers of ended grants, forgets old authorizations. */
  tidy(): Promise<void>;
  close(): Promise<void>;
}

export function createWearableConnector(options: WearableConnectorOptions): WearableConnector {
  const { config, database, clock, vault, origin } = options;
  const { db } = database;
  const [key = ''] = vault.tokens('demonstration provider');
  const demo = config.production
    ? null
    : createDemoProvider({
        clock,
        key,
        client: { id: DEMO_CLIENT_ID, secret: key },
        isRedirectUri: (uri) => uri === `${origin()}/connect/callback/demo`,
      });
  const egress = createOperatorClient();
  const fetch = createProviderFetch(egress);
  const oauth = createOAuthClient(fetch, clock);
  const registry = createProviderRegistry(config.wearables, demo);
  const keeper = createTokenKeeper({ database, vault, oauth, clock, newLeaseId: randomUUID, delay });
  const flow = createAuthorizationFlow({ ...options, registry, oauth, fetch });
  const syncing = { ...options, registry, keeper, fetch };

  return {
    registry,
    flow,
    fetch,
    async sync({ ownerId, id }) {
      const claimed = await asOwner(db, ownerId, (trx) =>
        claimSync(trx, { ownerId, id, now: clock(), leaseId: randomUUID() }),
      );
      return claimed && syncConnection(claimed, syncing);
    },
    async syncDue() {
      const claimed = await claimSyncs(db, { now: clock(), leaseId: randomUUID(), limit: AT_ONCE });
      await Promise.all(claimed.map((each) => syncConnection(each, syncing)));
      return claimed.length;
    },
    async tidy() {
      for (const { ownerId, id } of await expiredConnections(db, { now: clock(), limit: EXPIRED_AT_ONCE }))
        await asOwner(db, ownerId, (trx) =>
          endConnection(trx, { ownerId, id, now: clock(), trigger: 'expired' }),
        );
      await revokeEndedGrants({ ...options, registry, oauth });
      await purgeAuthorizations(db, clock());
    },
    async close() {
      egress.close();
      await demo?.close();
    },
  };
}
