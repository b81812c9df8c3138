import { type KeyKind, type KeyMode, ORGANIZATION_SCOPES, type OrganizationScope } from '@svc/contracts';
import { builtinModel, type ModelPort } from '@svc/intelligence';
import {
  adminGuard,
  createComputePool,
  createLogger,
  createMetrics,
  createResponseCheck,
  createServer,
  developerGuard,
  type Metrics,
  organizationGuard,
  publicGuard,
  type Server,
} from '@svc/server-kit';
import {
  type Clock,
  createAccount,
  createAddressLimiter,
  createCredentialCache,
  createKey,
  createLimiter,
  createOrganization,
  createOrganizationCredentialCache,
  createOrganizationKey,
  createUsageRecorder,
  type CredentialCache,
  type Database,
  type Limiter,
  type OrganizationCredential,
  type RateLimits,
  type Tables,
  RecordWriter,
} from '@svc/store';
import { createTestDatabase } from '@svc/store/testing';
import type { LightMyRequestResponse } from 'fastify';
import { auditDenials } from '../denials.ts';
import type { MseJobs } from '../jobs.ts';
import { buildMseApi, mseFamily } from '../mse-api.ts';

/** Noon of a day in UTC. */
export const START = Date.UTC(2026, 10, 21, 12);
export const START_TEXT = '2026-11-21T12:00:00.000Z';

export interface MadeKey {
  readonly key: string;
  readonly keyId: string;
  readonly organizationId: string;
}

interface KeySpec {
  /** A new organization when not given. */
  readonly organizationId?: string;
  /** All when not given. */
  readonly scopes?: readonly OrganizationScope[];
  /** None when not given. */
  readonly limits?: RateLimits;
}

