import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { KeyKind, KeyMode } from '@svc/contracts';
import {
  type BlobStore,
  type Compute,
  createResponseCheck,
  type EgressClient,
  type Server,
} from '@svc/server-kit';
import { createTestServer } from '@svc/server-kit/test';
import {
  createAccount,
  createAddressLimiter,
  createKey,
  createPatient,
  createPatientSession,
  type Database,
  findPatientSession,
  mapPatientReference,
  type Patient,
} from '@svc/store';
import { createTestDatabase, type TestDatabase } from '@svc/store/test';
import type { LightMyRequestResponse } from 'fastify';
import { RETINA_JOBS, type RetinaJobs } from '../src/jobs.ts';
import { buildRetinaApi, retinaFamily } from '../src/retina-api.ts';

/** Noon of a day in UTC. */
export const START = Date.UTC(2026, 10, 24, 12);
export const ORIGIN = 'https://api.example.org';

const TEST_IMAGES = new URL('../../../packages/retina/test-images/', import.meta.url);

/** A picture of the tests of the engine, with its licence beside it there. */
export function testImage(path: string): Buffer {
  return readFileSync(new URL(path, TEST_IMAGES));
}

/** A gradeable photograph of CHASE_DB1, 999 x 960. */
export const FUNDUS = testImage('chase_db1/Image_03L.jpg');
export const FUNDUS_SIZE = { width: 999, height: 960 } as const;

/** A quality object as a device sends it. */
export const QUALITY = {
  overallScore: 0.8,
  grade: 'good',
  sharpness: 0.7,
  exposure: 0.9,
  contrast: 0.8,
  fieldCoverage: 1,
  glareScore: 0.1,
  motionScore: 0,
  passed: true,
  issues: [],
} as const;

