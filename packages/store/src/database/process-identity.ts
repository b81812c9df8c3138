import { readFileSync } from 'node:fs';

/** Which process on this machine is meant. */
export interface ProcessIdentity {
  readonly pid: number;
  /** Tells a process from a later one with the same id, where the system lets us know. */
  readonly startedAt: string;
}

export function thisProcess(): ProcessIdentity {
  return { pid: process.pid, startedAt: startOf(process.pid) };
}

/** Whether the process lives; one that took over its id does not count. */
export function isRunning({ pid, startedAt }: ProcessIdentity): boolean {
  if (!processExists(pid)) return false;
  const now = startOf(pid);
  return !now || !startedAt || now === startedAt;
}

function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Boot and start tick of a process on Linux; empty elsewhere. */
function startOf(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name, second field, may hold spaces; what follows its bracket does not.
    const startTick = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return `${boot} ${startTick}`;
  } catch {
    return '';
  }
}
