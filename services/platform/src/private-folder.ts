import { chmodSync, type Dirent, lstatSync, mkdirSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';

const OTHERS = 0o077;
const FOLDER = 0o700;
const FILE = 0o600;

/**
 * Makes a folder, new or existing with all in it, readable and writable by its owner alone: it holds records,
 * keys and the secret. Does nothing where the system has no such permissions.
 *
 * @throws Error when the folder belongs to somebody else or cannot be made private, with what to do
 */
export function makePrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: FOLDER });
  const user = process.getuid?.();
  if (user === undefined) return;
  const real = realpathSync(folder);
  const { uid } = statSync(real);
  if (uid !== user)
    throw new Error(
      `The data folder ${folder} belongs to another user (uid ${uid}, this process is ${user}), who could read and change what is stored. Run: chown -R ${user} ${real}, or choose another folder with SVC_DATA_DIR.`,
    );
  try {
    tighten(real, FOLDER);
    tightenAll(real);
  } catch (error) {
    throw new Error(
      `The data folder ${folder} can be read by others and could not be closed (${(error as NodeJS.ErrnoException).code ?? 'unknown'}). Run: chmod -R go-rwx ${real}, or choose another folder with SVC_DATA_DIR.`,
      { cause: error },
    );
  }
}

function tightenAll(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (isPlain(entry)) tighten(path, entry.isDirectory() ? FOLDER : FILE);
    if (entry.isDirectory()) tightenAll(path);
  }
}

/** Neither a link nor anything special: what a link points to is not ours to change. */
function isPlain(entry: Dirent): boolean {
  return entry.isDirectory() || entry.isFile();
}

function tighten(path: string, mode: number): void {
  if ((lstatSync(path).mode & OTHERS) !== 0) chmodSync(path, mode);
}
