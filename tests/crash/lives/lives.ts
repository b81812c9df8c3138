import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { runProof } from '../../proof.ts';
import { adminCall } from '../../support/admin-client.ts';
import { bearer, type Client, createClient, inParallel } from '../../support/call.ts';
import { createDice } from '../../support/dice.ts';
import { createFaults, faultFigures, type Faults } from '../../support/faults.ts';
import { say } from '../../support/say.ts';
import { scaled } from '../../support/scale.ts';
import { seedOr } from '../../support/seed.ts';
import { type PlatformProcess, startPlatform } from '../../support/server-process.ts';

const KILLS = scaled(50, 3);
/** Decides how long a server lives. */
const SEED = seedOr(20_261_126);
/** Every so many kills PostgreSQL crashes first. */
const CRASH_EVERY = 5;
const LANES = 8;
const VISITS = 40;
const LIVES_MS = { least: 400, most: 1_200 };
const ADMIN_TOKEN = 'svc_admin_of_the_proof_0123456789';
const PATIENT = 'patient-1';
const SECRET = randomBytes(32).toString('hex');

/** What the client was told is stored. */
interface Acknowledged {
  readonly visit: string;
  readonly version: number;
  readonly note: string;
}

export interface Place {
  readonly env: Readonly<Record<string, string>>;
  /** Ends the database at once and starts it again; absent where the server holds it. */
  readonly crash?: () => Promise<void>;
}

/** Kills a server of that place again and again; what was sent, acknowledged and is stored. */
export async function proveLives(
  name: string,
  covers: readonly string[],
  withPlace: (work: (place: Place) => Promise<Record<string, number>>) => Promise<Record<string, number>>,
): Promise<void> {
  await runProof({
    name,
    covers,
    bar: 'kill -9 of the server 50 times under load, crashes of PostgreSQL included where it is the database: nothing acknowledged is lost, flagged versions and safety events agree one to one, every record verifies.',
    async run() {
      const faults = createFaults();
      const figures = await withPlace((place) => runLives(place, faults));
      return {
        passed: faults.total === 0,
        figures: { kills: KILLS, seed: SEED, ...figures, ...faultFigures(faults) },
      };
    },
  });
}

/** A folder that is gone afterwards. */
export async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'svc-proof-lives-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runLives(place: Place, faults: Faults): Promise<Record<string, number>> {
  const file = join(place.env.SVC_DATA_DIR ?? '', 'acknowledged.jsonl');
  const ledger = openSync(file, 'a');
  const dice = createDice(SEED);
  let next = 0;
  for (let kill = 1; kill <= KILLS; kill++) {
    const platform = await start(place);
    const stop = new AbortController();
    const load = writeUntil(stop.signal, platform, ledger, () => next++, faults);
    await delay(LIVES_MS.least + dice.roll(LIVES_MS.most - LIVES_MS.least));
    if (place.crash && kill % CRASH_EVERY === 0) {
      await place.crash();
      await delay(LIVES_MS.least);
    }
    await platform.kill();
    stop.abort();
    await load;
    platform.remove();
    if (kill % 10 === 0) say(`${kill} kills, ${next} writes sent`);
  }
  closeSync(ledger);
  const acknowledged = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Acknowledged);
  const stored = await checkAll(place, acknowledged, faults);
  return { 'writes sent': next, acknowledged: acknowledged.length, 'versions stored': stored };
}

function start({ env }: Place): Promise<PlatformProcess> {
  return startPlatform({ ...env, SVC_ADMIN_TOKEN: ADMIN_TOKEN, SVC_SECRET: SECRET, SVC_LOG_LEVEL: 'warn' });
}

interface Keys {
  readonly organizationId: string;
  readonly organizationKey: string;
}

function keysOf({ env }: Place): Keys {
  return JSON.parse(readFileSync(join(env.SVC_DATA_DIR ?? '', 'credentials.json'), 'utf8')) as Keys;
}

/** Writes until told to stop; what was answered is in the ledger and on the disk before the next write. */
async function writeUntil(
  signal: AbortSignal,
  platform: PlatformProcess,
  ledger: number,
  number: () => number,
  faults: Faults,
): Promise<void> {
  const { organizationKey } = JSON.parse(
    readFileSync(join(platform.env.SVC_DATA_DIR ?? '', 'credentials.json'), 'utf8'),
  ) as Keys;
  const client = createClient(LANES);
  const lane = async () => {
    while (!signal.aborted) {
      const index = number();
      const written = await writeOne(client, platform.port, organizationKey, index).catch(() => null);
      if (written === null) {
        await delay(5);
        continue;
      }
      if (written.status === 503) continue;
      if (written.status !== 200) {
        faults.add(`status ${written.status}`, written.text);
        continue;
      }
      const { version } = JSON.parse(written.text) as { version: number };
      const line: Acknowledged = { visit: visitOf(index), version, note: noteOf(index) };
      writeSync(ledger, `${JSON.stringify(line)}\n`);
      fsyncSync(ledger);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  client.close();
}

function visitOf(index: number): string {
  return `visit-${index % VISITS}`;
}

function noteOf(index: number): string {
  return `Write ${index}.`;
}

function writeOne(client: Client, port: number, key: string, index: number) {
  const risk = index % 3 === 0 ? { values: ['passive_si'] } : { values: ['protective_factors_present'] };
  const selection = { mood: { values: ['depressed'], text: noteOf(index) }, risk };
  return client.send({
    port,
    method: 'POST',
    path: `/api/v1/mse/${visitOf(index)}`,
    headers: { ...bearer(key), 'content-type': 'application/json' },
    body: JSON.stringify({ patientId: PATIENT, selection }),
  });
}

/** Reads back what was acknowledged, and verifies everything; how many versions are stored. */
async function checkAll(
  place: Place,
  acknowledged: readonly Acknowledged[],
  faults: Faults,
): Promise<number> {
  const platform = await start(place);
  const client = createClient(LANES);
  try {
    const { organizationId, organizationKey } = keysOf(place);
    await inParallel(acknowledged, LANES, async ({ visit, version, note }) => {
      const { status, text } = await client.send({
        port: platform.port,
        method: 'GET',
        path: `/api/v1/mse/${visit}/versions/${version}`,
        headers: bearer(organizationKey),
      });
      const found = status === 200 ? (JSON.parse(text) as Stored).mse.selection.mood.text : undefined;
      if (found !== note) faults.add('lost', `${visit} version ${version}: ${status}, ${found} for ${note}`);
    });
    const verdict = await adminCall(client, platform.port, ADMIN_TOKEN)<Verdict>('POST', '/mse/verify', {
      organizationId,
    });
    for (const { where, problem } of verdict.damages) faults.add('damage', `${where}: ${problem}`);
    return verdict.versions;
  } finally {
    client.close();
    await platform.stop();
    platform.remove();
  }
}

interface Stored {
  readonly mse: { readonly selection: { readonly mood: { readonly text: string } } };
}

interface Verdict {
  readonly versions: number;
  readonly damages: readonly { where: string; problem: string }[];
}
