/**
 * One tenant stores as much as it may, and more than it may now, and many read it all at once: what the process holds,
 * and how long others wait meanwhile.
 */
import { randomBytes } from 'node:crypto';
import { openDatabase } from '@svc/store';
import { startPostgresServer } from '@svc/store/test';
import { runProof } from '../../proof.ts';
import { adminClient } from '../../support/admin-client.ts';
import { bearer, type Client, createClient, inParallel } from '../../support/call.ts';
import { createFaults, faultFigures, type Faults } from '../../support/faults.ts';
import { say } from '../../support/say.ts';
import { scaled } from '../../support/scale.ts';
import { builtProgram, type PlatformProcess, startPlatform } from '../../support/server-process.ts';
import { probeHealth, residentMegabytes } from '../../support/watch-server.ts';
import { largestExam } from './largest-exam.ts';
import { storeOldObjects, storeOldVersions } from './stored.ts';

const VERSIONS = scaled(600, 30);
const OLD_ROWS = scaled(200, 12);
const READERS = 8;
const WRITERS = 4;
const SECONDS = scaled(30, 5);
const MOST_GROWTH_MB = 300;
const [AIM_MS, BAR_MS] = [250, 1_000];
const ADMIN_TOKEN = 'svc_admin_of_the_proof_0123456789';
const SECRET = randomBytes(32).toString('hex');
const PATIENT = 'patient-1';

interface Tenant {
  readonly platform: PlatformProcess;
  readonly client: Client;
  readonly organization: { readonly id: string; readonly key: string };
  readonly account: { readonly id: string; readonly key: string };
  readonly faults: Faults;
}

await runProof({
  name: 'tenant-memory',
  byRealTime: true,
  covers: ['packages/store/src/limits', 'packages/server-kit/src'],
  bar: `One tenant writes ${VERSIONS} versions as large as allowed, has ${OLD_ROWS} rows of 1 MB of each kind from before the bounds, and ${READERS} readers read histories and lists whole for ${SECONDS} s: the process grows by less than ${MOST_GROWTH_MB} MB, and /healthz never takes ${BAR_MS.toLocaleString('en')} ms (aim ${AIM_MS}).`,
  async run() {
    const server = await startPostgresServer();
    const env = {
      NODE_ENV: 'production',
      DATABASE_URL: server.url,
      SVC_ADMIN_TOKEN: ADMIN_TOKEN,
      SVC_SECRET: SECRET,
      SVC_LOG_LEVEL: 'warn',
    };
    const platform = await startPlatform(env, builtProgram());
    const client = createClient(READERS);
    try {
      const tenant = { platform, client, faults: createFaults(), ...(await newTenant(platform, client)) };
      return await measure(tenant, server.url);
    } finally {
      client.close();
      await platform.stop();
      platform.remove();
      await server.stop();
    }
  },
});

async function newTenant({ port }: PlatformProcess, client: Client) {
  const admin = adminClient(client, port, ADMIN_TOKEN);
  const { id, key } = await admin.newOrganization();
  const accountId = await admin.newAccount({ plan: 'enterprise', productionApproved: true });
  await admin.updateAccount(accountId, { sustainedPerSecond: 1_000_000, burstPerSecond: 1_000_000 });
  const secret = await admin.newKey(accountId, { kind: 'secret', mode: 'live' });
  return { organization: { id, key }, account: { id: accountId, key: secret.key } };
}

async function measure(tenant: Tenant, url: string) {
  const { platform, faults } = tenant;
  const { pid } = platform;
  const bytes = await writeVersions(tenant, 1);
  const before = residentMegabytes(pid);
  const writing = await watched(platform, () => writeVersions(tenant, VERSIONS));
  const written = residentMegabytes(pid, 'VmHWM') - before;
  say(`${VERSIONS} versions of ${bytes} bytes, +${written} MB`);
  await storeOldRows(tenant, url);
  say(`${OLD_ROWS} rows of 1 MB of each kind`);
  const reading = await watched(platform, () => readAll(tenant));
  const growth = residentMegabytes(pid, 'VmHWM') - before;
  const worst = Math.max(writing.worst, reading.worst);
  const { answers, megabytes, largest } = reading.result;
  return {
    passed: faults.total === 0 && growth < MOST_GROWTH_MB && worst < BAR_MS,
    figures: {
      'bytes of one version as large as allowed': bytes,
      'resident before, MB': before,
      'growth while written, and at its highest, MB': `${written}, ${growth}`,
      'resident after, MB': residentMegabytes(pid),
      '/healthz while written, worst, p99, ms': `${writing.worst}, ${writing.p99}`,
      '/healthz while read, worst, p99, ms': `${reading.worst}, ${reading.p99}`,
      [`/healthz within the aim of ${AIM_MS} ms`]: worst <= AIM_MS ? 'yes' : 'no',
      'answers read': answers,
      'megabytes read': megabytes,
      'largest answer, bytes': largest,
      ...faultFigures(faults),
    },
  };
}

