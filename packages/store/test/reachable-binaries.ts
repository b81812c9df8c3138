import { cpSync, lchownSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { PostgresBinaries } from './postgres-binaries.ts';

const OTHERS_MAY_ENTER = 0o001;

/** Whether a user who neither owns a file nor is in its group may run it: every folder above lets everyone in. */
export function othersMayRun(file: string): boolean {
  const path = realpathSync(file);
  const parent = dirname(path);
  return (statSync(path).mode & OTHERS_MAY_ENTER) !== 0 && (parent === path || othersMayRun(parent));
}

/**
 * The binaries where another user can run them. PostgreSQL refuses to run as root, and a checkout below a folder
 * that is closed to others (root's own, say) would fail: then they are copied into `folder`, for that user alone.
 */
export function binariesFor(
  owner: { uid: number; gid: number },
  binaries: PostgresBinaries,
  folder: string,
): PostgresBinaries {
  if (othersMayRun(binaries.postgres)) return binaries;
  if (!othersMayRun(dirname(folder)))
    throw new Error(
      `PostgreSQL does not run as root, and other users may not enter ${dirname(folder)}: name a folder open to all with TMPDIR, or a server with TEST_DATABASE_URL.`,
    );
  const native = join(folder, 'native');
  cpSync(dirname(dirname(binaries.postgres)), native, { recursive: true, verbatimSymlinks: true });
  for (const name of ['', ...readdirSync(native, { recursive: true, encoding: 'utf8' })])
    lchownSync(join(native, name), owner.uid, owner.gid);
  const copied = (file: string) => join(native, 'bin', basename(file));
  return { initdb: copied(binaries.initdb), postgres: copied(binaries.postgres) };
}
