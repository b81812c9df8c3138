import { readdirSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

/** Niceness of the helper threads: about half the share of the main thread, so they still make progress. */
export const HELPER_NICENESS = 3;

/**
 * Makes this process's other threads, V8's compilers and collectors, yield to the calling one.
 * There are four with the priority of the first: on a single-core node, requests otherwise get a fifth of it while
 * code is compiled or the heap is marked (docs/decisions/requests-under-load.md has the figures).
 *
 * Only Linux has thread priorities; elsewhere, or where the system forbids it, nothing changes.
 */
export function putHelperThreadsBehind(): void {
  if (process.platform !== 'linux') return;
  try {
    const helpers = readdirSync('/proc/self/task')
      .map(Number)
      .filter((thread) => thread !== process.pid);
    const niceness = Math.min(getPriority() + HELPER_NICENESS, constants.priority.PRIORITY_LOW);
    for (const thread of helpers) setPriority(thread, niceness);
  } catch {
    // Without /proc, or when a thread has just ended, all keep the priority they have.
  }
}
