import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createJobClock, currentThread } from './job-clock.ts';

describe('the clock of a job', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
  afterEach(() => void vi.useRealTimers());

  it('counts all time where threads have no names', () => {
    const over = vi.fn();
    createJobClock(5000, over).started(null);
    vi.advanceTimersByTime(4980);
    expect(over).not.toHaveBeenCalled();
    vi.advanceTimersByTime(20);
    expect(over).toHaveBeenCalledOnce();
  });

  it('never calls for a job that ended, or that did not begin', () => {
    const over = vi.fn();
    const clock = createJobClock(5000, over);
    vi.advanceTimersByTime(60_000);
    clock.started(null);
    clock.stop();
    vi.advanceTimersByTime(60_000);
    expect(over).not.toHaveBeenCalled();
  });

  it.runIf(process.platform === 'linux')(
    'lets a job that waits for a core have four times as long, and no longer',
    async () => {
      // A thread that sleeps computes nothing.
      const sleeper = new Worker(
        "const { parentPort } = require('node:worker_threads'); parentPort.postMessage(require('node:fs').readlinkSync('/proc/thread-self')); parentPort.on('message', () => {});",
        { eval: true },
      );
      const thread = await new Promise<string>((resolve) => sleeper.once('message', resolve));
      const over = vi.fn();
      createJobClock(5000, over).started(thread);
      vi.advanceTimersByTime(19_000);
      expect(over).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1100);
      expect(over).toHaveBeenCalledOnce();
      await sleeper.terminate();
    },
  );

  it.runIf(process.platform === 'linux')('names the thread that runs', () => {
    expect(currentThread()).toMatch(/^\d+\/task\/\d+$/);
  });
});