interface Call {
  readonly method?: string;
  /** Below `/api`. */
  readonly path: string;
  readonly cookie?: string | null;
  readonly key?: string | null;
  readonly body?: unknown;
  readonly form?: Form;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Fields as text; a file as bytes with its declared type. */
export type Form = Readonly<Record<string, string | { readonly bytes: Uint8Array; readonly type: string }>>;

export interface SignedIn extends Patient {
  readonly cookie: string;
}

/** The retina API on a database of its own, with a clock that only tests move. */
export interface Harness {
  readonly server: Server;
  readonly database: Database;
  readonly blobs: Map<string, Uint8Array>;
  readonly failures: unknown[];
  now: number;
  /** What goes wrong with blobs and jobs until it is taken away. */
  fault: { readonly blobs?: true; readonly measure?: true } | null;
  /** What happens while a picture is being measured. */
  meanwhile: (() => Promise<void>) | null;
  /** What happens while a picture is being put, by its key. */
  whilePut: ((key: string) => Promise<void>) | null;
  /** The jobs that were run, in order. */
  readonly ran: (keyof RetinaJobs)[];
  accountId: string;
  call(call: Call): Promise<LightMyRequestResponse>;
  post(
    path: string,
    cookie: string | null,
    body: unknown,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  get(path: string, cookie: string | null): Promise<LightMyRequestResponse>;
  makePatient(accountId?: string): Promise<SignedIn>;
  makeAccount(): Promise<string>;
  mapPatient(patient: Patient, reference: string): Promise<void>;
  makeKey(spec?: { kind?: KeyKind; mode?: KeyMode; accountId?: string }): Promise<string>;
  startSession(cookie: string, body?: object): Promise<string>;
  capture(cookie: string, form: Form, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

export interface HarnessOptions {
  readonly database?: 'embedded' | 'postgres';
  /** Another's database, which stays open; one of its own when not given. */
  readonly on?: TestDatabase;
  readonly imageClient?: Pick<EgressClient, 'fetch'>;
  readonly imageOrigins?: readonly string[];
}

export async function openHarness({
  database: kind = 'postgres',
  on,
  imageClient,
  imageOrigins = [],
}: HarnessOptions = {}): Promise<Harness> {
  const test = on ?? (await createTestDatabase(kind));
  const { database } = test;
  const { db } = database;
  const clock = () => harness.now;
  const parts = createTestServer<Record<string, never>>({
    database,
    clock,
    logLines: [],
    worker: new URL('./retina-worker.ts', import.meta.url),
    families: [retinaFamily('/api')],
    sandboxKeyDaily: 10_000,
    sandboxAccountDaily: 10_000,
  });
  const { server } = parts;
  const blobs = new Map<string, Uint8Array>();
  const failures: unknown[] = [];
  const ran: (keyof RetinaJobs)[] = [];
  const unlimited = { perSecond: 10_000, burst: 10_000 };
  const api = buildRetinaApi({
    ...parts,
    clock,
    database,
    blobs: faulty(
      memoryBlobs(blobs),
      () => harness.fault?.blobs === true,
      async (key) => harness.whilePut?.(key),
    ),
    retina: jobsHere(
      () => harness.fault?.measure === true,
      async () => harness.meanwhile?.(),
      ran,
    ),
    imageClient: imageClient ?? { fetch: () => Promise.reject(new Error('nothing is fetched here')) },
    imageOrigins,
    checkResponse: createResponseCheck(1),
    findSession: (token) => findPatientSession(db, { token, now: clock() }),
    patients: createAddressLimiter({ clock, ...unlimited, groupOf: (id) => id }),
    unauthenticated: createAddressLimiter({ clock, ...unlimited }),
    onAnalysisFailure: (error) => void failures.push(error),
  });
  server.mount(api, '/api');
  await server.app.ready();

  const harness: Harness = {
    server,
    database,
    blobs,
    failures,
    now: START,
    fault: null,
    meanwhile: null,
    whilePut: null,
    ran,
    accountId: '',
    call: ({ method = 'GET', path, cookie = null, key = null, body, form, headers = {} }) => {
      const sent = form === undefined ? jsonOf(body) : formOf(form);
      return server.app.inject({
        method: method as 'GET',
        url: `/api${path}`,
        headers: {
          ...(cookie === null ? {} : { cookie }),
          ...(key === null ? {} : { authorization: `Bearer ${key}` }),
          ...sent.headers,
          ...headers,
        },
        ...(sent.payload === undefined ? {} : { payload: sent.payload }),
      });
    },
    post: (path, cookie, body, headers = {}) => harness.call({ method: 'POST', path, cookie, body, headers }),
    get: (path, cookie) => harness.call({ path, cookie }),
    async makeAccount() {
      const { now } = harness;
      const account = await createAccount(db, {
        name: 'Clinic',
        plan: 'enterprise',
        productionApproved: true,
        sustainedPerSecond: 1000,
        burstPerSecond: 1000,
        now,
      });
      return account.id;
    },
    async makePatient(accountId = harness.accountId) {
      const patient = await createPatient(db, { ownerId: accountId, now: harness.now });
      const { token } = await createPatientSession(db, { patient, now: harness.now });
      return { ...patient, cookie: `svc_session=${token}` };
    },
    mapPatient: (patient, reference) => mapPatientReference(db, { patient, reference, now: harness.now }),
    async makeKey({ kind: keyKind = 'secret', mode = 'live', accountId = harness.accountId } = {}) {
      const origins = keyKind === 'publishable' ? { origins: ['https://app.example.org'] } : {};
      return (await createKey(db, { accountId, kind: keyKind, mode, ...origins, now: harness.now })).key;
    },
    async startSession(cookie, body = {}) {
      const response = await harness.post('/retina/v1/session', cookie, body);
      return response.json<{ sessionId: string }>().sessionId;
    },
    capture: (cookie, form, headers = {}) =>
      harness.call({ method: 'POST', path: '/retina/v1/capture', cookie, form, headers }),
    async close() {
      await parts.close();
      if (on === undefined) await test.close();
    },
  };
  harness.accountId = await harness.makeAccount();
  return harness;
}

/** The file of a form. */
export function jpeg(bytes: Uint8Array = FUNDUS, type = 'image/jpeg') {
  return { bytes, type };
}

const BOUNDARY = 'svc-test-boundary';

export function formOf(form: Form): { headers: Record<string, string>; payload: Buffer } {
  const parts = Object.entries(form).map(([name, value]) => {
    const isText = typeof value === 'string';
    const head = isText ? '' : `; filename="${name}.jpg"\r\nContent-Type: ${value.type}`;
    return Buffer.concat([
      Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${head}\r\n\r\n`),
      isText ? Buffer.from(value) : Buffer.from(value.bytes),
      Buffer.from('\r\n'),
    ]);
  });
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
  };
}

function jsonOf(body: unknown): { headers: Record<string, string>; payload?: string | Buffer } {
  if (body === undefined) return { headers: {} };
  const payload = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  return { headers: { 'content-type': 'application/json' }, payload };
}

function memoryBlobs(blobs: Map<string, Uint8Array>): BlobStore {
  return {
    put: async (key, bytes) => void blobs.set(key, bytes),
    get: async (key) => blobs.get(key) ?? null,
    delete: async (key) => void blobs.delete(key),
    close() {},
  };
}

function faulty(
  store: BlobStore,
  isFaulty: () => boolean,
  whilePut: (key: string) => Promise<void>,
): BlobStore {
  return {
    ...store,
    async put(...put) {
      if (isFaulty()) throw new Error('the store is away');
      await whilePut(put[0]);
      await store.put(...put);
    },
  };
}

const measuredBefore = new Map<string, ReturnType<RetinaJobs['measure']>>();

/** The real jobs in this thread; a picture measured before gives what it gave, as the engine is deterministic. */
function jobsHere(
  isFaulty: () => boolean,
  meanwhile: () => Promise<void>,
  ran: (keyof RetinaJobs)[],
): Compute<RetinaJobs> {
  const jobs: RetinaJobs = {
    ...RETINA_JOBS,
    async measure(input) {
      if (isFaulty()) throw new Error('the worker is away');
      const name = `${input.imageType} ${createHash('sha256').update(input.jpeg).digest('hex')}`;
      const before = measuredBefore.get(name) ?? RETINA_JOBS.measure(input);
      measuredBefore.set(name, before);
      const measured = await before;
      await meanwhile();
      return measured;
    },
  };
  return {
    workers: 2,
    async run(name, input) {
      ran.push(name);
      return (jobs[name] as (given: unknown) => unknown)(input) as never;
    },
  };
}
