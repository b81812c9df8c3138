import { type KeyKind, type KeyMode, ORGANIZATION_SCOPES, type OrganizationScope } from '@svc/contracts';
import { builtinModel, type ModelPort } from '@svc/intelligence';
import { createResponseCheck, type Metrics, type Server } from '@svc/server-kit';
import { createTestServer } from '@svc/server-kit/test';
import {
  type Clock,
  createAccount,
  createKey,
  createOrganization,
  createOrganizationKey,
  type CredentialCache,
  type Database,
  type Limiter,
  type OrganizationCredential,
  type RateLimits,
  type Tables,
} from '@svc/store';
import { createTestDatabase, type TestDatabase } from '@svc/store/test';
import type { LightMyRequestResponse } from 'fastify';
import type { MseJobs } from '../src/jobs.ts';
import { buildMseApi, mseFamily } from '../src/mse-api.ts';
import { RecordWriter } from '../src/record-writer.ts';

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
  /** Another's database, which stays open; one of its own when not given. */
  readonly on?: TestDatabase;
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
  database: kind = 'postgres',
  on,
  cssrsTexts,
  model = builtinModel,
}: HarnessOptions = {}): Promise<Harness> {
  const test = on ?? (await createTestDatabase(kind));
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
      if (on === undefined) await test.close();
    },
  };
  return harness;
}

async function openProcess({ database, clock, logLines, cssrsTexts, model }: Parts) {
  const parts = createTestServer<MseJobs>({
    database,
    clock,
    logLines,
    worker: new URL('./compute-worker.ts', import.meta.url),
    families: [mseFamily('/api')],
    sandboxKeyDaily: 1000,
    sandboxAccountDaily: 1000,
  });
  const { server, organizations, limiter, metrics } = parts;
  const api = buildMseApi({
    ...parts,
    clock,
    database,
    writer: new RecordWriter(database.db, { scope: 'mse:write' }),
    checkResponse: createResponseCheck(1),
    model,
    marker: () => 'marker',
    onDraft: () => {},
    cssrsTexts,
  });
  server.mount(api, '/api');
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
  return { process, close: () => parts.close() };
}

const JSON_TYPE = { 'content-type': 'application/json' };

function payloadOf(body: unknown): string | Buffer {
  return typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
}

function bearer(key: string | null): Record<string, string> {
  return key === null ? {} : { authorization: `Bearer ${key}` };
}
