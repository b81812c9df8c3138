import { basename } from 'node:path';
import { getPriority, setPriority } from 'node:os';
import workerpool from 'workerpool';
import { ApiError } from '../errors/api-error.ts';
import type { Job, Jobs, Outcome } from './job.ts';
import { currentThread } from './job-clock.ts';
import { guardMemory } from './memory-guard.ts';

/** Niceness of a worker over the main thread: it gets about a tenth of the share while both want the core. */
const WORKER_NICENESS = 10;

/** Makes the calling worker, a thread or a process, serve these jobs. */
export function serveJobs(jobs: Jobs): void {
  giveWay();
  guardMemory();
  workerpool.worker(Object.fromEntries(Object.entries(jobs).map(([name, job]) => [name, outcomeOf(job)])));
}

function outcomeOf(job: Job): (input: never) => Promise<Outcome> {
  return async (input) => {
    workerpool.workerEmit(currentThread());
    try {
      return { result: await job(input) };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { code, message, issues, fieldErrors, headers } = error;
      return {
        refusal: {
          code,
          message,
          ...(issues === undefined ? {} : { issues }),
          ...(fieldErrors === undefined ? {} : { fieldErrors }),
          ...(headers === undefined ? {} : { headers }),
        },
      };
    } finally {
      // The limit covers the whole process: what one job left behind, refused or not, must not count against the next.
      globalThis.gc?.();
    }
  };
}

/** Only Linux has thread priorities; elsewhere, or where the system forbids it, nothing changes. */
function giveWay(): void {
  const named = currentThread();
  if (named === null) return;
  const thread = Number(basename(named));
  try {
    setPriority(thread, Math.min(getPriority(thread) + WORKER_NICENESS, 19));
  } catch {
    // Where the system forbids it, the worker keeps the priority it has.
  }
}
