import { cpSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';

/**
 * A migrated, empty database folder that the build makes ahead of time: creating one takes PGlite several
 * seconds, copying one a few hundredths of a second. Without it the first start is slow but otherwise the same.
 */
export function preparedTemplate(): string | undefined {
  try {
    return dirname(createRequire(import.meta.url).resolve('@svc/store/embedded/PG_VERSION'));
  } catch {
    return undefined;
  }
}

/** Fills a folder that does not exist yet, or is empty; a copy cut short leaves nothing behind that could be opened. */
export function copyTemplate(template: string, folder: string): void {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  cpSync(template, draft, { recursive: true });
  renameSync(draft, folder);
}
