import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type ComputeFailure,
  type ComputePool,
  type ComputePoolOptions,
  createComputePool,
} from './compute-pool.ts';
import type { TEST_JOBS } from '../../test/compute/testing-worker.ts';

const folder = mkdtempSync(join(tmpdir(), 'svc-compute-'));
const worker = join(folder, 'testing-worker.cjs');
// Every worker loads it, and loads the built one in a tenth of the time of its sources.
buildSync({
  entryPoints: [fileURLToPath(new URL('../../test/compute/testing-worker.ts', import.meta.url))],
  outfile: worker,
  bundle: true,
  platform: 'node',
  format: 'cjs',
  conditions: ['@svc/source'],
});
const script = pathToFileURL(worker);
type TestPool = ComputePool<typeof TEST_JOBS>;

const opened: TestPool[] = [];
const failures: ComputeFailure[] = [];

function open(options: Partial<ComputePoolOptions> = {}): TestPool {
  const pool: TestPool = createComputePool({
    script,
    threads: 1,
    // The start of a worker counts, and other tests may hold the cores.
    timeLimitMs: 60_000,
    onFailure: (why) => failures.push(why),
    ...options,
  });
  opened.push(pool);
  return pool;
}

beforeEach(() => {
  failures.length = 0;
});
afterAll(async () => {
  await Promise.all(opened.map((pool) => pool.close()));
  rmSync(folder, { recursive: true });
});

/** Keeps a worker busy until it is opened. */
function closedGate() {
  const gate = new SharedArrayBuffer(4);
  const release = () => {
    Atomics.store(new Int32Array(gate), 0, 1);
    Atomics.notify(new Int32Array(gate), 0);
  };
  return { gate, release };
}

describe('a pool of workers', () => {
  // A worker takes long to start, so what leaves it whole shares one.
  const pool = open({ memoryLimitMb: 32 });

  it('computes with what it is sent', async () => {
    expect(await pool.run('double', { value: 21 }, { account: 'a' })).toBe(42);
    expect(await pool.run('length', { bytes: new Uint8Array(100_000) }, { account: 'a' })).toBe(100_000);
  });

  it('shows its workers nothing of the environment', async () => {
    expect(await pool.run('environment', undefined, { account: 'a' })).toBe(0);
  });

  it('passes on a refusal of a job as the error it was', async () => {
    await expect(pool.run('refuse', { field: 'transcript' }, { account: 'a' })).rejects.toMatchObject({
      code: 'invalid_request',
      status: 400,
      issues: [{ path: 'transcript', message: 'must be something else' }],
    });
    await expect(pool.run('unprocessable', undefined, { account: 'a' })).rejects.toMatchObject({
      status: 422,
      fieldErrors: ['mood: no such option'],
    });
  });

  it('rejects with a fault of a job, and works on', async () => {
    await expect(pool.run('break', undefined, { account: 'a' })).rejects.toThrow('a fault of ours');
    expect(await pool.run('double', { value: 1 }, { account: 'a' })).toBe(2);
    expect(failures).toEqual([]);
  });

  it('ends a job that takes too long with 503, and works on', async () => {
    const hurried = open({ timeLimitMs: 1_500 });
    await expect(hurried.run('forEver', undefined, { account: 'a' })).rejects.toMatchObject({
      code: 'service_unavailable',
      message: expect.stringContaining('1.5 s'),
      headers: { 'retry-after': '1' },
    });
    expect(failures).toEqual(['time']);
    expect(await hurried.run('double', { value: 1 }, { account: 'a' })).toBe(2);
  });

  it('counts the time of a job from its start, not from when it began to wait', async () => {
    const { gate, release } = closedGate();
    const held = pool.run('hold', { gate, value: 7 }, { account: 'a' });
    const after = pool.run('double', { value: 4 }, { account: 'a' });
    release();
    expect(await Promise.all([held, after])).toEqual([7, 8]);
  });

  it('ends a job that takes too much memory with 503, and works on', async () => {
    await expect(pool.run('hoard', undefined, { account: 'a' })).rejects.toMatchObject({
      code: 'service_unavailable',
      message: expect.stringContaining('memory'),
    });
    expect(failures).toEqual(['memory']);
    expect(await pool.run('double', { value: 1 }, { account: 'a' })).toBe(2);
  });

  it('takes owners in turns: many jobs of one delay those of another by one', async () => {
    const { gate, release } = closedGate();
    const order: string[] = [];
    const note = (name: string) => () => void order.push(name);
    const held = pool.run('hold', { gate, value: 0 }, { account: 'greedy' });
    const jobs = [
      ...Array.from({ length: 5 }, () =>
        pool.run('double', { value: 1 }, { account: 'greedy' }).then(note('greedy')),
      ),
      pool.run('double', { value: 1 }, { account: 'other' }).then(note('other')),
    ];
    release();
    await Promise.all([held, ...jobs]);
    expect(order).toEqual(['greedy', 'other', 'greedy', 'greedy', 'greedy', 'greedy']);
  });

  it('takes senders of one account in turns, and the account as one', async () => {
    const { gate, release } = closedGate();
    const order: string[] = [];
    const held = pool.run('hold', { gate, value: 0 }, { account: 'first' });
    const ask = (account: string, sender: string) =>
      pool.run('double', { value: 1 }, { account, sender }).then(() => order.push(`${account} ${sender}`));
    const jobs = [ask('a', '1'), ask('a', '1'), ask('a', '2'), ask('b', '1')];
    release();
    await Promise.all([held, ...jobs]);
    expect(order).toEqual(['a 1', 'b 1', 'a 2', 'a 1']);
  });

  it('takes the quick jobs of an account before its long ones, and other accounts in their turn', async () => {
    const quickly = open({ quick: ['length'] });
    const { gate, release } = closedGate();
    const order: string[] = [];
    const held = quickly.run('hold', { gate, value: 0 }, { account: 'first' });
    const long = (account: string) =>
      quickly.run('double', { value: 1 }, { account }).then(() => order.push(`${account} long`));
    const quick = (account: string) =>
      quickly
        .run('length', { bytes: new Uint8Array(1) }, { account })
        .then(() => order.push(`${account} quick`));
    const jobs = [long('a'), long('a'), long('b'), quick('a'), quick('a')];
    release();
    await Promise.all([held, ...jobs]);
    expect(order).toEqual(['a quick', 'b long', 'a quick', 'a long', 'a long']);
  });

  it('runs no job for a caller who left while it waited, and ends one that runs for nobody', async () => {
    const { gate, release } = closedGate();
    const left = { code: 'service_unavailable', message: 'The caller left.' };
    const held = pool.run('hold', { gate, value: 7 }, { account: 'a' });
    const [waiting, running] = [new AbortController(), new AbortController()];
    const waited = pool.run('double', { value: 1 }, { account: 'a', signal: waiting.signal });
    waiting.abort();
    await expect(waited).rejects.toMatchObject(left);
    release();
    expect(await held).toBe(7);
    await expect(
      pool.run('double', { value: 1 }, { account: 'a', signal: waiting.signal }),
    ).rejects.toMatchObject(left);
    const endless = pool.run('forEver', undefined, { account: 'a', signal: running.signal });
    running.abort();
    await expect(endless).rejects.toMatchObject(left);
    expect(await pool.run('double', { value: 2 }, { account: 'a' })).toBe(4);
    expect(failures).toEqual([]);
  });

  it('keeps no place for a caller who left while the job waited', async () => {
    const { gate, release } = closedGate();
    const crowded = open({ mostWaiting: 3, mostWaitingPerAccount: 2 });
    const held = crowded.run('hold', { gate, value: 0 }, { account: 'first' });
    for (const account of ['a', 'a', 'b', 'a', 'b']) {
      const caller = new AbortController();
      const left = crowded.run('double', { value: 1 }, { account, signal: caller.signal });
      caller.abort();
      await expect(left).rejects.toMatchObject({ message: 'The caller left.' });
    }
    const next = crowded.run('double', { value: 2 }, { account: 'a' });
    release();
    expect(await Promise.all([held, next])).toEqual([0, 4]);
    expect(failures).toEqual([]);
  });

  it('refuses with 503 what is more than may wait, of one owner or in all', async () => {
    const small = open({ mostWaiting: 3, mostWaitingPerAccount: 2 });
    const { gate, release } = closedGate();
    const busy = { code: 'service_unavailable', message: expect.stringContaining('try again') };
    const accepted = [
      small.run('hold', { gate, value: 0 }, { account: 'a' }),
      small.run('double', { value: 1 }, { account: 'a' }),
      small.run('double', { value: 2 }, { account: 'a' }),
    ];
    await expect(small.run('double', { value: 3 }, { account: 'a' })).rejects.toMatchObject(busy);
    accepted.push(small.run('double', { value: 4 }, { account: 'b' }));
    await expect(small.run('double', { value: 5 }, { account: 'c' })).rejects.toMatchObject(busy);
    release();
    expect(await Promise.all(accepted)).toEqual([0, 2, 4, 8]);
    expect(failures).toEqual(['busy', 'busy']);
  });
});

