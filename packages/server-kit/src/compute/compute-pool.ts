import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import workerpool, { type Pool, type WorkerPoolOptions } from 'workerpool';
import { ApiError, callerLeft, unavailable } from '../errors/api-error.ts';
import { createFairQueue, type Owner } from './fair-queue.ts';
import type { Jobs, Outcome } from './job.ts';
import { createJobClock } from './job-clock.ts';
import { MEMORY_LIMIT_VARIABLE, OUT_OF_MEMORY_SIGNAL } from './memory-guard.ts';

/** Whom a job is for. */
export interface JobFor extends Owner {
  /** Aborted when nobody waits for the job any more: it then ends early. */
  readonly signal?: AbortSignal;
}

/** Computes off the main thread, which answers requests. */
export interface Compute<Table extends Jobs> {
  /** How many jobs run at once. */
  readonly workers: number;
  /**
   * Runs one job for an owner, in turns with others.
   *
   * @throws ApiError the job's own refusal; 503 when the queue is full, the job exceeds its time or memory limit, or
   * nobody waits for it any more
   */
  run<Name extends keyof Table & string>(
    name: Name,
    input: Parameters<Table[Name]>[0],
    owner: JobFor,
  ): Promise<Awaited<ReturnType<Table[Name]>>>;
}

/** Why a job was not finished. */
export type ComputeFailure = 'busy' | 'time' | 'memory';

export interface ComputePoolOptions {
  /** The module that serves the jobs; every worker loads it. */
  readonly script: URL;
  /** Called for every job that was not finished. */
  readonly onFailure?: (failure: ComputeFailure) => void;
  readonly threads?: number;
  /**
   * `process` is for jobs that run native code: a crash there ends only the worker's own process, whose whole memory is
   * kept below the limit. `thread` when not given: the limit is that of its heap.
   */
  readonly isolation?: 'thread' | 'process';
  /** Computing time of one job; waiting for a core is not counted until the job has lasted four times as long. */
  readonly timeLimitMs?: number;
  /** Memory of one worker: the heap of a thread, all that a process holds. */
  readonly memoryLimitMb?: number;
  /** Names of short jobs: within an account they go before the others in the queue. */
  readonly quick?: readonly string[];
  readonly mostWaiting?: number;
  readonly mostWaitingPerAccount?: number;
}

export interface ComputePool<Table extends Jobs> extends Compute<Table> {
  /** Ends the workers; running jobs are refused. */
  close(): Promise<void>;
}

const TIME_LIMIT_MS = 5_000;
/** A worker that does not even start its job within this is ended too. */
const START_LIMIT_MS = 60_000;
const MEMORY_LIMIT_MB = 256;
const YOUNG_GENERATION_MB = 16;
const MOST_WAITING = 64;
const MOST_WAITING_PER_ACCOUNT = 16;
/** A job whose caller has left may still finish within this: ending it costs the start of a new worker. */
const CUT_AFTER_MS = 500;

/** At least two, so that one long job never makes all others wait. */
const defaultThreads = () => Math.min(Math.max(availableParallelism() - 1, 2), 4);

