import { createOperatorClient } from '@svc/server-kit';
import { asOwner, endConnection, getConnection } from '@svc/store';
import {
  createAuthorizationFlow,
  createOAuthClient,
  createProviderFetch,
  type Tokens,
} from '@svc/wearables/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWearableWorld, type WearableWorld } from '../../test/wearable-world.ts';

const TOKENS: Tokens = { accessToken: 'granted', refreshToken: null, expiresAt: null, subject: null };

let world: WearableWorld;
const egress = createOperatorClient();
beforeAll(async () => {
  world = await openWearableWorld();
});
afterAll(async () => {
  egress.close();
  await world.close();
});

it('a grant that comes while the connection is withdrawn is given back to the provider, and nothing of it is kept', async () => {
  const { id } = await world.connect();
  const { accountId: ownerId, origin } = world;
  const { database, vault, log, wearableConnector } = world.platform.services;
  const withdrawn: Tokens[] = [];
  const fetch = createProviderFetch(egress);
  const flow = createAuthorizationFlow({
    database,
    vault,
    log,
    fetch,
    clock: () => world.now,
    registry: wearableConnector.registry,
    origin: () => origin,
    oauth: {
      ...createOAuthClient(fetch, () => world.now),
      // The account takes the connection back while the provider is being asked.
      async exchange() {
        const end = { ownerId, id, now: world.now, trigger: 'cancelled' } as const;
        await asOwner(database.db, ownerId, (trx) => endConnection(trx, end));
        return TOKENS;
      },
      async revoke(_, tokens) {
        withdrawn.push(tokens);
        return true;
      },
    },
  });
  const connection = await asOwner(database.db, ownerId, (trx) => getConnection(trx, { ownerId, id }));
  if (connection === null) throw new Error('there is no connection');
  const begun = await flow.begin(connection, 'demo', 'en');
  const state = new URL(begun?.url ?? '').searchParams.get('state') ?? '';
  const end = await flow.finish('demo', new URLSearchParams({ state, code: 'c' }), begun?.browser ?? '');
  expect(end).toMatchObject({ kind: 'closed', connection: { id, status: 'disconnected' } });
  expect(withdrawn).toEqual([TOKENS]);
  const grants = await database.db.selectFrom('wearable_grant').selectAll().execute();
  expect(grants.filter(({ connection_id }) => connection_id === id)).toEqual([]);
});
