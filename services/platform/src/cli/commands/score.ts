import { readFile } from 'node:fs/promises';
import { type ProductKey, PRODUCTS } from '@svc/contracts';
import { InvalidInputError, type Products, score as scoreOffline } from '@svc/intelligence';
import { ApiError, parseJsonBody } from '@svc/server-kit';
import { Argument } from 'commander';
import { CliError } from '../cli-error.ts';
import type { Io } from '../io.ts';
import { JSON_OPTION, type JsonOption, type Register } from './command.ts';

export const score: Register = (program, io) => {
  program
    .command('score')
    .description('score a request offline, without server or key, and print the response data')
    .addArgument(new Argument('<product>', 'the engine').choices(PRODUCTS))
    .argument('[file]', 'file with the request JSON; - or nothing reads standard input', '-')
    .option('--now <moment>', 'moment of the analysis, ISO 8601; the present when not given')
    .option(JSON_OPTION[0], 'print one line, byte for byte the data of the endpoint')
    .action(
      async (product: ProductKey, file: string, { now, json = false }: JsonOption & { now?: string }) => {
        const data = scored(product, parsed(await bytesOf(io, file)), now ?? Date.now());
        io.out(`${JSON.stringify(data, null, json ? 0 : 2)}\n`);
      },
    );
};

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

function parsed(bytes: Buffer): unknown {
  try {
    return parseJsonBody(bytes);
  } catch (error) {
    if (error instanceof ApiError) throw new CliError(error.message);
    throw error;
  }
}

function scored(product: ProductKey, input: unknown, now: string | number): object {
  try {
    return scoreOffline(product, input as Products[ProductKey]['request'], { now });
  } catch (error) {
    if (error instanceof InvalidInputError) {
      throw new CliError(
        `The request is invalid:\n${error.issues.map(({ path, message }) => `- ${path}: ${message}`).join('\n')}`,
      );
    }
    if (error instanceof RangeError) throw new CliError(error.message);
    throw error;
  }
}
