import { randomBytes } from 'node:crypto';
import {
  type AgentRunReport,
  type Calibrations,
  createCalibrations,
  type DeveloperJobs,
} from '@svc/developer-api';
import type { ModelPort, ModelUsage } from '@svc/intelligence';
import { type MseJobs, RecordWriter } from '@svc/mse-api';
import { PICTURE_LIMITS, type RetinaJobs } from '@svc/retina-api';
import {
  type Access,
  type BlobStore,
  type ComputePool,
  createComputePool,
  createGuardedClient,
  createMetrics,
  createResponseCheck,
  describeError,
  type Logger,
  type Metrics,
  openAccess,
  openBlobStore,
  type EgressClient,
  type ResponseCheck,
} from '@svc/server-kit';
import {
  type AddressLimiter,
  type Clock,
  createAddressLimiter,
  type Database,
  findPatientSession,
  findPersonSession,
  loadActiveCalibrations,
  type PatientSession,
  type PersonSession,
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

/** Wrong admin tokens from one address. */
const ADMIN_GUESS_LIMIT = { perSecond: 1, burst: 20 };
const PRODUCTION_CHECK_EVERY = 100;
const MARKER_BYTES = 12;
/** Requests of one patient; a capture is a handful. */
const PATIENT_LIMIT = { perSecond: 20, burst: 200 };
/** Requests of one person of the console; a screen asks for a handful at once. */
const PERSON_LIMIT = { perSecond: 20, burst: 400 };
/** A worker beside this module, built or not. */
const workerAt = (name: string) =>
  new URL(`./${name}.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url);
/** Settings of a worker process that decodes and measures pictures. */
const RETINA_WORKER = {
  isolation: 'process',
  memoryLimitMb: 290,
  quick: ['sanitize', 'readIngest'],
} as const;
const PICTURE_TIME_LIMIT_MS = 20_000;

/** What the routes work with; one of each per process. */
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
  /** Decodes and measures pictures, in separate processes. */
  readonly retina: ComputePool<RetinaJobs>;
  readonly blobs: BlobStore;
  /** Fetches from addresses that callers give. */
  readonly imageClient: EgressClient;
  /** Origins set by the operator under which a patient may name a picture. */
  readonly imageOrigins: readonly string[];
  /** Shortest side of a picture, in pixels. */
  readonly leastPictureSide: number;
  readonly findSession: (token: string) => Promise<PatientSession | null>;
  /** Requests per patient. */
  readonly patients: AddressLimiter;
  readonly findPerson: (token: string) => Promise<PersonSession | null>;
  /** Requests per person of the console. */
  readonly people: AddressLimiter;
  readonly onAnalysisFailure: (error: unknown) => void;
  readonly model: ModelPort | null;
  readonly marker: () => string;
  readonly onAgentRun: (run: AgentRunReport) => void;
  /** Called with an internal error behind a tool of an AI client. */
  readonly onToolFailure: (error: unknown) => void;
  readonly onDraft: (run: ModelUsage & { readonly ok: boolean }) => void;
  /** Counts and logs something that failed in the background. */
  readonly complain: (event: string) => (error: unknown) => void;
  readonly checkResponse: ResponseCheck;
  readonly production: boolean;
  /** The public origin that links start with. */
  readonly origin: () => string;
  /** Which providers can be connected, for the API. */
  readonly wearables: WearableOffers;
  /** What talks to device providers. */
  readonly wearableConnector: WearableConnector;
  /** Gives leases back and flushes the usage counts and the log of requests; the database stays open. */
  close(): Promise<void>;
}

export interface ServicesOptions {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly vault: Vault;
  readonly origin: () => string;
  readonly patienceMs?: number;
}

type Complain = Services['complain'];

export function createServices(options: ServicesOptions): Services {
  const { config, database, clock, log, vault, origin } = options;
  const metrics = createMetrics();
  const complain: Complain = (event) => (error) => {
    metrics.count('svc_failures_total', { part: event });
    log.error(event, describeError(error));
  };
  const access = openAccess({
    database,
    clock,
    sandboxKeyDaily: config.sandboxKeyDaily,
    sandboxAccountDaily: config.sandboxAccountDaily,
    onLimited: (by) => metrics.count('svc_limited_total', { by }),
    onUnlogged: (requests) => metrics.count('svc_requests_unlogged_total', {}, requests),
    onError: complain,
  });
  const pools = openPools(metrics, options);
  const pictures = openPictures(options, complain);
  const wearableConnector = createWearableConnector({ config, database, clock, log, metrics, vault, origin });
  return {
    ...access,
    ...recordParts(options, complain),
    ...pools,
    ...pictures,
    ...agentParts(options, metrics, complain),
    ...consoleParts(options),
    clock,
    log,
    metrics,
    database,
    vault,
    adminGuesses: createAddressLimiter({ clock, ...ADMIN_GUESS_LIMIT }),
    complain,
    checkResponse: createResponseCheck(config.production ? PRODUCTION_CHECK_EVERY : 1),
    production: config.production,
    origin,
    wearables: createWearableOffers(wearableConnector.registry.configured),
    wearableConnector,
    async close() {
      await pools.compute.close();
      await pools.retina.close();
      pictures.imageClient.close();
      pictures.blobs.close();
      await wearableConnector.close();
      await access.close();
    },
  };
}

/** Workers for computations that would hold up the event loop. */
function openPools(
  metrics: Metrics,
  { patienceMs = PICTURE_TIME_LIMIT_MS }: ServicesOptions,
): Pick<Services, 'compute' | 'retina'> {
  const onFailure = (failure: string) => metrics.count('svc_compute_failures_total', { failure });
  return {
    compute: createComputePool<DeveloperJobs & MseJobs>({ script: workerAt('compute-worker'), onFailure }),
    retina: createComputePool<RetinaJobs>({
      ...RETINA_WORKER,
      timeLimitMs: patienceMs,
      script: workerAt('retina-worker'),
      onFailure,
    }),
  };
}

/** Retina pictures: where they are stored, where they come from, and the limit of the patients who send them. */
function openPictures({ config, database: { db }, clock }: ServicesOptions, complain: Complain) {
  return {
    blobs: openBlobStore(config.blobs),
    imageClient: createGuardedClient({ production: config.production, allow: config.egressAllow }),
    imageOrigins: config.imageOrigins,
    leastPictureSide: PICTURE_LIMITS.leastSide,
    findSession: (token: string) => findPatientSession(db, { token, now: clock() }),
    patients: createAddressLimiter({ clock, ...PATIENT_LIMIT, groupOf: (patientId) => patientId }),
    onAnalysisFailure: complain('retina_analysis_failed'),
  };
}

/** Who is signed in to the console, and the limit of each. */
function consoleParts({ database: { db }, clock }: ServicesOptions): Pick<Services, 'findPerson' | 'people'> {
  return {
    findPerson: (token) => findPersonSession(db, { token, now: clock() }),
    people: createAddressLimiter({ clock, ...PERSON_LIMIT, groupOf: (personId) => personId }),
  };
}

/** What writes exam records, and the parameters that analyses run with. */
function recordParts({ database: { db } }: ServicesOptions, complain: Complain) {
  return {
    writer: new RecordWriter(db, { scope: 'mse:write' }),
    calibrations: createCalibrations({
      load: () => loadActiveCalibrations(db),
      onError: complain('calibrations_unreadable'),
    }),
  };
}

/** The model behind the agents, and the counters of its runs. */
function agentParts(
  { config, clock }: ServicesOptions,
  metrics: Metrics,
  complain: Complain,
): Pick<Services, 'model' | 'marker' | 'onAgentRun' | 'onToolFailure' | 'onDraft'> {
  const onRun = (product: string, { ok, inputTokens, outputTokens }: ModelUsage & { ok: boolean }) => {
    metrics.count('svc_agent_runs_total', { product, ok: String(ok) });
    metrics.count('svc_model_tokens_total', { direction: 'input' }, inputTokens);
    metrics.count('svc_model_tokens_total', { direction: 'output' }, outputTokens);
  };
  return {
    model: createModel(config, { clock, metrics }),
    marker: () => randomBytes(MARKER_BYTES).toString('hex'),
    onAgentRun: (run) => onRun(run.product, run),
    onToolFailure: complain('mcp_tool_failed'),
    onDraft: (run) => onRun('mse', run),
  };
}
