import type { Kysely } from 'kysely';
import type { Clock } from '../ids/clock.ts';
import { type LimitDecision, unlimited } from './decision.ts';
import { LeasedBuckets } from './leased-buckets.ts';
import { SandboxQuota } from './sandbox-quota.ts';
import type { Credential } from '../accounts/read-credential.ts';
import type { OrganizationCredential } from '../accounts/read-organization-credential.ts';
import type { Tables } from '../database/tables.ts';

export { addressGroup } from './address-group.ts';
export {
  type AddressLimiter,
  type AddressLimiterOptions,
  createAddressLimiter,
} from './address-limiter.ts';
export type { LimitDecision, LimitedBy } from './decision.ts';

export interface LimiterOptions {
  db: Kysely<Tables>;
  clock: Clock;
  /** Requests of one test key per UTC day; 100 when not given. */
  sandboxKeyDaily?: number;
  /** Requests of all test keys of an account per UTC day; 500 when not given. */
  sandboxAccountDaily?: number;
  /** Most keys remembered. */
  maxKeys?: number;
  /** Called with a database error despite which a live key was let through. */
  onError?: (error: unknown) => void;
}

export interface Limiter {
  /** Charges one request. Rejects for a test key when the database is down; a live key is let through then. */
  take(credential: Credential | OrganizationCredential): LimitDecision | Promise<LimitDecision>;
  /** Gives unspent leases back. */
  close(): Promise<void>;
}

export function createLimiter(options: LimiterOptions): Limiter {
  const { db, clock, maxKeys = 10_000, onError = () => {} } = options;
  const { sandboxKeyDaily: keyDaily = 100, sandboxAccountDaily: accountDaily = 500 } = options;
  const sandbox = new SandboxQuota({ db, clock, keyDaily, accountDaily, maxKeys });
  const buckets = new LeasedBuckets({ db, clock, maxKeys, onError });
  return {
    take(credential) {
      if ('mode' in credential && credential.mode === 'test') return sandbox.take(credential);
      return credential.limits ? buckets.take(credential, credential.limits) : unlimited(clock());
    },
    close: () => buckets.close(),
  };
}
