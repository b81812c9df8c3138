import { isMainThread, Worker } from 'node:worker_threads';

/** Tells a worker process how much it may hold, MB. */
export const MEMORY_LIMIT_VARIABLE = 'WORKER_MEMORY_LIMIT_MB';
/** The signal that ends a process over its limit; the system sends the same one when memory runs out. */
export const OUT_OF_MEMORY_SIGNAL = 'SIGKILL';

const LOOK_EVERY_MS = 20;
/** Runs in a thread of its own beside the computation, native code included, and kills the process. */
const WATCH = `
  const { workerData } = require('node:worker_threads');
  setInterval(() => {
    if (process.memoryUsage.rss() > workerData.limitBytes) process.kill(process.pid, workerData.signal);
  }, workerData.everyMs);`;

/** Ends the calling worker process as soon as it holds more than its limit; in a thread the heap limit does that. */
export function guardMemory(): void {
  const limitMb = Number(process.env[MEMORY_LIMIT_VARIABLE] ?? 0);
  if (!isMainThread || limitMb === 0) return;
  const watch = new Worker(WATCH, {
    eval: true,
    workerData: { limitBytes: limitMb * 1_048_576, signal: OUT_OF_MEMORY_SIGNAL, everyMs: LOOK_EVERY_MS },
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
  });
  watch.unref();
}
