import { randomUUID } from 'node:crypto';
import { createOperatorClient } from '@svc/server-kit';
import { createTestDatabase, type TestDatabase } from '@svc/store/test';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { connectedWith, VAULT } from '../../test/connected.ts';
import { type LoopbackServer, type ScriptedAnswer, startLoopbackServer } from '../../test/loopback-server.ts';
import { readyProvider } from '../../test/ready-provider.ts';
import { createOAuthClient } from './oauth-client.ts';
import { createProviderFetch } from './provider-fetch.ts';
import { createTokenKeeper } from './token-keeper.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const clock = () => NOW;
const ENDING = { accessToken: 'old', refreshToken: 'kept', expiresAt: NOW, subject: null };
const FRESH: ScriptedAnswer = {
  status: 200,
  json: { access_token: 'new', token_type: 'bearer', expires_in: 86_400 },
};

let test: TestDatabase;
/** The token endpoint of the provider. */
let server: LoopbackServer;
let answers: ScriptedAnswer[];
const egress = createOperatorClient();

beforeAll(async () => {
  test = await createTestDatabase();
  server = await startLoopbackServer(() => answers.shift() ?? FRESH);
});
beforeEach(() => {
  answers = [];
  server.seen.length = 0;
});
afterAll(async () => {
  egress.close();
  await server.close();
  await test.close();
});

/** The keeper of one process; who has to wait for another process says so. */
function keeperOfProcess() {
  return createTokenKeeper({
    database: test.database,
    vault: VAULT,
    oauth: createOAuthClient(createProviderFetch(egress), clock),
    clock,
    newLeaseId: randomUUID,
    delay: () => Promise.reject(new Error('It has to wait.')),
  });
}

it.each<[string, ScriptedAnswer]>([
  ['could not be reached', { status: 503 }],
  ['took us for nobody', { status: 401, json: { error: 'invalid_client' } }],
  ['ended the grant', { status: 400, json: { error: 'invalid_grant' } }],
])('when the provider %s, the next one to ask refreshes at once, in whatever process', async (_, failure) => {
  const name = await connectedWith(test.database, { tokens: ENDING, now: NOW });
  const provider = readyProvider('oura', { oauth: { tokenUrl: `${server.url}/token` } });
  answers = [failure];
  await expect(keeperOfProcess().tokensOf(name, provider)).rejects.toThrow(/could not be asked|grant/);
  const held = await keeperOfProcess().tokensOf(name, provider);
  expect(held).toMatchObject({ generation: 2, tokens: { accessToken: 'new' } });
  expect(server.seen).toHaveLength(2);
});