/** A small pool of worker threads, each started when it is first needed. */
// oxlint-disable-next-line max-lines-per-function -- the start of a job, its limit, its cut and its end share its state
export function createComputePool<Table extends Jobs>({
  script,
  onFailure = () => {},
  threads = defaultThreads(),
  isolation = 'thread',
  timeLimitMs = TIME_LIMIT_MS,
  memoryLimitMb = MEMORY_LIMIT_MB,
  quick = [],
  mostWaiting = MOST_WAITING,
  mostWaitingPerAccount = MOST_WAITING_PER_ACCOUNT,
}: ComputePoolOptions): ComputePool<Table> {
  const queue = createFairQueue<Waiting>(
    ({ options }) => (options as unknown as Owned).owner,
    ({ method }) => quick.includes(String(method)),
  );
  const pool: Pool = workerpool.pool(fileURLToPath(script), {
    workerType: isolation,
    maxWorkers: threads,
    queueStrategy: queue,
    workerThreadOpts: {
      // A worker needs no secrets from the environment.
      env: {},
      execArgv: sourceOptions(script),
      resourceLimits: {
        maxOldGenerationSizeMb: memoryLimitMb,
        maxYoungGenerationSizeMb: YOUNG_GENERATION_MB,
      },
    },
    forkOpts: {
      env: { ...NATIVE_ENVIRONMENT, [MEMORY_LIMIT_VARIABLE]: String(memoryLimitMb) },
      execArgv: [...sourceOptions(script), '--expose-gc', `--max-semi-space-size=${YOUNG_GENERATION_MB / 2}`],
      // Typed arrays keep their type on the way.
      serialization: 'advanced',
    },
  });

  const fail = (failure: ComputeFailure, error: ApiError): ApiError => {
    onFailure(failure);
    return error;
  };

  return {
    workers: threads,
    async run(name, input, { signal, ...owner }) {
      if (signal?.aborted === true) throw callerLeft();
      if (queue.size() >= mostWaiting || queue.waitingOf(owner.account) >= mostWaitingPerAccount)
        throw fail('busy', unavailable('Too much is waiting to be computed. Please try again.'));
      let outcome: Outcome;
      let isOver = false;
      const clock = createJobClock(timeLimitMs, () => {
        isOver = true;
        job.cancel();
      });
      let [isStarted, isLeft] = [false, false];
      const on = (thread: string | null) => {
        isStarted = true;
        clock.started(thread);
        if (isLeft) cutSoon();
      };
      const options = { owner, on } satisfies Owned & { on: typeof on };
      const job = pool.exec(name, [input], options);
      let cut: NodeJS.Timeout | undefined;
      const cutSoon = () => void (cut = setTimeout(() => job.cancel(), CUT_AFTER_MS).unref());
      const leave = () => {
        isLeft = true;
        const before = queue.size();
        queue.drop((waiting) => (waiting.options as unknown) === options);
        if (queue.size() < before) job.cancel();
        // A job whose worker has not begun it yet is cut once it has.
        else if (isStarted) cutSoon();
      };
      signal?.addEventListener('abort', leave);
      try {
        outcome = await job.timeout(timeLimitMs + START_LIMIT_MS);
      } catch (error) {
        if (isOver || error instanceof workerpool.Promise.TimeoutError)
          throw fail('time', tooMuch(`more than ${timeLimitMs / 1000} s to compute`));
        if (isLeft) throw callerLeft();
        if (ranOutOfMemory(error)) throw fail('memory', tooMuch('more memory than one request may use'));
        throw error;
      } finally {
        clock.stop();
        clearTimeout(cut);
        signal?.removeEventListener('abort', leave);
      }
      if ('refusal' in outcome) {
        const { code, message, ...details } = outcome.refusal;
        throw new ApiError(code, message, details);
      }
      return outcome.result as never;
    },
    async close() {
      await pool.terminate(true);
    },
  };
}

type Queue = Exclude<NonNullable<WorkerPoolOptions['queueStrategy']>, string>;

/** What the pool keeps of a job, including the options it was given. */
type Waiting = NonNullable<ReturnType<Queue['pop']>>;

interface Owned {
  readonly owner: Owner;
}

function tooMuch(what: string): ApiError {
  return unavailable(`This request takes ${what}. Send less at once, for example in several requests.`);
}

const sourceOptions = (script: URL) => (script.pathname.endsWith('.ts') ? ['--conditions=@svc/source'] : []);

/** One malloc arena, large blocks mapped separately, one native thread: freed memory goes back, a job takes one core. */
const NATIVE_ENVIRONMENT = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  VIPS_CONCURRENCY: '1',
  UV_THREADPOOL_SIZE: '2',
};

/** What a worker died of is the cause of the pool's own error; a process that held too much killed itself. */
function ranOutOfMemory(error: unknown): boolean {
  if (error instanceof workerpool.TerminateError && error.message.includes(`\`${OUT_OF_MEMORY_SIGNAL}\``))
    return true;
  const cause = error instanceof workerpool.TerminateError ? error.cause : undefined;
  return (cause as NodeJS.ErrnoException | undefined)?.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
