import type { WorkerDeps } from '../deps.ts';

/** Work that is repeated in the background. */
export interface Job {
  /** Named in logs and metrics when a run fails. */
  readonly name: string;
  readonly everyMs: number;
  run(): Promise<void>;
}

/**
 * Runs a job again and again, never twice at once; a run that fails is counted and logged, and the next one comes all
 * the same. `stop()` waits for a run that is under way.
 */
export function every({ name, everyMs, run }: Job, { complain }: Pick<WorkerDeps, 'complain'>) {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const next = () => {
    if (stopped) return;
    timer = setTimeout(() => {
      running = once();
    }, everyMs).unref();
  };
  const once = async () => {
    try {
      await run();
    } catch (error) {
      complain(name)(error);
    }
    next();
  };
  next();
  return async (): Promise<void> => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
