/**
 * Exams under concurrent writers: one visit written from eight processes on a durable PostgreSQL and from one on the
 * embedded database; then writes racing signatures, all of it verified.
 */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgresServer } from '@svc/store/test';
import { runProof } from '../proof.ts';
import { adminCall, adminClient } from '../support/admin-client.ts';
import { type Answer, bearer, type Client, createClient, inParallel } from '../support/call.ts';
import { createFaults, faultFigures, type Faults } from '../support/faults.ts';
import { say } from '../support/say.ts';
import { scaled } from '../support/scale.ts';
import { type PlatformProcess, startPlatform } from '../support/server-process.ts';

const PROCESSES = 8;
const WRITES = scaled(10_000, 200);
const EMBEDDED_WRITES = scaled(1_000, 100);
const RACES = scaled(5_000, 100);
const RACE_VISITS = 50;
const WIDTH = 256;
const LEAST_PER_SECOND = 300;
const ADMIN_TOKEN = randomBytes(32).toString('hex');
const PATIENT = 'patient-1';

/** Seals of any process must verify in any other. */
const SHARED = {
  NODE_ENV: 'production',
  SVC_ADMIN_TOKEN: ADMIN_TOKEN,
  SVC_SECRET: randomBytes(32).toString('hex'),
  SVC_LOG_LEVEL: 'warn',
};

interface Organization {
  readonly id: string;
  readonly key: string;
}

interface Fleet {
  readonly platforms: readonly PlatformProcess[];
  readonly client: Client;
  readonly organization: Organization;
}

await runProof({
  name: 'mse-writes',
  byRealTime: true,
  covers: ['packages/store/src/mse', 'services/mse-api/src'],
  bar: '10,000 concurrent writes to one visit from 8 processes on PostgreSQL (1,000 on the embedded database): versions exactly 1..N, no 5xx, at least 300 a second; 5,000 races of writing and signing: every signature verifies against exactly one version.',
  async run() {
    const faults = createFaults();
    const onPostgres = await withFleet(PROCESSES, async (fleet) => {
      const perSecond = await writeOneVisit(fleet, WRITES, faults);
      const signatures = await raceSignatures(fleet, faults);
      return { perSecond, signatures };
    });
    const embedded = await withEmbedded((fleet) => writeOneVisit(fleet, EMBEDDED_WRITES, faults));
    if (onPostgres.perSecond < LEAST_PER_SECOND)
      faults.add('too slow', `${onPostgres.perSecond} versions a second`);
    return {
      passed: faults.total === 0,
      figures: {
        'writes to one visit, PostgreSQL, 8 processes': WRITES,
        'versions a second': onPostgres.perSecond,
        'writes to one visit, embedded': EMBEDDED_WRITES,
        'versions a second, embedded': embedded,
        'signatures in races, each verified': onPostgres.signatures,
        ...faultFigures(faults),
      },
    };
  },
});

async function withFleet<Result>(count: number, work: (fleet: Fleet) => Promise<Result>): Promise<Result> {
  const server = await startPostgresServer({ durable: true });
  const platforms: PlatformProcess[] = [];
  const client = createClient(WIDTH);
  try {
    const first = await startPlatform({ DATABASE_URL: server.url, ...SHARED });
    platforms.push(first);
    const env = { ...first.env, SVC_BLOB_URL: `file://${join(first.dataDir, 'blobs')}` };
    for (let i = 1; i < count; i++) platforms.push(await startPlatform(env));
    return await work({
      platforms,
      client,
      organization: await adminClient(client, first.port, ADMIN_TOKEN).newOrganization(),
    });
  } finally {
    client.close();
    await Promise.all(platforms.map((platform) => platform.stop()));
    for (const platform of platforms) platform.remove();
    await server.stop();
  }
}

