import { randomBytes } from 'node:crypto';
import {
  type AgentRunReport,
  type Calibrations,
  createCalibrations,
  type DeveloperJobs,
} from '@svc/developer-api';
import type { ModelPort, ModelUsage } from '@svc/intelligence';
import type { MseJobs } from '@svc/mse-api';
import {
  type ComputePool,
  createComputePool,
  createMetrics,
  createResponseCheck,
  describeError,
  type Logger,
  type Metrics,
  type ResponseCheck,
} from '@svc/server-kit';
import {
  type AddressLimiter,
  type Clock,
  type CredentialCache,
  createAddressLimiter,
  createCredentialCache,
  createLimiter,
  createOrganizationCredentialCache,
  createUsageRecorder,
  type Database,
  type LimitedBy,
  type Limiter,
  loadActiveCalibrations,
  type OrganizationCredential,
  RecordWriter,
  type UsageRecorder,
  type Vault,
} from '@svc/store';
import type { Config } from './config/read-config.ts';
import { createModel } from './model.ts';
import {
  createWearableConnector,
  type WearableConnector,
  createWearableOffers,
  type WearableOffers,
} from '@svc/wearables';

/** Requests without a valid key of one address; beyond, keys not known to be valid are not looked up. */
const UNAUTHENTICATED_LIMIT = { perSecond: 10, burst: 100 };
/** Wrong admin tokens of one address. */
const ADMIN_GUESS_LIMIT = { perSecond: 1, burst: 20 };
/** Requests with publishable keys of one address. */
const BROWSER_CLIENT_LIMIT = { perSecond: 10, burst: 10 };
const PRODUCTION_CHECK_EVERY = 100;
const MARKER_BYTES = 12;
/** Beside this module, built or not. */
const COMPUTE_WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './compute-worker.ts' : './compute-worker.js',
  import.meta.url,
);

/** What the routes work with; one of each in a process. */
export interface Services {
  readonly clock: Clock;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly database: Database;
  readonly credentials: CredentialCache;
  readonly organizations: CredentialCache<OrganizationCredential>;
  readonly vault: Vault;
  readonly writer: RecordWriter;
  readonly limiter: Limiter;
  readonly usage: UsageRecorder;
  readonly unauthenticated: AddressLimiter;
  readonly browserClients: AddressLimiter;
  readonly adminGuesses: AddressLimiter;
  /** Counts a refusal by the limit that made it. */
  readonly onLimited: (limitedBy: LimitedBy) => void;
  readonly calibrations: Calibrations;
  readonly compute: ComputePool<DeveloperJobs & MseJobs>;
  readonly model: ModelPort | null;
  readonly marker: () => string;
  readonly onAgentRun: (run: AgentRunReport) => void;
  readonly onDraft: (run: ModelUsage & { readonly ok: boolean }) => void;
  /** Counts and logs something that failed in the background. */
  readonly complain: (event: string) => (error: unknown) => void;
  readonly checkResponse: ResponseCheck;
  readonly production: boolean;
  /** The public origin that links start with. */
  readonly origin: () => string;
  /** What can be connected, for the API. */
  readonly wearables: WearableOffers;
  /** What talks to device providers. */
  readonly wearableDesk: WearableConnector;
  /** Gives leases back and writes what is counted; the database stays open. */
  close(): Promise<void>;
}

export interface ServicesOptions {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly vault: Vault;
  readonly origin: () => string;
}

export function createServices({ config, database, clock, log, vault, origin }: ServicesOptions): Services {
  const { db } = database;
  const metrics = createMetrics();
  const complain = (event: string) => (error: unknown) => {
    metrics.count('svc_failures_total', { part: event });
    log.error(event, describeError(error));
  };
  const unauthenticated = createAddressLimiter({ clock, ...UNAUTHENTICATED_LIMIT });
  const lookups = { db, clock, listen: database.listen, unauthenticated };
  const credentials = createCredentialCache(lookups);
  const organizations = createOrganizationCredentialCache(lookups);
  const onRun = (product: string, { ok, inputTokens, outputTokens }: ModelUsage & { ok: boolean }) => {
    metrics.count('svc_agent_runs_total', { product, ok: String(ok) });
    metrics.count('svc_model_tokens_total', { direction: 'input' }, inputTokens);
    metrics.count('svc_model_tokens_total', { direction: 'output' }, outputTokens);
  };
  const compute = createComputePool<DeveloperJobs & MseJobs>({
    script: COMPUTE_WORKER,
    onFailure: (failure) => metrics.count('svc_compute_failures_total', { failure }),
  });
  const limiter = createLimiter({
    db,
    clock,
    sandboxKeyDaily: config.sandboxKeyDaily,
    sandboxAccountDaily: config.sandboxAccountDaily,
    onError: complain('limiter_unreachable'),
  });
  const usage = createUsageRecorder({ db, clock, onError: complain('usage_flush_failed') });
  const wearableDesk = createWearableConnector({ config, database, clock, log, metrics, vault, origin });
  return {
    clock,
    log,
    metrics,
    database,
    credentials,
    organizations,
    vault,
    writer: new RecordWriter(db, { scope: 'mse:write' }),
    limiter,
    usage,
    unauthenticated,
    browserClients: createAddressLimiter({ clock, ...BROWSER_CLIENT_LIMIT }),
    adminGuesses: createAddressLimiter({ clock, ...ADMIN_GUESS_LIMIT }),
    onLimited: (by) => metrics.count('svc_limited_total', { by }),
    calibrations: createCalibrations({
      load: () => loadActiveCalibrations(db),
      onError: complain('calibrations_unreadable'),
    }),
    compute,
    model: createModel(config, { clock, metrics }),
    marker: () => randomBytes(MARKER_BYTES).toString('hex'),
    onAgentRun: (run) => onRun(run.product, run),
    onDraft: (run) => onRun('mse', run),
    complain,
    checkResponse: createResponseCheck(config.production ? PRODUCTION_CHECK_EVERY : 1),
    production: config.production,
    origin,
    wearables: createWearableOffers(wearableDesk.registry.configured),
    wearableDesk,
    async close() {
      await compute.close();
      await wearableDesk.close();
      await usage.close();
      await limiter.close();
      await credentials.close();
      await organizations.close();
    },
  };
}