describe('a pool of processes', () => {
  const asProcess = { isolation: 'process' } as const;
  const pool = open({ ...asProcess, memoryLimitMb: 250 });

  it('computes with what it is sent, in a process of its own', async () => {
    expect(await pool.run('length', { bytes: new Uint8Array(100_000) }, { account: 'a' })).toBe(100_000);
    expect(await pool.run('processId', undefined, { account: 'a' })).not.toBe(process.pid);
  });

  it('keeps its worker when the caller of a small job leaves as soon as it is given out', async () => {
    const worker = await pool.run('processId', undefined, { account: 'a' });
    const caller = new AbortController();
    const given = pool.run('double', { value: 1 }, { account: 'a', signal: caller.signal });
    caller.abort();
    await Promise.allSettled([given]);
    expect(await pool.run('processId', undefined, { account: 'a' })).toBe(worker);
  });

  it('passes on a refusal of a job as the error it was', async () => {
    await expect(pool.run('refuse', { field: 'image' }, { account: 'a' })).rejects.toMatchObject({
      status: 400,
      issues: [{ path: 'image', message: 'must be something else' }],
    });
  });

  it.each(['hoard', 'hoardOutside'] as const)(
    'ends a job that takes too much memory (%s) with 503, and works on',
    async (job) => {
      await expect(pool.run(job, undefined, { account: 'a' })).rejects.toMatchObject({
        code: 'service_unavailable',
        message: expect.stringContaining('memory'),
      });
      expect(failures).toEqual(['memory']);
      expect(await pool.run('double', { value: 1 }, { account: 'a' })).toBe(2);
    },
  );

  it('ends a job that takes too long with 503, and works on', async () => {
    const hurried = open({ ...asProcess, timeLimitMs: 1_500 });
    await expect(hurried.run('forEver', undefined, { account: 'a' })).rejects.toMatchObject({
      code: 'service_unavailable',
    });
    expect(failures).toEqual(['time']);
    expect(await hurried.run('double', { value: 1 }, { account: 'a' })).toBe(2);
  });
});
