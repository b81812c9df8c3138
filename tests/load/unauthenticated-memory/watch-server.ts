import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

const EVERY_MS = 50;

/** What a server looked like from outside while something went on. */
export interface Watched {
  /** Largest resident set, bytes. */
  readonly peakBytes: number;
  /** Slowest answer of `/healthz`, milliseconds. */
  readonly slowestMs: number;
}

/** Asks a server for its health and reads its resident set until stopped. */
export function watchServer({ port, pid }: { port: number; pid: number }): { stop(): Promise<Watched> } {
  let peakBytes = 0;
  let slowestMs = 0;
  const stopped = new AbortController();
  const watch = async () => {
    while (!stopped.signal.aborted) {
      const startedAt = performance.now();
      const answer = await fetch(`http://127.0.0.1:${port}/healthz`);
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`/healthz answered ${answer.status}`);
      slowestMs = Math.max(slowestMs, performance.now() - startedAt);
      peakBytes = Math.max(peakBytes, residentBytes(pid));
      await delay(EVERY_MS);
    }
  };
  const watching = watch();
  watching.catch(() => {});
  return {
    async stop() {
      stopped.abort();
      await watching;
      return { peakBytes, slowestMs };
    },
  };
}

/** Resident set of a process, bytes. */
export function residentBytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
}
