import { readFile } from 'node:fs/promises';
import { InvalidInputError } from '@svc/intelligence';
import { ApiError, parseJsonBody } from '@svc/server-kit/jobs';
import { CliError } from './cli-error.ts';
import type { Io } from './io.ts';

/** The JSON of a request file, or of standard input for `-`. */
export async function readRequest(io: Io, file: string): Promise<unknown> {
  try {
    return parseJsonBody(await bytesOf(io, file));
  } catch (error) {
    if (error instanceof ApiError) throw new CliError(error.message);
    throw error;
  }
}

async function bytesOf(io: Io, file: string): Promise<Buffer> {
  if (file === '-') return io.readInput();
  try {
    return await readFile(file);
  } catch (error) {
    throw new CliError(
      `${file} cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown error'}).`,
    );
  }
}

/** A request that fails its schema as a message with one line per field; anything else as it is. */
export function requestProblem(error: unknown): unknown {
  if (!(error instanceof InvalidInputError)) return error;
  return new CliError(
    `The request is invalid:\n${error.issues.map(({ path, message }) => `- ${path}: ${message}`).join('\n')}`,
  );
}
