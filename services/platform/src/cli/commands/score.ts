import { type ProductKey, PRODUCTS } from '@svc/contracts';
import { type Products, score as scoreOffline } from '@svc/intelligence';
import { Argument } from 'commander';
import { CliError } from '../cli-error.ts';
import { readRequest, requestProblem } from '../read-request.ts';
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
        const data = scored(product, await readRequest(io, file), now ?? Date.now());
        io.out(`${JSON.stringify(data, null, json ? 0 : 2)}\n`);
      },
    );
};

function scored(product: ProductKey, input: unknown, now: string | number): object {
  try {
    return scoreOffline(product, input as Products[ProductKey]['request'], { now });
  } catch (error) {
    if (error instanceof RangeError) throw new CliError(error.message);
    throw requestProblem(error);
  }
}
