import type { KeyKind, KeyMode, Plan } from '@svc/contracts';
import type { ModelPort } from '@svc/intelligence';
import { builtinModel } from '@svc/intelligence';
import { createResponseCheck, type Server } from '@svc/server-kit';
import { createTestServer } from '@svc/server-kit/test';
import {
  createAccount,
  createKey,
  createVault,
  type CredentialCache,
  type Database,
  type Limiter,
  loadActiveCalibrations,
  type RequestRecorder,
  type UsageRecorder,
} from '@svc/store';
import { createTestDatabase, type TestDatabase } from '@svc/store/test';
import type { LightMyRequestResponse } from 'fastify';
import { buildCdsApi } from '../src/cds-hooks/cds-api.ts';
import { createCalibrations } from '../src/calibrations.ts';
import { buildDeveloperApi } from '../src/developer-api.ts';
import type { DeveloperJobs } from '../src/jobs.ts';
import { buildMcpApi } from '../src/mcp/mcp-api.ts';
import { createWearableOffers } from '@svc/wearables';

/** Noon of a day in UTC. */
export const START = Date.UTC(2026, 10, 21, 12);
export const ORIGIN = 'https://app.example.org';
/** High enough that a test meets it only when it means to. */
const PLENTY = 1000;

interface KeySpec {
  kind?: KeyKind;
  mode?: KeyMode;
  plan?: Plan;
  productionApproved?: boolean;
  origins?: string[];
  /** Requests per second of an enterprise account. */
  perSecond?: number;
  /** The account the key belongs to; a new one when not given. */
  accountId?: string;
}

export interface MadeKey {
  key: string;
  keyId: string;
  accountId: string;
}

/** The developer API on a database of its own, with a clock that only tests move. */
export interface Harness {
  readonly server: Server;
  readonly database: Database;
  readonly credentials: CredentialCache;
  readonly limiter: Limiter;
  readonly usage: UsageRecorder;
  readonly requests: RequestRecorder;
  readonly logLines: string[];
  /** What tools said failed inside. */
  readonly failures: unknown[];
  now: number;
  model: ModelPort | null;
  makeKey(spec?: KeySpec): Promise<MadeKey>;
  post(
    path: string,
    key: string | null,
    body: unknown,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  get(path: string, key: string | null, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  ping(key: string | null, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

export interface HarnessOptions {
  sandboxKeyDaily?: number;
  sandboxAccountDaily?: number;
  database?: 'embedded' | 'postgres';
  /** Another's database, which stays open; one of its own when not given. */
  on?: TestDatabase;
}

export async function openHarness(options: HarnessOptions = {}): Promise<Harness> {
  const test = options.on ?? (await createTestDatabase(options.database ?? 'postgres'));
  const { database } = test;
  const { db } = database;
  const clock = () => harness.now;
  const logLines: string[] = [];
  const parts = createTestServer<DeveloperJobs>({
    database,
    clock,
    logLines,
    worker: new URL('./compute-worker.ts', import.meta.url),
    ...quota(options),
  });
  const { server, credentials, limiter, usage, requests } = parts;
  const deps = {
    ...parts,
    clock,
    database,
    calibrations: createCalibrations({ load: () => loadActiveCalibrations(db), onError: () => {} }),
    get model() {
      return harness.model;
    },
    marker: () => 'marker',
    onAgentRun: () => {},
    checkResponse: createResponseCheck(1),
    vault: createVault(['a secret of the tests, 32 bytes or more']),
    wearables: createWearableOffers(new Set(['demo', 'oura', 'whoop'])),
    onToolFailure: (error: unknown) => void harness.failures.push(error),
  };
  server.mount(buildDeveloperApi(deps), '/api');
  server.mount(buildMcpApi(deps));
  server.mount(buildCdsApi(deps));

  const harness: Harness = {
    server,
    database,
    credentials,
    limiter,
    usage,
    requests,
    logLines,
    failures: [],
    now: START,
    model: builtinModel,
    makeKey: (spec = {}) => makeKey(database, harness.now, spec),
    post: (path, key, body, headers = {}) =>
      server.app.inject({
        method: 'POST',
        url: `/api${path}`,
        headers: { ...bearer(key), 'content-type': 'application/json', ...headers },
        payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
      }),
    get: (path, key, headers = {}) =>
      server.app.inject({ url: `/api${path}`, headers: { ...bearer(key), ...headers } }),
    ping: (key, headers) => harness.get('/v1/ping', key, headers),
    async close() {
      await parts.close();
      if (options.on === undefined) await test.close();
    },
  };
  await server.app.ready();
  return harness;
}

function quota({ sandboxKeyDaily = PLENTY, sandboxAccountDaily = 5 * PLENTY }: HarnessOptions) {
  return { sandboxKeyDaily, sandboxAccountDaily };
}

function bearer(key: string | null): Record<string, string> {
  return key === null ? {} : { authorization: `Bearer ${key}` };
}

async function makeKey({ db }: Database, now: number, spec: KeySpec): Promise<MadeKey> {
  const {
    kind = 'secret',
    mode = 'live',
    plan = 'enterprise',
    productionApproved = true,
    perSecond = PLENTY,
  } = spec;
  const limits = plan === 'enterprise' ? { sustainedPerSecond: perSecond, burstPerSecond: perSecond } : {};
  const accountId =
    spec.accountId ??
    (await createAccount(db, { name: 'Test', plan, productionApproved, ...limits, now })).id;
  const origins = kind === 'publishable' ? { origins: spec.origins ?? [ORIGIN] } : {};
  const { key, record } = await createKey(db, { accountId, kind, mode, ...origins, now });
  return { key, keyId: record.id, accountId };
}
