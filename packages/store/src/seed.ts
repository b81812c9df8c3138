import { ORGANIZATION_SCOPES } from '@svc/contracts';
import { createAccount } from './accounts.ts';
import type { RandomBytes } from './clock.ts';
import { createKey } from './keys.ts';
import { createOrganizationKey } from './organization-keys.ts';
import { createOrganization } from './organizations.ts';
import { type Db, inTransaction } from './tenancy.ts';

export interface DevelopmentSeed {
  accountId: string;
  secretKey: string;
  liveSecretKey: string;
  publishableKey: string;
  publishableOrigins: string[];
  organizationId: string;
  /** All scopes and no limit. */
  organizationKey: string;
}

const DEVELOPMENT_ORIGINS = ['http://127.0.0.1:8787', 'http://localhost:8787', 'http://localhost:5173'];

/** High enough that a load test runs the limiter without meeting it. */
const PER_SECOND = 1_000_000;

/** A development account and organization with their keys, in an empty database only; null when an account exists. */
export async function seedDevelopment(
  db: Db,
  { now, random, origins = DEVELOPMENT_ORIGINS }: { now: number; random?: RandomBytes; origins?: string[] },
): Promise<DevelopmentSeed | null> {
  return inTransaction(db, async (trx) => {
    // Two processes that start together must not both find it empty.
    await trx.selectFrom('auth_revision').select('revision').forUpdate().execute();
    if (await trx.selectFrom('account').select('id').limit(1).executeTakeFirst()) return null;
    const account = await createAccount(trx, {
      name: 'Development',
      plan: 'enterprise',
      productionApproved: true,
      sustainedPerSecond: PER_SECOND,
      burstPerSecond: PER_SECOND,
      now,
      random,
    });
    const shared = { accountId: account.id, now, random };
    const secret = await createKey(trx, { ...shared, kind: 'secret', mode: 'test' });
    const liveSecret = await createKey(trx, { ...shared, kind: 'secret', mode: 'live' });
    const publishable = await createKey(trx, { ...shared, kind: 'publishable', mode: 'live', origins });
    const organization = await createOrganization(trx, { name: 'Development', now, random });
    const organizationKey = await createOrganizationKey(trx, {
      organizationId: organization.id,
      scopes: ORGANIZATION_SCOPES,
      limits: null,
      now,
      random,
    });
    return {
      accountId: account.id,
      secretKey: secret.key,
      liveSecretKey: liveSecret.key,
      publishableKey: publishable.key,
      publishableOrigins: publishable.record.origins,
      organizationId: organization.id,
      organizationKey: organizationKey.key,
    };
  });
}
