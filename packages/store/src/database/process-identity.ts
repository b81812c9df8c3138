import { readFileSync } from 'node:fs';

/** Identifies a process on this machine. */
export interface ProcessIdentity {
  readonly pid: number;
  /** Tells a process from a later one with the same id, where the system lets us know. */
  readonly startedAt: string;
}

export function thisProcess(): ProcessIdentity {
  return { pid: process.pid, startedAt: startOf(process.pid) };
}

/** Whether the process is still alive; a later one with the same id does not count. */
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
    // The command name, the second field, may hold spaces; what follows its closing bracket does not.
    const startTick = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return `${boot} ${startTick}`;
  } catch {
    return '';
  }
}
