import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { DELIVERY_CHANNEL, doomBlob, sealOrganization } from '@svc/store';
import { createTestDatabase, isBehindPooler, type TestDatabase } from '@svc/store/test';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../config/read-config.ts';
import { serve, type Serving } from '../serve.ts';
import { openTestPlatform } from '../../test/test-platform.ts';
import { type Receiver, startReceiver } from '../../../worker/test/deliveries/receiver.ts';
import { createWorld, VAULT, type World } from '../../../worker/test/deliveries/world.ts';
import { repeatedJobs } from '../../../worker/src/jobs/start-jobs.ts';

const DAY_MS = 86_400_000;
const SECRET = 'a secret of the deployment under test';

let dataDir: string;
let sealFile: string;
let test: TestDatabase;
let receiver: Receiver;
/** Writes past the platform, as other processes would, and has its clock. */
let world: World;
let serving: Serving;
let printed: string[];

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'svc-jobs-'));
  sealFile = join(dataDir, 'seals.jsonl');
  test = await createTestDatabase();
  receiver = await startReceiver();
  world = createWorld(test.database);
  printed = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  serving = await serve({
    config: readConfig({
      PORT: '0',
      DATABASE_URL: 'url' in test.options ? test.options.url : '',
      SVC_DATA_DIR: dataDir,
      SVC_SECRET: SECRET,
      SVC_SEAL_FILE: sealFile,
      SVC_EGRESS_ALLOW: `${receiver.allow.host}:${receiver.allow.port}`,
    }),
    clock: () => world.now,
    print: (text) => void printed.push(text),
    notice: () => {},
  });
});
afterEach(async () => {
  vi.useRealTimers();
  await serving.stop('the end of the test');
  await receiver.close();
  await test.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const db = () => test.database.db;

async function isEmpty(table: string): Promise<boolean> {
  return (await sql`select 1 from ${sql.table(table)} limit 1`.execute(db())).rows.length === 0;
}

const letSealWait = (ownerId: string) =>
  sql`insert into mse_unsealed values (${ownerId}, 'audit', ${`aud_${ownerId}`}, sha256('a'))`.execute(db());

interface Row {
  /** The job runs this often; null: when the database tells of work. */
  readonly everyMs: number | null;
  /** Makes something that the job has to do once the clock has moved on. */
  due(): Promise<unknown>;
  /** How far the clock moves on until then. */
  readonly laterMs: number;
  isDone(): Promise<boolean>;
  /** Without this table the job fails. */
  readonly table: string;
}

/** Whatever is started with the platform, by the name that its failures have. */
const ROWS: Readonly<Record<string, Row>> = {
  mse_seal: {
    everyMs: 60_000,
    due: () => letSealWait('org_waits'),
    laterMs: 0,
    isDone: () => isEmpty('mse_unsealed'),
    table: 'mse_unsealed',
  },
  mse_seal_file: {
    everyMs: 60_000,
    async due() {
      const ownerId = await world.owner('organization');
      await letSealWait(ownerId);
      await sealOrganization(db(), ownerId, { vault: VAULT, clock: () => world.now });
    },
    laterMs: 0,
    async isDone() {
      const kept = existsSync(sealFile) ? readFileSync(sealFile, 'utf8') : '';
      const seals = await db().selectFrom('mse_seal').select('owner_id').execute();
      return seals.every(({ owner_id: ownerId }) => kept.includes(ownerId));
    },
    table: 'organization',
  },
  purge: {
    everyMs: 10 * 60_000,
    due() {
      const at = new Date(world.now);
      return sql`
        insert into patient_session
        values (sha256('s'), 'acct_a', 'p-1', 60, ${at}, ${at}, ${new Date(world.now + 60_000)})`.execute(
        db(),
      );
    },
    laterMs: 60_000,
    isDone: () => isEmpty('patient_session'),
    table: 'patient_session',
  },
  loose_blobs: {
    everyMs: 60_000,
    due: () => doomBlob(db(), { ownerId: 'acct_a', key: 'retina/loose' }),
    laterMs: 0,
    isDone: () => isEmpty('stored_blob'),
    table: 'stored_blob',
  },
  wearable_sync: {
    everyMs: 15_000,
    due: () =>
      sql`
      insert into wearable_oauth_state
      values (sha256('w'), 'acct_a', 'wc_1', 'oura', sha256('b'), sha256('v'), 'en', ${new Date(world.now + 60_000)})`.execute(
        db(),
      ),
    laterMs: DAY_MS,
    isDone: () => isEmpty('wearable_oauth_state'),
    table: 'wearable_oauth_state',
  },
  delivery_turn: {
    everyMs: null,
    async due() {
      const ownerId = await world.owner();
      await world.endpoint(ownerId, receiver.url);
      await world.record(ownerId);
    },
    laterMs: 0,
    async isDone() {
      const { rows } = await sql`select 1 from event`.execute(db());
      return receiver.received.length === rows.length;
    },
    table: 'delivery_due',
  },
  delivery_housekeeping: {
    everyMs: 15_000,
    due: async () => world.record(await world.owner()),
    laterMs: 60 * DAY_MS,
    isDone: () => isEmpty('event'),
    table: 'event',
  },
};

/**
 * Lets time pass a second at a time, with an answer of the database in between: all at once, the deadlines of questions
 * that are under way would pass too, and a job would be told to have failed. What is asked first waits for connections
 * that are being opened, as the first questions of the jobs do.
 */
async function pass(ms: number): Promise<void> {
  for (let asked = 0; asked < 3; asked++) await fetch(`${serving.address}/readyz`);
  for (let left = ms; left > 0; left -= 1_000) {
    await sql`select 1`.execute(db());
    await vi.advanceTimersByTimeAsync(Math.min(left, 1_000));
  }
}

/** Resolves when it holds; what the database tells is told anew, as the job may not have listened yet. */
async function until(holds: () => Promise<boolean>, { everyMs }: Row): Promise<void> {
  while (!(await holds())) {
    await nextTurn();
    if (everyMs === null) await sql`select pg_notify(${DELIVERY_CHANNEL}, '')`.execute(db());
  }
}

/** How often a scraper on this machine is told that the job failed. */
async function failuresTold(name: string): Promise<number> {
  const text = await (await fetch(`${serving.address}/metrics`)).text();
  return Number(new RegExp(`^svc_failures_total\\{part="${name}"\\} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
}

/** Nobody is notified behind a pooler: there it looks again every few seconds. */
const started = Object.entries(ROWS).filter(([, { everyMs }]) => everyMs !== null || !isBehindPooler);

describe.each(started)('%s, started with the platform', (name, row) => {
  it('runs by itself when its time comes', async () => {
    await row.due();
    world.now += row.laterMs;
    const before = row.everyMs === null ? 0 : row.everyMs - 1;
    await pass(before);
    const isEarly = row.everyMs !== null && (await row.isDone());
    expect(isEarly).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await until(row.isDone, row);
    expect(await failuresTold(name)).toBe(0);
  });

  it('is told in the metrics by its name each time it fails, and does what is due afterwards', async () => {
    const away = `${row.table}_away`;
    await sql`alter table ${sql.table(row.table)} rename to ${sql.table(away)}`.execute(db());
    for (const times of [1, 2]) {
      await pass(row.everyMs ?? 0);
      await until(async () => (await failuresTold(name)) >= times, row);
    }
    await sql`alter table ${sql.table(away)} rename to ${sql.table(row.table)}`.execute(db());
    await row.due();
    world.now += row.laterMs;
    await pass(row.everyMs ?? 0);
    await until(row.isDone, row);
    expect(await failuresTold(name)).toBeGreaterThanOrEqual(2);
  });

  it('stops with the platform, however far the clock moves on', async () => {
    await pass((row.everyMs ?? 0) / 2);
    await serving.stop('SIGTERM');
    const told = printed.length;
    await row.due();
    world.now += row.laterMs;
    await vi.advanceTimersByTimeAsync(DAY_MS);
    expect(await row.isDone()).toBe(false);
    // Nor did it try in vain, on a database that is closed.
    expect(printed.slice(told)).toEqual([]);
  });
});

it('there is a row for each job', async () => {
  const opened = await openTestPlatform();
  const names = repeatedJobs(opened.platform.services, { sealFile }).map((job) => job.name);
  await opened.close();
  expect(Object.keys(ROWS)).toEqual([...names, 'delivery_turn', 'delivery_housekeeping']);
});