async function withEmbedded<Result>(work: (fleet: Fleet) => Promise<Result>): Promise<Result> {
  const platform = await startPlatform({ SVC_ADMIN_TOKEN: ADMIN_TOKEN, SVC_LOG_LEVEL: 'warn' });
  const client = createClient(WIDTH);
  try {
    const file = join(platform.dataDir, 'credentials.json');
    const kept = JSON.parse(readFileSync(file, 'utf8')) as {
      organizationId: string;
      organizationKey: string;
    };
    const organization = { id: kept.organizationId, key: kept.organizationKey };
    return await work({ platforms: [platform], client, organization });
  } finally {
    client.close();
    await platform.stop();
    platform.remove();
  }
}

/** The rate; every version of 1..N exactly once, by what was answered and by what is stored. */
async function writeOneVisit(fleet: Fleet, writes: number, faults: Faults): Promise<number> {
  const answered = new Map<number, number>();
  const started = performance.now();
  await inParallel(Array.from({ length: writes }).keys(), WIDTH, async (index) => {
    const { status, text } = await post(fleet, index, 'visit-1', exam(index));
    if (status !== 200) return faults.add(`status ${status}`, text);
    const { version } = JSON.parse(text) as { version: number };
    answered.set(version, (answered.get(version) ?? 0) + 1);
  });
  const perSecond = Math.round((writes * 1000) / (performance.now() - started));
  for (let version = 1; version <= writes; version++)
    if (answered.get(version) !== 1)
      faults.add('version', `${version} answered ${answered.get(version) ?? 0} times`);
  await checkStored(fleet, writes, faults);
  say(`${writes} writes to one visit from ${fleet.platforms.length} processes: ${perSecond} a second`);
  return perSecond;
}

async function checkStored(fleet: Fleet, versions: number, faults: Faults): Promise<void> {
  const verdict = await verify(fleet);
  if (verdict.versions !== versions) faults.add('stored versions', `${verdict.versions} of ${versions}`);
  for (const { where, problem } of verdict.damages) faults.add('damage', `${where}: ${problem}`);
}

interface Verdict {
  readonly versions: number;
  readonly damages: readonly { where: string; problem: string }[];
}

async function verify({ client, platforms, organization }: Fleet): Promise<Verdict> {
  const call = adminCall(client, platforms[0]?.port ?? 0, ADMIN_TOKEN);
  return call<Verdict>('POST', '/mse/verify', { organizationId: organization.id });
}

/** How many signatures were made; each must name the content hash of the version it was answered for. */
async function raceSignatures(fleet: Fleet, faults: Faults): Promise<number> {
  const before = (await verify(fleet)).versions;
  let writes = 0;
  let signatures = 0;
  await inParallel(Array.from({ length: RACES }).keys(), WIDTH, async (index) => {
    const visit = `race-${index % RACE_VISITS}`;
    if (index < RACE_VISITS || index % 2 === 0) {
      const { status, text } = await post(fleet, index, visit, exam(index));
      if (status === 200) writes += 1;
      else faults.add(`status ${status}`, text);
      return;
    }
    const body = { patientId: PATIENT, signedByName: `Dr. ${index}`, attestation: 'I examined the patient.' };
    const { status, text } = await post(fleet, index, `${visit}/sign`, body);
    if (status === 200) signatures += 1;
    else if (status !== 409) faults.add(`status ${status} of a signature`, text);
  });
  // The check holds every signature against the content hash of the one version it names.
  await checkStored(fleet, before + writes, faults);
  say(`${RACES} races: ${writes} versions, ${signatures} signatures`);
  return signatures;
}

function post(fleet: Fleet, index: number, path: string, body: object): Promise<Answer> {
  const { platforms, client, organization } = fleet;
  const port = platforms[index % platforms.length]?.port ?? 0;
  return client.send({
    port,
    method: 'POST',
    path: `/api/v1/mse/${path}`,
    headers: { ...bearer(organization.key), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

function exam(index: number): object {
  const mood = { values: ['depressed'], text: `Write ${index}.` };
  const risk = index % 10 === 0 ? { values: ['passive_si'] } : { values: ['protective_factors_present'] };
  return { patientId: PATIENT, selection: { mood, speech: { values: ['slowed'] }, risk } };
}
