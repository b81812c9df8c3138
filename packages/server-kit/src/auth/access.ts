import {
  type AddressLimiter,
  type Clock,
  type CredentialCache,
  createAddressLimiter,
  createCredentialCache,
  createLimiter,
  createOrganizationCredentialCache,
  createRequestRecorder,
  createUsageRecorder,
  type Database,
  type LimitedBy,
  type Limiter,
  type OrganizationCredential,
  type RequestRecorder,
  type UsageRecorder,
} from '@svc/store';

/** Requests of one address without a valid key; beyond these, keys not known to be valid are not looked up. */
const UNAUTHENTICATED_LIMIT = { perSecond: 10, burst: 100 };
/** Requests of one address with publishable keys. */
const BROWSER_CLIENT_LIMIT = { perSecond: 10, burst: 10 };

/** Requests of one address for what is open to everybody: pages, their files, documents. */
const OPEN_PATH_LIMIT = { perSecond: 100, burst: 1_000 };

/** Decides who gets in and how often, and counts those who did; one per process. */
export interface Access {
  readonly credentials: CredentialCache;
  readonly organizations: CredentialCache<OrganizationCredential>;
  readonly limiter: Limiter;
  /** Requests without a valid key, per address. */
  readonly unauthenticated: AddressLimiter;
  /** Requests with a publishable key, per address. */
  readonly browserClients: AddressLimiter;
  /** Requests for what is open to everybody, per address. */
  readonly openPaths: AddressLimiter;
  /** Told which limit refused a request. */
  readonly onLimited: (limitedBy: LimitedBy) => void;
  readonly usage: UsageRecorder;
  /** Writes down what was called. */
  readonly requests: RequestRecorder;
  /** Gives leases back and flushes the usage counts and the log of requests. */
  close(): Promise<void>;
}

export interface AccessOptions {
  readonly database: Pick<Database, 'db'> & Partial<Pick<Database, 'listen'>>;
  readonly clock: Clock;
  readonly sandboxKeyDaily: number;
  readonly sandboxAccountDaily: number;
  readonly onLimited: (limitedBy: LimitedBy) => void;
  /** Told how many requests have no line in the log, because the database did not take them in time. */
  readonly onUnlogged?: (requests: number) => void;
  /** Told of what failed in the background. */
  readonly onError: (
    part: 'limiter_unreachable' | 'usage_flush_failed' | 'request_log_flush_failed',
  ) => (error: unknown) => void;
  /** False: nothing happens on timers or database notifications, only on `refresh()` and `flush()`. */
  readonly timers?: boolean;
}

export function openAccess({
  database: { db, listen },
  clock,
  sandboxKeyDaily,
  sandboxAccountDaily,
  onLimited,
  onUnlogged,
  onError,
  timers = true,
}: AccessOptions): Access {
  const unauthenticated = createAddressLimiter({ clock, ...UNAUTHENTICATED_LIMIT });
  const lookups = { db, clock, unauthenticated, ...(timers ? { listen } : { pollEveryMs: 0 }) };
  const credentials = createCredentialCache(lookups);
  const organizations = createOrganizationCredentialCache(lookups);
  const limiter = createLimiter({
    db,
    clock,
    sandboxKeyDaily,
    sandboxAccountDaily,
    onError: onError('limiter_unreachable'),
  });
  const usage = createUsageRecorder({
    db,
    clock,
    onError: onError('usage_flush_failed'),
    ...(timers ? {} : { flushEveryMs: 0 }),
  });
  const requests = createRequestRecorder({
    db,
    clock,
    onError: onError('request_log_flush_failed'),
    ...(onUnlogged === undefined ? {} : { onDropped: onUnlogged }),
    ...(timers ? {} : { flushEveryMs: 0 }),
  });
  return {
    credentials,
    organizations,
    limiter,
    unauthenticated,
    browserClients: createAddressLimiter({ clock, ...BROWSER_CLIENT_LIMIT }),
    openPaths: createAddressLimiter({ clock, ...OPEN_PATH_LIMIT }),
    onLimited,
    usage,
    requests,
    async close() {
      await usage.close();
      await requests.close();
      await limiter.close();
      await credentials.close();
      await organizations.close();
    },
  };
}
