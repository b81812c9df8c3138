import { readFileSync, readlinkSync } from 'node:fs';

/** Linux counts the CPU time of threads in hundredths of a second. */
const TICK_MS = 10;
/** A job that has to wait for a core may last this many times its computing limit. */
const PATIENCE = 4;
/** Less than a request may last, so that the caller is still told why. */
const LONGEST_MS = 28_000;

/** Which thread runs: `PID/task/TID`, as Linux names it; null elsewhere. */
export function currentThread(): string | null {
  try {
    return readlinkSync('/proc/thread-self');
  } catch {
    return null;
  }
}

export interface JobClock {
  /** The job has begun, on this thread; `null` where the thread is not known: then all time counts. */
  started(thread: string | null): void;
  stop(): void;
}

/**
 * Calls `onOver` once a job has computed for `limitMs`. Only the time its thread had a core counts: workers yield to
 * the main thread, and on a busy machine a small job would otherwise be refused as a large one.
 */
export function createJobClock(limitMs: number, onOver: () => void): JobClock {
  const longestMs = Math.max(limitMs, Math.min(PATIENCE * limitMs, LONGEST_MS));
  let timer: NodeJS.Timeout | undefined;

  function watch(thread: string | null, startedMs: number, computedBeforeMs: number): void {
    const look = () => {
      const elapsedMs = performance.now() - startedMs;
      const computedMs = (computedMsOf(thread) ?? computedBeforeMs + elapsedMs) - computedBeforeMs;
      const leftMs = Math.min(limitMs - computedMs, longestMs - elapsedMs);
      if (leftMs <= TICK_MS) onOver();
      else timer = setTimeout(look, leftMs);
    };
    timer = setTimeout(look, limitMs);
  }

  return {
    started: (thread) => watch(thread, performance.now(), computedMsOf(thread) ?? 0),
    stop: () => clearTimeout(timer),
  };
}

/** How long a thread has had a core, in milliseconds; null where that cannot be read. */
function computedMsOf(thread: string | null): number | null {
  if (thread === null || !/^\d+\/task\/\d+$/.test(thread)) return null;
  try {
    const stat = readFileSync(`/proc/${thread}/stat`, 'latin1');
    // The program name, in brackets, may hold spaces; user and system time are the 12th and 13th words after it.
    const words = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(words[11]) + Number(words[12])) * TICK_MS;
  } catch {
    return null;
  }
}
