import { randomBytes } from 'node:crypto';
import {
  type AgentRunReport,
  type Calibrations,
  createCalibrations,
  type DeveloperJobs,
} from '@svc/developer-api';
import type { ModelPort, ModelUsage } from '@svc/intelligence';
import { type MseJobs, RecordWriter } from '@svc/mse-api';
import {
  type Access,
  type ComputePool,
  createComputePool,
  createMetrics,
  createResponseCheck,
  describeError,
  type Logger,
  type Metrics,
  openAccess,
  type ResponseCheck,
} from '@svc/server-kit';
import {
  type AddressLimiter,
  type Clock,
  createAddressLimiter,
  type Database,
  loadActiveCalibrations,
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

/** Wrong admin tokens of one address. */
const ADMIN_GUESS_LIMIT = { perSecond: 1, burst: 20 };
const PRODUCTION_CHECK_EVERY = 100;
const MARKER_BYTES = 12;
/** Beside this module, built or not. */
const COMPUTE_WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './compute-worker.ts' : './compute-worker.js',
  import.meta.url,
);

/** What the routes work with; one of each in a process. */
export interface Services extends Access {
  readonly clock: Clock;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly database: Database;
  readonly vault: Vault;
  readonly writer: RecordWriter;
  readonly adminGuesses: AddressLimiter;
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
  readonly wearableConnector: WearableConnector;
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
  const access = openAccess({
    database,
    clock,
    sandboxKeyDaily: config.sandboxKeyDaily,
    sandboxAccountDaily: config.sandboxAccountDaily,
    onLimited: (by) => metrics.count('svc_limited_total', { by }),
    onError: complain,
  });
  const onRun = (product: string, { ok, inputTokens, outputTokens }: ModelUsage & { ok: boolean }) => {
    metrics.count('svc_agent_runs_total', { product, ok: String(ok) });
    metrics.count('svc_model_tokens_total', { direction: 'input' }, inputTokens);
    metrics.count('svc_model_tokens_total', { direction: 'output' }, outputTokens);
  };
  const compute = createComputePool<DeveloperJobs & MseJobs>({
    script: COMPUTE_WORKER,
    onFailure: (failure) => metrics.count('svc_compute_failures_total', { failure }),
  });
  const wearableConnector = createWearableConnector({ config, database, clock, log, metrics, vault, origin });
  return {
    ...access,
    clock,
    log,
    metrics,
    database,
    vault,
    writer: new RecordWriter(db, { scope: 'mse:write' }),
    adminGuesses: createAddressLimiter({ clock, ...ADMIN_GUESS_LIMIT }),
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
    wearables: createWearableOffers(wearableConnector.registry.configured),
    wearableConnector,
    async close() {
      await compute.close();
      await wearableConnector.close();
      await access.close();
    },
  };
}
