import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildConsole } from '../../../apps/console/build-console.ts';
import { CONSOLE_FOLDER, CONSOLE_MANIFEST } from '../src/console-page/console-files.ts';
import { writePageScript } from './write-page-script.ts';

const ASSETS = join(CONSOLE_FOLDER, 'assets');

/**
 * Bundles the console, and packs every file as it is served. Files come before the manifest that names them, and go after
 * it: whoever reads meanwhile has the old console or the new one.
 */
export async function writeConsole(): Promise<void> {
  await mkdir(ASSETS, { recursive: true });
  const before = await readdir(ASSETS);
  const draft = await mkdtemp(`${CONSOLE_FOLDER}-`);
  try {
    await buildConsole(draft);
    const names = await readdir(join(draft, 'assets'));
    await Promise.all(names.map((name) => pack(join(draft, 'assets', name), join(ASSETS, `${name}.gz`))));
    await rename(join(draft, 'manifest.json'), CONSOLE_MANIFEST);
    const kept = new Set(names.flatMap((name) => [`${name}.gz`, `${name}.br`]));
    const old = before.filter((name) => !kept.has(name));
    await Promise.all(old.map((name) => rm(join(ASSETS, name), { force: true })));
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function pack(file: string, zipped: string): Promise<void> {
  await writePageScript(await readFile(file), zipped);
}