export interface Call {
  readonly method?: string;
  /** Below `/api`. */
  readonly path: string;
  readonly key?: string | null;
  /** Text and bytes are sent as they are, anything else as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One process that serves the record API. */
export interface Process {
  readonly server: Server;
  readonly organizations: CredentialCache<OrganizationCredential>;
  readonly limiter: Limiter;
  readonly metrics: Metrics;
  call(call: Call): Promise<LightMyRequestResponse>;
  get(path: string, key: string | null, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  post(
    path: string,
    key: string | null,
    body: unknown,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  patch(
    path: string,
    key: string | null,
    body: unknown,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
}

/** The record API on a database of its own, with a clock that only tests move. */
export interface Harness extends Process {
  readonly database: Database;
  readonly logLines: string[];
  now: number;
  /** Another process on the same database; real PostgreSQL only. */
  second(): Promise<Process>;
  makeOrganization(): Promise<string>;
  makeKey(spec?: KeySpec): Promise<MadeKey>;
  /** A key of the developer API, with a paid and approved account. */
  makeDeveloperKey(spec?: { kind?: KeyKind; mode?: KeyMode }): Promise<string>;
  /** Rows of every table a write touches. */
  countRows(): Promise<Record<string, number>>;
  close(): Promise<void>;
}

export interface HarnessOptions {
  readonly database?: 'embedded' | 'postgres';
  /** Official C-SSRS wording by question. */
  readonly cssrsTexts?: Readonly<Record<string, string>>;
  /** What words a draft; the builtin model when not given, null for none. */
  readonly model?: ModelPort | null;
}

interface Parts {
  readonly database: Database;
  readonly clock: Clock;
  readonly logLines: string[];
  readonly cssrsTexts: Readonly<Record<string, string>> | undefined;
  readonly model: ModelPort | null;
}

/** Tables that a refused request leaves as they are. */
const WRITTEN = [
  'mse_head',
  'mse_version',
  'mse_content',
  'mse_signature',
  'mse_safety_event',
  'mse_link',
  'event',
  'idempotent_answer',
] as const satisfies readonly (keyof Tables)[];

export async function openHarness({
  database: kind = 'embedded',
  cssrsTexts,
  model = builtinModel,
}: HarnessOptions = {}): Promise<Harness> {
  const test = await createTestDatabase(kind);
  const { database } = test;
  const { db } = database;
  const clock = () => harness.now;
  const logLines: string[] = [];
  const open = (on: Database) => openProcess({ database: on, clock, logLines, cssrsTexts, model });
  const first = await open(database);
  const opened = [first];

  const makeOrganization = async () =>
    (await createOrganization(db, { name: 'Clinic', now: harness.now })).id;
  const harness: Harness = {
    ...first.process,
    database,
    logLines,
    now: START,
    async second() {
      const other = await open(await test.reopen());
      opened.push(other);
      return other.process;
    },
    makeOrganization,
    async makeKey({ organizationId, scopes = ORGANIZATION_SCOPES, limits } = {}) {
      const owner = organizationId ?? (await makeOrganization());
      const { key, record } = await createOrganizationKey(db, {
        organizationId: owner,
        scopes,
        limits: limits ?? null,
        now: harness.now,
      });
      return { key, keyId: record.id, organizationId: owner };
    },
    async makeDeveloperKey({ kind: keyKind = 'secret', mode = 'live' } = {}) {
      const { now } = harness;
      const account = await createAccount(db, {
        name: 'Developer',
        plan: 'enterprise',
        productionApproved: true,
        sustainedPerSecond: 1000,
        burstPerSecond: 1000,
        now,
      });
      const origins = keyKind === 'publishable' ? { origins: ['https://app.example.org'] } : {};
      return (await createKey(db, { accountId: account.id, kind: keyKind, mode, ...origins, now })).key;
    },
    async countRows() {
      const row = await db
        .selectNoFrom((eb) =>
          WRITTEN.map((table) => eb.selectFrom(table).select(eb.fn.countAll().as('rows')).as(table)),
        )
        .executeTakeFirstOrThrow();
      return Object.fromEntries(WRITTEN.map((table) => [table, Number(row[table])]));
    },
    async close() {
      for (const each of opened) await each.close();
      await test.close();
    },
  };
  return harness;
}

async function openProcess({ database, clock, logLines, cssrsTexts, model }: Parts) {
  const { db } = database;
  const credentials = createCredentialCache({ db, clock, pollEveryMs: 0 });
  const organizations = createOrganizationCredentialCache({ db, clock, pollEveryMs: 0 });
  const limiter = createLimiter({ db, clock, sandboxKeyDaily: 1000, sandboxAccountDaily: 1000 });
  const usage = createUsageRecorder({ db, clock, flushEveryMs: 0 });
  const unauthenticated = createAddressLimiter({ clock, perSecond: 10, burst: 100 });
  const browserClients = createAddressLimiter({ clock, perSecond: 10, burst: 10 });
  const metrics = createMetrics();
  const compute = createComputePool<MseJobs>({
    script: new URL('./compute-worker.ts', import.meta.url),
    // A worker that runs the sources starts slowly, all the more on a busy machine.
    timeLimitMs: 60_000,
  });
  const developer = developerGuard({ credentials, limiter, unauthenticated, browserClients });
  const onDenied = auditDenials({ database, clock });
  const organization = (scope: OrganizationScope) =>
    organizationGuard({ organizations, limiter, unauthenticated, onDenied }, scope);
  const server = createServer({
    clock,
    log: createLogger({ level: 'debug', write: (line) => void logLines.push(line), clock }),
    metrics,
    origin: () => 'https://api.example.org',
    families: [mseFamily('/api')],
    guards: {
      secret: developer,
      secretOrPublishable: developer,
      'org(mse:read)': organization('mse:read'),
      'org(mse:write)': organization('mse:write'),
      'org(mse:sign)': organization('mse:sign'),
      admin: adminGuard(null, unauthenticated),
      public: publicGuard,
    },
    unauthenticated,
    usage,
  });
  const api = buildMseApi({
    clock,
    database,
    writer: new RecordWriter(database.db, { scope: 'mse:write' }),
    checkResponse: createResponseCheck(1),
    compute,
    model,
    marker: () => 'marker',
    onDraft: () => {},
    cssrsTexts,
  });
  server.app.register(api, { prefix: '/api' });
  await server.app.ready();
  const call = ({ method = 'GET', path, key = null, body, headers = {} }: Call) =>
    server.app.inject({
      method: method as 'GET',
      url: `/api${path}`,
      headers: { ...bearer(key), ...(body === undefined ? {} : JSON_TYPE), ...headers },
      ...(body === undefined ? {} : { payload: payloadOf(body) }),
    });
  const process: Process = {
    server,
    organizations,
    limiter,
    metrics,
    call,
    get: (path, key, headers = {}) => call({ path, key, headers }),
    post: (path, key, body, headers = {}) => call({ method: 'POST', path, key, body, headers }),
    patch: (path, key, body, headers = {}) => call({ method: 'PATCH', path, key, body, headers }),
  };
  return {
    process,
    async close() {
      await server.app.close();
      await compute.close();
      await usage.close();
      await limiter.close();
      await credentials.close();
      await organizations.close();
    },
  };
}

const JSON_TYPE = { 'content-type': 'application/json' };

function payloadOf(body: unknown): string | Buffer {
  return typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
}

function bearer(key: string | null): Record<string, string> {
  return key === null ? {} : { authorization: `Bearer ${key}` };
}
