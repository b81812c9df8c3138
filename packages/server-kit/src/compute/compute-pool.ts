import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import workerpool, { type Pool, type WorkerPoolOptions } from 'workerpool';
import { ApiError, callerLeft, unavailable } from '../errors/api-error.ts';
import { createFairQueue, type Owner } from './fair-queue.ts';
import type { Jobs, Outcome } from './job.ts';
import { createJobClock } from './job-clock.ts';
import { MEMORY_LIMIT_VARIABLE, OUT_OF_MEMORY_SIGNAL } from './memory-guard.ts';

/** For whom a job is. */
export interface JobFor extends Owner {
  /** Ends the job early: nobody waits for it any more. */
  readonly signal?: AbortSignal;
}

/** Computes away from the thread that answers. */
export interface Compute<Table extends Jobs> {
  /** How many jobs run at once. */
  readonly workers: number;
  /**
   * Runs one job for an owner, in turns with others.
   *
   * @throws ApiError what the job refuses; 503 when too much waits, the job takes more time or memory than it may, or
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
  /** Told of every job that was not finished. */
  readonly onFailure?: (failure: ComputeFailure) => void;
  readonly threads?: number;
  /**
   * `process` is for jobs that run native code: what goes wrong there ends a process of its own, whose whole memory is
   * held below the limit. `thread` when not given: the limit is that of its heap.
   */
  readonly isolation?: 'thread' | 'process';
  /** Of computing, for one job; waiting for a core counts once it takes four times as long. */
  readonly timeLimitMs?: number;
  /** Of one worker: of a thread its heap, of a process all it holds. */
  readonly memoryLimitMb?: number;
  /** Jobs that take little: of one account they come before others that wait. */
  readonly quick?: readonly string[];
  readonly mostWaiting?: number;
  readonly mostWaitingPerAccount?: number;
}

export interface ComputePool<Table extends Jobs> extends Compute<Table> {
  /** Ends the workers; what runs is refused. */
  close(): Promise<void>;
}

const TIME_LIMIT_MS = 5_000;
/** A worker that does not even start its job is ended too. */
const START_LIMIT_MS = 60_000;
const MEMORY_LIMIT_MB = 256;
const YOUNG_GENERATION_MB = 16;
const MOST_WAITING = 64;
const MOST_WAITING_PER_ACCOUNT = 16;
/** A job that runs when its caller leaves may end within this; ending it costs the start of a worker. */
const CUT_AFTER_MS = 500;

/** Two at least: one long job never makes all others wait. */
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
      // What computes needs no secret of the environment.
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
      // Typed arrays travel as they are.
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
        // One that was given to a worker that has not begun is cut once it has.
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

/** What the pool keeps of a job: among it the options it was given. */
type Waiting = NonNullable<ReturnType<Queue['pop']>>;

interface Owned {
  readonly owner: Owner;
}

function tooMuch(what: string): ApiError {
  return unavailable(`This request takes ${what}. Send less at once, for example in several requests.`);
}

const sourceOptions = (script: URL) => (script.pathname.endsWith('.ts') ? ['--conditions=@svc/source'] : []);

/** One arena, large blocks by themselves, one thread for native code: what is freed goes back, one job takes one core. */
const NATIVE_ENVIRONMENT = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  VIPS_CONCURRENCY: '1',
  UV_THREADPOOL_SIZE: '2',
};

/** What a worker died of stands behind the pool's own error; a process that held too much ended itself. */
function ranOutOfMemory(error: unknown): boolean {
  if (error instanceof workerpool.TerminateError && error.message.includes(`\`${OUT_OF_MEMORY_SIGNAL}\``))
    return true;
  const cause = error instanceof workerpool.TerminateError ? error.cause : undefined;
  return (cause as NodeJS.ErrnoException | undefined)?.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
