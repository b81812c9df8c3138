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
import type { TEST_JOBS } from './testing-worker.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'svc-compute-'));
const worker = join(folder, 'testing-worker.cjs');
// Every worker loads it, and loads the built one in a tenth of the time of its sources.
buildSync({
  entryPoints: [fileURLToPath(new URL('./testing-worker.fixture.ts', import.meta.url))],
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
    expect(await pool.run('double', { value: 21 }, 'a')).toBe(42);
    expect(await pool.run('length', { bytes: new Uint8Array(100_000) }, 'a')).toBe(100_000);
  });

  it('shows its workers nothing of the environment', async () => {
    expect(await pool.run('environment', undefined, 'a')).toBe(0);
  });

  it('passes on a refusal of a job as the error it was', async () => {
    await expect(pool.run('refuse', { field: 'transcript' }, 'a')).rejects.toMatchObject({
      code: 'invalid_request',
      status: 400,
      issues: [{ path: 'transcript', message: 'must be something else' }],
    });
    await expect(pool.run('unprocessable', undefined, 'a')).rejects.toMatchObject({
      status: 422,
      fieldErrors: ['mood: no such option'],
    });
  });

  it('rejects with a fault of a job, and works on', async () => {
    await expect(pool.run('break', undefined, 'a')).rejects.toThrow('a fault of ours');
    expect(await pool.run('double', { value: 1 }, 'a')).toBe(2);
    expect(failures).toEqual([]);
  });

  it('ends a job that takes too long with 503, and works on', async () => {
    const hurried = open({ timeLimitMs: 1_500 });
    await expect(hurried.run('forEver', undefined, 'a')).rejects.toMatchObject({
      code: 'service_unavailable',
      message: expect.stringContaining('1.5 s'),
      headers: { 'retry-after': '1' },
    });
    expect(failures).toEqual(['time']);
    expect(await hurried.run('double', { value: 1 }, 'a')).toBe(2);
  });

  it('counts the time of a job from its start, not from when it began to wait', async () => {
    const { gate, release } = closedGate();
    const held = pool.run('hold', { gate, value: 7 }, 'a');
    const after = pool.run('double', { value: 4 }, 'a');
    release();
    expect(await Promise.all([held, after])).toEqual([7, 8]);
  });

  it('ends a job that takes too much memory with 503, and works on', async () => {
    await expect(pool.run('hoard', undefined, 'a')).rejects.toMatchObject({
      code: 'service_unavailable',
      message: expect.stringContaining('memory'),
    });
    expect(failures).toEqual(['memory']);
    expect(await pool.run('double', { value: 1 }, 'a')).toBe(2);
  });

  it('takes owners in turns: many jobs of one delay those of another by one', async () => {
    const { gate, release } = closedGate();
    const order: string[] = [];
    const note = (name: string) => () => void order.push(name);
    const held = pool.run('hold', { gate, value: 0 }, 'greedy');
    const jobs = [
      ...Array.from({ length: 5 }, () => pool.run('double', { value: 1 }, 'greedy').then(note('greedy'))),
      pool.run('double', { value: 1 }, 'other').then(note('other')),
    ];
    release();
    await Promise.all([held, ...jobs]);
    expect(order).toEqual(['greedy', 'other', 'greedy', 'greedy', 'greedy', 'greedy']);
  });

  it('refuses with 503 what is more than may wait, of one owner or in all', async () => {
    const small = open({ mostWaiting: 3, mostWaitingPerOwner: 2 });
    const { gate, release } = closedGate();
    const busy = { code: 'service_unavailable', message: expect.stringContaining('try again') };
    const accepted = [
      small.run('hold', { gate, value: 0 }, 'a'),
      small.run('double', { value: 1 }, 'a'),
      small.run('double', { value: 2 }, 'a'),
    ];
    await expect(small.run('double', { value: 3 }, 'a')).rejects.toMatchObject(busy);
    accepted.push(small.run('double', { value: 4 }, 'b'));
    await expect(small.run('double', { value: 5 }, 'c')).rejects.toMatchObject(busy);
    release();
    expect(await Promise.all(accepted)).toEqual([0, 2, 4, 8]);
    expect(failures).toEqual(['busy', 'busy']);
  });
});

describe('a pool of processes', () => {
  const asProcess = { isolation: 'process' } as const;
  const pool = open({ ...asProcess, memoryLimitMb: 250 });

  it('computes with what it is sent, in a process of its own', async () => {
    expect(await pool.run('length', { bytes: new Uint8Array(100_000) }, 'a')).toBe(100_000);
    expect(await pool.run('processId', undefined, 'a')).not.toBe(process.pid);
  });

  it('passes on a refusal of a job as the error it was', async () => {
    await expect(pool.run('refuse', { field: 'image' }, 'a')).rejects.toMatchObject({
      status: 400,
      issues: [{ path: 'image', message: 'must be something else' }],
    });
  });

  it.each(['hoard', 'hoardOutside'] as const)(
    'ends a job that takes too much memory (%s) with 503, and works on',
    async (job) => {
      await expect(pool.run(job, undefined, 'a')).rejects.toMatchObject({
        code: 'service_unavailable',
        message: expect.stringContaining('memory'),
      });
      expect(failures).toEqual(['memory']);
      expect(await pool.run('double', { value: 1 }, 'a')).toBe(2);
    },
  );

  it('ends a job that takes too long with 503, and works on', async () => {
    const hurried = open({ ...asProcess, timeLimitMs: 1_500 });
    await expect(hurried.run('forEver', undefined, 'a')).rejects.toMatchObject({
      code: 'service_unavailable',
    });
    expect(failures).toEqual(['time']);
    expect(await hurried.run('double', { value: 1 }, 'a')).toBe(2);
  });
});
