import { sql } from 'kysely';
import { announceBlob, readUsage } from '@svc/store';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestPlatform, START, type TestPlatform } from '../../test/test-platform.ts';
import { repeatedJobs, startJobs, startRepeated } from '../../../worker/src/jobs/start-jobs.ts';

const DAY_MS = 86_400_000;
const TEN_MINUTES_MS = 10 * 60_000;
const SETTINGS = { production: false, egressAllow: [], sealFile: null };

let opened: TestPlatform;
beforeAll(async () => {
  opened = await openTestPlatform();
});
afterAll(() => opened.close());
beforeEach(() => {
  opened.now = START;
});
afterEach(() => void vi.useRealTimers());

const db = () => opened.platform.services.database.db;

async function countOf(table: string): Promise<number> {
  const { rows } = await sql<{ rows: number }>`select count(*)::int as rows from ${sql.table(table)}`.execute(
    db(),
  );
  return rows[0]?.rows ?? 0;
}

/** Moves the clock of the jobs on, a minute for each turn of the event loop, until they have done it. */
async function until(holds: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await holds())) {
    await vi.advanceTimersByTimeAsync(60_000);
    await new Promise(setImmediate);
  }
}

describe('the background work of a process', () => {
  it.each([
    [null, ['mse_seal', 'purge', 'loose_blobs', 'wearable_sync']],
    ['seals.jsonl', ['mse_seal', 'mse_seal_file', 'purge', 'loose_blobs', 'wearable_sync']],
  ])('with a file of seals at %s is %j', (sealFile, names) => {
    const jobs = repeatedJobs(opened.platform.services, { sealFile });
    expect(jobs.map(({ name }) => name)).toEqual(names);
  });
});

const KEPT_FOR_A_WHILE = ['idempotent_answer', 'patient_session', 'wearable_oauth_state'];

describe('what is kept for a while only', () => {
  /** More than a page of answers, and one of everything else; all of it is over a day later. */
  async function keepSomething(): Promise<void> {
    const at = new Date(START);
    await sql`
      insert into idempotent_answer
      select 'acct_a', sha256(n::text::bytea), sha256(n::text::bytea), 200, '{}', ${at} from generate_series(1, 1201) n`.execute(
      db(),
    );
    await sql`
      insert into patient_session
      values (sha256('s'), 'acct_a', 'p-1', 60, ${at}, ${at}, ${new Date(START + 60_000)})`.execute(db());
    await sql`
      insert into wearable_oauth_state
      values (sha256('w'), 'acct_a', 'wc_1', 'oura', sha256('b'), sha256('v'), 'en', ${new Date(START + 900_000)})`.execute(
      db(),
    );
  }

  it('is removed by one run when its time is over, every page of it', async () => {
    await keepSomething();
    opened.now = START + DAY_MS;
    await purgeOnce();
    expect([await countOf('idempotent_answer'), await countOf('patient_session')]).toEqual([0, 0]);
    await jobNamed('wearable_sync').run();
    expect(await countOf('wearable_oauth_state')).toBe(0);
  });

  it('is removed by the jobs that were started', async () => {
    await keepSomething();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const jobs = startJobs(opened.platform.services, SETTINGS);
    opened.now = START + DAY_MS;
    const counts = () => Promise.all(KEPT_FOR_A_WHILE.map(countOf));
    await until(async () => (await counts()).every((count) => count === 0));
    await jobs.stop();
    expect(await counts()).toEqual([0, 0, 0]);
  });

  it('stays until then', async () => {
    await keepSomething();
    opened.now = START + 59_999;
    for (const job of repeatedJobs(opened.platform.services, SETTINGS)) await job.run();
    expect(await Promise.all(KEPT_FOR_A_WHILE.map(countOf))).toEqual([1201, 1, 1]);
  });

  it('holds counts of usage for 25 months after their own, as the page of retention says', async () => {
    await sql`
      insert into usage_day
      select 'acct_a', 'key_a', 'secret', 'live', 'ping', day, 1
      from unnest(array['2024-09-30', '2024-10-01', '2026-11-20']::date[]) as day`.execute(db());
    await purgeOnce();
    const { rows } = await sql<{ day: string }>`select day::text as day from usage_day order by day`.execute(
      db(),
    );
    expect(rows.map(({ day }) => day)).toEqual(['2024-10-01', '2026-11-20']);
    expect(await readUsage(db(), 'acct_unknown', { month: '2024-10' })).toBeNull();
  });
});

const jobNamed = (name: string) => {
  const job = repeatedJobs(opened.platform.services, SETTINGS).find((one) => one.name === name);
  if (job === undefined) throw new Error(`there is no job ${name}`);
  return job;
};
const purgeOnce = () => jobNamed('purge').run();

describe('bytes that no row needs', () => {
  it('are removed after the ten minutes that a request may take', async () => {
    const { blobs } = opened.platform.services;
    const blob = { ownerId: 'acct_a', key: 'retina/loose' };
    const ageBy = (ms: number) =>
      sql`update stored_blob set created_at = created_at - make_interval(secs => ${ms / 1000})`.execute(db());
    await announceBlob(db(), blob);
    await blobs.put(blob.key, Buffer.from('bytes'), 'image/jpeg');
    await ageBy(TEN_MINUTES_MS - 60_000);
    await jobNamed('loose_blobs').run();
    expect(await blobs.get(blob.key)).not.toBeNull();
    await ageBy(60_000);
    await jobNamed('loose_blobs').run();
    expect(await blobs.get(blob.key)).toBeNull();
    expect(await countOf('stored_blob')).toBe(0);
  });
});

describe('a process that stops', () => {
  it('waits for the job under way', async () => {
    let release = () => {};
    let began = false;
    const { services } = opened.platform;
    const held = {
      ...services,
      wearableConnector: {
        ...services.wearableConnector,
        syncDue: () => {
          began = true;
          return new Promise<number>((resolve) => (release = () => resolve(0)));
        },
      },
    };
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const stopRepeated = startRepeated(held, SETTINGS);
    await until(() => began);
    let stopped = false;
    const stop = stopRepeated().then(() => (stopped = true));
    let turns = 0;
    await until(() => stopped || turns++ === 500);
    expect(stopped).toBe(false);
    release();
    await stop;
    expect(stopped).toBe(true);
  });
});
