import { expect, it } from 'vitest';
import { getAccount } from './accounts/accounts.ts';
import { createCredentialCache } from './credentials/credential-cache.ts';
import { listKeys } from './accounts/read-keys.ts';
import { getEndpoint, readEndpointSecrets } from './deliveries/endpoints.ts';
import { openSecrets } from './deliveries/endpoint-secrets.ts';
import { seedDevelopment } from './seed.ts';
import { createTestDatabase } from '../test/index.ts';
import { createVault } from './vault.ts';

const NOW = Date.UTC(2026, 10, 20);
const VAULT = createVault(['a secret of the deployment under test']);
const SECRET = 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=';
const OPTIONS = { now: NOW, webhook: { secret: SECRET, vault: VAULT } };

it.each(['postgres', 'embedded'] as const)('seeds an empty database once, %s', async (kind) => {
  const test = await createTestDatabase(kind);
  const { db } = test.database;
  const outcomes = await Promise.all([1, 2, 3].map(() => seedDevelopment(db, OPTIONS)));
  const [seed, ...others] = outcomes.filter((outcome) => outcome !== null);
  if (!seed) throw new Error('Nothing was seeded.');
  expect(others).toEqual([]);
  expect(await seedDevelopment(db, OPTIONS)).toBeNull();

  expect(await getAccount(db, seed.accountId)).toMatchObject({
    plan: 'enterprise',
    productionApproved: true,
  });
  expect(await listKeys(db)).toHaveLength(3);
  const cache = createCredentialCache({ db, clock: () => NOW, pollEveryMs: 0 });
  const limits = { sustainedPerSecond: 1_000_000, burstPerSecond: 1_000_000 };
  expect(await cache.lookup(seed.secretKey)).toMatchObject({
    kind: 'secret',
    mode: 'test',
    accountId: seed.accountId,
  });
  expect(await cache.lookup(seed.liveSecretKey)).toMatchObject({ kind: 'secret', mode: 'live', limits });
  expect(await cache.lookup(seed.publishableKey)).toMatchObject({
    kind: 'publishable',
    mode: 'live',
    limits,
    origins: new Set(['http://127.0.0.1:8787', 'http://localhost:8787', 'http://localhost:5173']),
  });
  const [webhook] = seed.webhooks;
  expect(webhook).toMatchObject({ mode: 'test', secret: SECRET });
  const id = webhook?.id ?? '';
  expect(await getEndpoint(db, id)).toMatchObject({
    ownerId: seed.accountId,
    mode: 'test',
    url: 'http://127.0.0.1:3000/hooks',
    enabled: false,
    disabledReason: 'not_set_up',
  });
  const sealed = await readEndpointSecrets(db, id);
  expect(sealed && openSecrets(VAULT, sealed, NOW)).toEqual([SECRET]);
  await test.close();
});