/** Does the work and asks for the health of the process all the while. */
async function watched<Result>(
  { port }: PlatformProcess,
  work: () => Promise<Result>,
): Promise<{ result: Result; worst: number; p99: number }> {
  let isOver = false;
  const probing = probeHealth(port, () => isOver);
  const result = await work();
  isOver = true;
  const slowest = (await probing).sort((a, b) => b - a);
  const [worst, p99] = [slowest[0], slowest[Math.floor(slowest.length / 100)]];
  return { result, worst: Math.round(worst ?? 0), p99: Math.round(p99 ?? 0) };
}

/** Bytes of one of them. */
async function writeVersions(tenant: Tenant, count: number): Promise<number> {
  const { platform, client, organization, faults } = tenant;
  const body = JSON.stringify({ patientId: PATIENT, selection: largestExam() });
  await inParallel(Array.from({ length: count }).keys(), WRITERS, async () => {
    const { status, text } = await client.send({
      port: platform.port,
      method: 'POST',
      path: '/api/v1/mse/large',
      headers: { ...bearer(organization.key), 'content-type': 'application/json' },
      body,
    });
    if (status !== 200) faults.add(`write ${status}`, text);
  });
  return Buffer.byteLength(body);
}

/** Rows as they could be before texts had a bound, put into the database beside the server. */
async function storeOldRows({ organization, account }: Tenant, url: string): Promise<void> {
  const database = await openDatabase({ url, maxConnections: 4 });
  try {
    const rows = { database, count: OLD_ROWS };
    await storeOldVersions({ ...rows, ownerId: organization.id }, { visitId: 'old', patientId: PATIENT });
    await storeOldObjects({ ...rows, ownerId: account.id }, SECRET);
  } finally {
    await database.close();
  }
}

/** A list as it is read from its beginning to its end. */
interface Route {
  readonly path: string;
  readonly key: string;
  /** Where the next page is; undefined at the end. */
  next(answer: Answer): string | undefined;
}

interface Answer {
  readonly hasMore?: boolean;
  readonly nextCursor?: string | null;
  readonly data?: {
    readonly hasMore: boolean;
    readonly nextCursor?: string;
    readonly orders?: readonly { id: string }[];
    readonly connections?: readonly { id: string }[];
  };
}

function routesOf({ organization, account }: Tenant): Route[] {
  const history = ({ hasMore, nextCursor }: Answer) =>
    hasMore === true ? `&before=${nextCursor}` : undefined;
  const older = ({ data }: Answer) =>
    data?.hasMore === true ? `&before=${(data.orders ?? data.connections)?.at(-1)?.id}` : undefined;
  const events = ({ data }: Answer) => (data?.hasMore === true ? `&cursor=${data.nextCursor}` : undefined);
  const once = () => undefined;
  const ofRecord = { key: organization.key };
  const ofAccount = { key: account.key };
  return [
    { ...ofRecord, path: '/mse/large/history?limit=1000', next: history },
    { ...ofRecord, path: '/mse/old/history?limit=1000', next: history },
    { ...ofAccount, path: '/labs/orders?limit=200', next: older },
    { ...ofAccount, path: '/events?limit=200', next: events },
    { ...ofAccount, path: '/wearables/connections?limit=200', next: older },
    { ...ofRecord, path: '/mse/old?', next: once },
    { ...ofRecord, path: '/mse/old/versions/1?', next: once },
    { ...ofRecord, path: '/mse/old/diff?from=1&to=2', next: once },
    { ...ofRecord, path: '/mse/large/diff?from=1&to=2', next: once },
    { ...ofRecord, path: '/mse/large/audit?', next: once },
  ];
}

/** Each reader begins at another route and reads them in turn, every list to its end. */
async function readAll(tenant: Tenant): Promise<{ answers: number; megabytes: number; largest: number }> {
  const { platform, client, faults } = tenant;
  const routes = routesOf(tenant);
  const until = performance.now() + SECONDS * 1_000;
  const isOver = () => performance.now() >= until;
  let [answers, bytes, largest] = [0, 0, 0];
  const readers = Array.from({ length: READERS }, async (_, reader) => {
    for (let turn = reader; !isOver(); turn++) {
      const { path, key, next } = routes[turn % routes.length] as Route;
      for (let more: string | undefined = ''; more !== undefined && !isOver(); ) {
        const call = { port: platform.port, method: 'GET', path: `/api/v1${path}${more}` };
        const { status, text } = await client.send({ ...call, headers: bearer(key) });
        if (status !== 200) {
          faults.add(`read ${status}`, `${path}: ${text.slice(0, 500)}`);
          break;
        }
        answers += 1;
        bytes += text.length;
        largest = Math.max(largest, text.length);
        more = next(JSON.parse(text) as Answer);
      }
    }
  });
  await Promise.all(readers);
  return { answers, megabytes: Math.round(bytes / 1_000_000), largest };
}
