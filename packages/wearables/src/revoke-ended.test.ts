import { createLogger, createOperatorClient } from '@svc/server-kit';
import { asOwner, endConnection } from '@svc/store';
import { createTestDatabase, type TestDatabase } from '@svc/store/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOAuthClient } from './oauth/oauth-client.ts';
import { createProviderFetch } from './oauth/provider-fetch.ts';
import { revokeEndedGrants } from './revoke-ended.ts';
import { connectedWith, VAULT } from '../test/connected.ts';
import { type LoopbackServer, startLoopbackServer } from '../test/loopback-server.ts';
import { readyProvider } from '../test/ready-provider.ts';

const ENDED = Date.UTC(2026, 10, 21, 12);
const DAY_MS = 24 * 3_600_000;
const AGAIN_MS = 10 * 60_000;
const TOKENS = { accessToken: 'a', refreshToken: 'r', expiresAt: null, subject: null };

let test: TestDatabase;
let server: LoopbackServer;
let status: number;
const egress = createOperatorClient();

beforeAll(async () => {
  test = await createTestDatabase();
  server = await startLoopbackServer(() => ({ status }));
});
afterAll(async () => {
  egress.close();
  await server.close();
  await test.close();
});

it.each([
  ['was told', 200, 0, false],
  ['cannot be reached', 503, 0, true],
  ['cannot be reached nearly a day later', 503, DAY_MS - AGAIN_MS - 1, true],
  ['cannot be reached at the last try of the day', 503, DAY_MS - AGAIN_MS, false],
  ['cannot be reached long after', 503, 7 * DAY_MS, false],
])('the tokens of an ended grant whose provider %s (%i, after %i ms) are kept: %s', async (...row) => {
  const [, answered, after, kept] = row;
  const { db } = test.database;
  const { ownerId, connectionId } = await connectedWith(test.database, { tokens: TOKENS, now: ENDED });
  const end = { ownerId, id: connectionId, now: ENDED, trigger: 'revoked_by_patient' } as const;
  await asOwner(db, ownerId, (trx) => endConnection(trx, end));
  status = answered;
  server.seen.length = 0;
  const clock = () => ENDED + after;
  const provider = readyProvider('oura', {
    oauth: { tokenUrl: `${server.url}/token`, revokeUrl: `${server.url}/revoke` },
  });
  await revokeEndedGrants({
    database: test.database,
    vault: VAULT,
    clock,
    log: createLogger({ level: 'silent', write: () => {}, clock }),
    registry: { configured: new Set(['oura']), get: async () => provider },
    oauth: createOAuthClient(createProviderFetch(egress), clock),
  });
  expect(server.seen.length).toBeGreaterThan(0);
  const grants = await asOwner(db, ownerId, (trx) =>
    trx
      .selectFrom('wearable_grant')
      .select('connection_id')
      .where('connection_id', '=', connectionId)
      .execute(),
  );
  expect(grants).toHaveLength(kept ? 1 : 0);
});
