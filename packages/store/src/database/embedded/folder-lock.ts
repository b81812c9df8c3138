import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning, type ProcessIdentity, thisProcess } from '../process-identity.ts';

export interface FolderLock {
  release(): void;
}

/**
 * Locks the folder for this process. Two processes on one embedded database lose each other's rows, so a
 * folder held by a live process is refused; the lock of a dead one is taken over.
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lockFile = join(folder, 'lock');
  const releaseTurn = takeTurn(`${lockFile}.turn`, folder);
  try {
    const holder = readHolder(lockFile);
    if (holder && isRunning(holder)) throw heldError(holder, folder);
    rmSync(lockFile, { force: true });
    writeFileSync(lockFile, describe(thisProcess()));
  } finally {
    releaseTurn();
  }
  return { release: () => releaseOwn(lockFile) };
}

/** When several processes find a stale lock at once, they judge and replace it one at a time. */
function takeTurn(turnFile: string, folder: string): () => void {
  const draft = `${turnFile}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, describe(thisProcess()));
  try {
    for (let attempt = 0; attempt < 2; attempt++) {
      if (linked(draft, turnFile)) return () => rmSync(turnFile, { force: true });
      const holder = readHolder(turnFile);
      if (holder && isRunning(holder)) throw heldError(holder, folder);
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

function heldError(holder: ProcessIdentity, folder: string): Error {
  return new Error(
    `The embedded database in ${folder} is in use by process ${holder.pid}. Stop that process, or choose another folder with SVC_DATA_DIR.`,
  );
}

function releaseOwn(lockFile: string): void {
  if (readHolder(lockFile)?.pid === process.pid) rmSync(lockFile, { force: true });
}

const describe = ({ pid, startedAt }: ProcessIdentity): string => `${pid}\n${startedAt}\n`;

function readHolder(file: string): ProcessIdentity | null {
  try {
    const [pid, startedAt] = readFileSync(file, 'utf8').split('\n');
    return Number(pid) > 0 ? { pid: Number(pid), startedAt: startedAt ?? '' } : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
