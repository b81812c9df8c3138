import { randomBytes } from 'node:crypto';
import type { Stats } from 'node:fs';
import { rename, rm, stat, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { CliError } from './cli-error.ts';

export interface OutputFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/**
 * Writes files whole or not at all: each under a temporary name beside its destination, moved there once all are written.
 *
 * @throws CliError naming the file that cannot be written
 */
export async function writeFiles(files: readonly OutputFile[]): Promise<void> {
  const suffix = `${process.pid}.${randomBytes(4).toString('hex')}`;
  const drafts = files.map(({ path, bytes }) => ({ path, bytes, draft: `${path}.${suffix}` }));
  try {
    for (const { path, bytes, draft } of drafts) await orCannotWrite(path, writeFile(draft, bytes));
    for (const { path, draft } of drafts) await orCannotWrite(path, rename(draft, path));
  } finally {
    for (const { draft } of drafts) await rm(draft, { force: true }).catch(() => {});
  }
}

/**
 * Checks where results are to go before the work that makes them. A file moved to its destination replaces what was
 * there, so a folder, a device and the input itself are refused.
 *
 * @throws CliError naming the place
 */
export async function checkOutputs(input: string, outputs: readonly string[]): Promise<void> {
  const taken = new Map([[identityOf(input, await foundAt(input)), input]]);
  for (const path of outputs) {
    const found = await foundAt(path);
    if (found?.isFile() === false)
      throw new CliError(`${path} cannot be written: something other than a file is there.`);
    const identity = identityOf(path, found);
    const other = taken.get(identity);
    if (other !== undefined)
      throw new CliError(`${path} cannot be written: it is the same file as ${other}.`);
    taken.set(identity, path);
  }
}

function foundAt(path: string): Promise<Stats | undefined> {
  return orCannotWrite(
    path,
    stat(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    }),
  );
}

/** Identifies a file, so that two names of one file count as one. */
function identityOf(path: string, found: Stats | undefined): string {
  return found === undefined ? resolve(path) : `${found.dev}:${found.ino}`;
}

async function orCannotWrite<Result>(path: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const { code = 'unknown error' } = error as NodeJS.ErrnoException;
    throw new CliError(`${path} cannot be written (${code}).`);
  }
}
