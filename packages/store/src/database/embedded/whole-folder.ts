import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A folder with none of these is no database; one with only some of them was one. */
const PARTS = ['PG_VERSION', 'base', 'global/pg_control', 'pg_wal'] as const;

/**
 * Whether the folder of an embedded database exists and is complete; false where there is none yet.
 *
 * @throws Error when parts of it are missing: the engine would create a new, empty database over what is left
 */
export function hasDatabase(folder: string): boolean {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return false;
  const missing = PARTS.filter((part) => !existsSync(join(folder, part)));
  if (missing.length === 0) return true;
  throw new Error(
    `The embedded database in ${folder} is incomplete (${missing.join(', ')} missing): nothing was opened, so that what is left stays as it is. Restore the folder from a backup, or move it away to begin with an empty database.`,
  );
}
