import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { every } from './every.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const quiet = { complain: () => () => {} };

it('runs a job again and again, and not before the first interval', async () => {
  const run = vi.fn(async () => {});
  const stop = every({ name: 'job', everyMs: 1_000, run }, quiet);
  await vi.advanceTimersByTimeAsync(999);
  expect(run).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(2_001);
  expect(run).toHaveBeenCalledTimes(3);
  await stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(run).toHaveBeenCalledTimes(3);
});

it('never runs it twice at once', async () => {
  let running = 0;
  let most = 0;
  const run = async () => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    running -= 1;
  };
  const stop = every({ name: 'job', everyMs: 1_000, run }, quiet);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(most).toBe(1);
  const stopped = stop();
  await vi.advanceTimersByTimeAsync(5_000);
  await stopped;
});

it('counts a run that fails, and goes on', async () => {
  const failures: string[] = [];
  const complain = (name: string) => () => void failures.push(name);
  const run = vi.fn(() => Promise.reject(new Error('down')));
  const stop = every({ name: 'job', everyMs: 1_000, run }, { complain });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(failures).toEqual(['job', 'job', 'job']);
  await stop();
});

it('waits for a run that is under way when it stops', async () => {
  let done = false;
  const run = async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    done = true;
  };
  const stop = every({ name: 'job', everyMs: 100, run }, quiet);
  await vi.advanceTimersByTimeAsync(200);
  const stopped = stop();
  await vi.advanceTimersByTimeAsync(1_000);
  await stopped;
  expect(done).toBe(true);
});
