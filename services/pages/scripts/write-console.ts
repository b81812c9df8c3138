import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildConsole } from '../../../apps/console/build-console.ts';
import { CONSOLE_FOLDER } from '../src/console-page/console-files.ts';
import { writePageScript } from './write-page-script.ts';

/** Bundles the console, and packs every file as it is served. */
export async function writeConsole(): Promise<void> {
  await buildConsole();
  const folder = join(CONSOLE_FOLDER, 'assets');
  await Promise.all((await readdir(folder)).map((name) => pack(join(folder, name))));
}

async function pack(file: string): Promise<void> {
  await writePageScript(await readFile(file), `${file}.gz`);
  await rm(file);
}
