import { ORGANIZATION_SCOPES, PATIENT_COOKIE } from '@svc/contracts';
import type { Transaction } from 'kysely';
import { createAccount } from './accounts/accounts.ts';
import type { RandomBytes } from './ids/clock.ts';
import { createKey } from './accounts/keys.ts';
import { createOrganizationKey } from './accounts/organization-keys.ts';
import { createOrganization } from './accounts/organizations.ts';
import { createEndpoint } from './deliveries/endpoints.ts';
import { asOwnerWithin, type Db, inTransaction } from './database/tenancy.ts';
import type { Tables } from './database/tables.ts';
import { createPatientSession } from './patients/patient-sessions.ts';
import { insertPatient } from './patients/patients.ts';
import type { Vault } from './vault.ts';

export interface DevelopmentSeed {
  accountId: string;
  secretKey: string;
  liveSecretKey: string;
  publishableKey: string;
  publishableOrigins: string[];
  organizationId: string;
  /** All scopes and no limit. */
  organizationKey: string;
  webhooks: SeededWebhook[];
  /** A patient of the same account, with a session of a year. */
  patient: SeededPatient;
  otherPatient: SeededPatient;
}

export interface SeededPatient {
  id: string;
  /** Name and value of the session cookie. */
  cookie: string;
}

export interface SeededWebhook {
  id: string;
  mode: 'test';
  secret: string;
}

interface SeedOptions {
  readonly now: number;
  readonly random?: RandomBytes;
  readonly origins?: string[];
  /** Signing secret of the test endpoint, and what seals it. */
  readonly webhook: { readonly secret: string; readonly vault: Pick<Vault, 'seal'> };
}

/** Origins of the default address, and of where a bundler's dev server usually listens. */
export const DEVELOPMENT_ORIGINS = [
  'http://127.0.0.1:8787',
  'http://localhost:8787',
  'http://localhost:5173',
];

/** Where a receiver under development usually listens. */
const WEBHOOK_URL = 'http://127.0.0.1:3000/hooks';

/** High enough that a load test exercises the limiter without reaching its limit. */
const PER_SECOND = 1_000_000;

/**
 * A development account and organization with their keys, in an empty database only; null when an account exists. The
 * account has a disabled webhook endpoint for test events: nothing is sent to a port that nobody listens on.
 */
export async function seedDevelopment(
  db: Db,
  { now, random, origins = DEVELOPMENT_ORIGINS, webhook }: SeedOptions,
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
    const keys = await seedKeys(trx, { accountId: account.id, origins, now, random });
    const organization = await createOrganization(trx, { name: 'Development', now, random });
    const organizationKey = await createOrganizationKey(trx, {
      organizationId: organization.id,
      scopes: ORGANIZATION_SCOPES,
      limits: null,
      now,
      random,
    });
    const endpoint = await createEndpoint(trx, {
      ownerId: account.id,
      ownerKind: 'account',
      mode: 'test',
      url: WEBHOOK_URL,
      ...webhook,
      now,
      ...(random === undefined ? {} : { random }),
    });
    await trx
      .updateTable('webhook_endpoint')
      .set({ enabled: false, disabled_reason: 'not_set_up', disabled_at: new Date(now) })
      .where('id', '=', endpoint.id)
      .execute();
    const makePatient = () => seedPatient(trx, { ownerId: account.id, now, random });
    return {
      accountId: account.id,
      ...keys,
      organizationId: organization.id,
      organizationKey: organizationKey.key,
      webhooks: [{ id: endpoint.id, mode: 'test', secret: webhook.secret }],
      patient: await makePatient(),
      otherPatient: await makePatient(),
    };
  });
}

interface SeededKeys {
  readonly accountId: string;
  readonly origins: string[];
  readonly now: number;
  readonly random: RandomBytes | undefined;
}

async function seedKeys(trx: Transaction<Tables>, { origins, ...shared }: SeededKeys) {
  const secret = { ...shared, kind: 'secret' } as const;
  const test = await createKey(trx, { ...secret, name: 'Server, test', mode: 'test' });
  const live = await createKey(trx, { ...secret, name: 'Server, live', mode: 'live' });
  const browser = { ...shared, name: 'Browser, live', kind: 'publishable', mode: 'live', origins } as const;
  const publishable = await createKey(trx, browser);
  return {
    secretKey: test.key,
    liveSecretKey: live.key,
    publishableKey: publishable.key,
    publishableOrigins: publishable.record.origins,
  };
}

const YEAR_SECONDS = 365 * 24 * 3600;

async function seedPatient(
  trx: Transaction<Tables>,
  { ownerId, now, random }: { ownerId: string; now: number; random: RandomBytes | undefined },
): Promise<SeededPatient> {
  const patient = await asOwnerWithin(trx, ownerId, () => insertPatient(trx, { ownerId, now, random }));
  const lasting = { lifetimeSeconds: YEAR_SECONDS, idleSeconds: YEAR_SECONDS };
  const { token } = await createPatientSession(trx, { patient, now, random, ...lasting });
  return { id: patient.id, cookie: `${PATIENT_COOKIE}=${token}` };
}
