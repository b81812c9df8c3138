import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { CliError } from '../cli-error.ts';
import type { Io } from '../io.ts';

/** Something with resources in it: a file, or standard input. */
export interface ExportFile {
  /** As shown to the person at the terminal. */
  readonly name: string;
  /** Where it can be read again from any place; undefined for standard input. */
  readonly path: string | undefined;
  /** Whether it has a resource per line, judged by its name. */
  readonly isNdjson: boolean;
  readonly open: () => AsyncIterable<Uint8Array>;
}

/** What is to be scored. */
export interface ExportFiles {
  readonly files: readonly ExportFile[];
  readonly isFolder: boolean;
  /** Files of a folder that, by their names, hold no resources. */
  readonly passedOver: readonly string[];
}

const NDJSON = /\.(?:ndjson|jsonl)(?:\.gz)?$/i;
const READABLE = /\.(?:ndjson|jsonl|json)(?:\.gz)?$/i;

/**
 * The files of a path: itself, or all that a folder holds, in the order of their names; `-` is standard input.
 *
 * @throws CliError when the path cannot be read, or a folder holds nothing to read
 */
export async function exportFiles(io: Io, path: string): Promise<ExportFiles> {
  if (path === '-') return { files: [standardInput(io)], isFolder: false, passedOver: [] };
  const found = await orCannotRead(path, stat(path));
  if (!found.isDirectory()) return { files: [fileAt(path, path)], isFolder: false, passedOver: [] };
  const entries = await orCannotRead(path, readdir(path, { recursive: true, withFileTypes: true }));
  const names = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(path, join(entry.parentPath, entry.name)))
    .filter((name) => !name.split(sep).some((part) => part.startsWith('.')))
    .toSorted();
  const files = names.filter((name) => READABLE.test(name)).map((name) => fileAt(join(path, name), name));
  if (files.length === 0)
    throw new CliError(`${path} holds no file of JSON or NDJSON (.json, .ndjson, .jsonl, also with .gz).`);
  return { files, isFolder: true, passedOver: names.filter((name) => !READABLE.test(name)) };
}

function fileAt(path: string, name: string): ExportFile {
  return { name, path, isNdjson: NDJSON.test(name), open: () => createReadStream(path) };
}

function standardInput(io: Io): ExportFile {
  return { name: 'standard input', path: undefined, isNdjson: false, open: () => io.input?.() ?? whole(io) };
}

async function* whole(io: Io): AsyncGenerator<Uint8Array> {
  yield await io.readInput();
}

async function orCannotRead<Result>(path: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw cannotRead(path, error);
  }
}

/** The error for a file that cannot be read, with the code of the system or of the unpacker. */
export function cannotRead(name: string, error: unknown): CliError {
  return new CliError(
    `${name} cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown error'}).`,
  );
}
