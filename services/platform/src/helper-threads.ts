import { readdirSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

/** How much nicer the helper threads are: about half the share of the thread that answers, and still served. */
export const HELPER_NICENESS = 3;

/**
 * Lets the threads that this process has beside the calling one, V8's compilers and collectors, give way to it.
 * There are four at the priority of the first: on a node of one core, requests otherwise get a fifth of it while
 * code is compiled or the heap is marked (docs/decisions/requests-under-load.md has the figures).
 *
 * Only Linux has priorities of threads; elsewhere, or where the system forbids it, nothing changes.
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
    // Without /proc, or with a thread that has just ended, all keep the priority they have.
  }
}
