import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface FolderLock {
  release(): void;
}

interface Holder {
  pid: number;
  /** Tells a process from a later one with the same id, where the system lets us know. */
  startedAt: string;
}

/**
 * Takes the folder for this process. Two processes on one embedded database lose each other's rows, so a
 * folder held by a live process is refused; the lock of a dead one is taken over.
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lockFile = join(folder, 'lock');
  const releaseTurn = takeTurn(`${lockFile}.turn`, folder);
  try {
    const holder = readHolder(lockFile);
    if (holder && isAlive(holder)) throw heldError(holder, folder);
    rmSync(lockFile, { force: true });
    writeFileSync(lockFile, describe(self()));
  } finally {
    releaseTurn();
  }
  return { release: () => releaseOwn(lockFile) };
}

/** Of several processes that find a dead lock at once, one at a time may judge and replace it. */
function takeTurn(turnFile: string, folder: string): () => void {
  const draft = `${turnFile}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, describe(self()));
  try {
    for (let attempt = 0; attempt < 2; attempt++) {
      if (linked(draft, turnFile)) return () => rmSync(turnFile, { force: true });
      const holder = readHolder(turnFile);
      if (holder && isAlive(holder)) throw heldError(holder, folder);
      rmSync(turnFile, { force: true });
    }
    throw new Error(`Another process is opening the embedded database in ${folder}; try again.`);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** A hard link appears whole or not at all, so nobody reads a half-written lock. */
function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function heldError(holder: Holder, folder: string): Error {
  return new Error(
    `The embedded database in ${folder} is in use by process ${holder.pid}. Stop that process, or choose another folder with SVC_DATA_DIR.`,
  );
}

function releaseOwn(lockFile: string): void {
  if (readHolder(lockFile)?.pid === process.pid) rmSync(lockFile, { force: true });
}

const self = (): Holder => ({ pid: process.pid, startedAt: startOf(process.pid) });

const describe = (holder: Holder): string => `${holder.pid}\n${holder.startedAt}\n`;

function readHolder(file: string): Holder | null {
  try {
    const [pid, startedAt] = readFileSync(file, 'utf8').split('\n');
    return Number(pid) > 0 ? { pid: Number(pid), startedAt: startedAt ?? '' } : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function isAlive(holder: Holder): boolean {
  if (!processExists(holder.pid)) return false;
  const startedAt = startOf(holder.pid);
  return !startedAt || !holder.startedAt || startedAt === holder.startedAt;
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
