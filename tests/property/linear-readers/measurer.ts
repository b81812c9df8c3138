import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Reading, Task } from './task.ts';

export interface Measurer {
  measure(task: Task): Promise<Reading>;
  stop(): Promise<void>;
}

/** Measures in a thread that is ended, and replaced, when a reading takes longer than `capMs`. */
export async function createMeasurer(capMs: number): Promise<Measurer> {
  let worker = await start();
  return {
    async measure(task) {
      const timer = new AbortController();
      const answer = once(worker, 'message', { signal: timer.signal }) as Promise<[Reading]>;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
      worker.postMessage(task);
      const cut = delay(capMs, undefined, { signal: timer.signal });
      const reading = await Promise.race([answer.then(([read]) => read), cut]).catch(
        (error: unknown): Reading => ({ ms: 0, outcome: 'failed', failure: String(error) }),
      );
      timer.abort();
      await Promise.allSettled([answer, cut]);
      if (reading !== undefined && reading.failure !== 'Error: worker ended') return reading;
      await worker.terminate();
      worker = await start();
      return { ms: capMs, outcome: 'cut', failure: `ended after ${capMs} ms` };
    },
    stop: async () => void (await worker.terminate()),
  };
}

async function start(): Promise<Worker> {
  const worker = new Worker(new URL('measure-worker.ts', import.meta.url));
  await once(worker, 'message');
  return worker;
}
