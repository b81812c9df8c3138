/**
 * Packs every published package once and looks at the tarball as whoever installs it would: publint, strictly, and
 * the types by every way of resolving them. Prints a line for each fault.
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { PUBLISHED_FOLDERS } from './published.ts';

const root = new URL('..', import.meta.url).pathname;
const packed = mkdtempSync(join(tmpdir(), 'svc-packages-'));
let faults = 0;
for (const folder of PUBLISHED_FOLDERS) {
  const tarball = readFileSync(await pack(folder));
  for (const fault of [...(await lintFaults(tarball)), ...(await typeFaults(folder, tarball))]) {
    process.stdout.write(`${folder}: ${fault}\n`);
    faults += 1;
  }
}
rmSync(packed, { recursive: true });
process.exitCode = faults === 0 ? 0 : 1;

/** The path of the tarball. */
async function pack(folder: string): Promise<string> {
  const args = ['-C', join(root, folder), 'pack', '--json', '--pack-destination', packed];
  const { stdout } = await promisify(execFile)('pnpm', args, { cwd: root });
  return (JSON.parse(stdout) as { filename: string }).filename;
}

async function lintFaults(tarball: Buffer): Promise<string[]> {
  const archive = new Uint8Array(tarball).buffer;
  const { messages, pkg } = await publint({ strict: true, pack: { tarball: archive } });
  return messages.map((message) => formatMessage(message, pkg) ?? message.code);
}

async function typeFaults(folder: string, tarball: Buffer): Promise<string[]> {
  const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(tarball)), {
    excludeEntrypoints: settingsOf(folder).excludeEntrypoints ?? [],
  });
  return analysis.types ? analysis.problems.map((problem) => JSON.stringify(problem)) : ['ships no types'];
}

/** What the package says in `.attw.json`. */
function settingsOf(folder: string): { excludeEntrypoints?: string[] } {
  const file = join(root, folder, '.attw.json');
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { excludeEntrypoints?: string[] })
    : {};
}
