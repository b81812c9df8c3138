import { type ProductKey, PRODUCTS } from '@svc/contracts';
import type { BundleScore } from '@svc/fhir';
import { type Products, score as scoreOffline } from '@svc/intelligence';
import { Argument } from 'commander';
import { CliError } from '../cli-error.ts';
import type { Io } from '../io.ts';
import { readRequest, requestProblem } from '../read-request.ts';
import { JSON_OPTION, type JsonOption, type Register } from './command.ts';

interface ScoreOptions extends JsonOption {
  readonly now?: string;
  readonly fhir?: string;
  readonly asFhir?: boolean;
}

export const score: Register = (program, io) => {
  program
    .command('score')
    .description('score a request or a FHIR bundle offline, without server or key, and print the response data')
    .addArgument(new Argument('[product]', 'the engine; none with --fhir').choices(PRODUCTS))
    .argument('[file]', 'file with the request JSON; - or nothing reads standard input', '-')
    .option('--now <moment>', 'moment of the analysis, ISO 8601; the present when not given')
    .option('--fhir <file>', 'read a FHIR R4 bundle of one patient instead, and score all that is in it; - reads standard input')
    .option('--as-fhir', 'with --fhir: print the results as a FHIR bundle')
    .option(JSON_OPTION[0], 'print one line, byte for byte the data of the endpoint')
    .action(async (product: ProductKey | undefined, file: string, options: ScoreOptions, command) => {
      const { now, fhir, asFhir = false, json = false } = options;
      if ((product === undefined) === (fhir === undefined))
        command.error(`error: name a product (${PRODUCTS.join(', ')}), or a bundle with --fhir; not both`);
      if (asFhir && fhir === undefined) command.error('error: --as-fhir goes with --fhir');
      const moment = now ?? Date.now();
      const data =
        fhir === undefined
          ? scored(product as ProductKey, await readRequest(io, file), moment)
          : await scoredBundle(io, fhir, { now: moment, asFhir });
      io.out(`${JSON.stringify(data, null, json ? 0 : 2)}\n`);
    });
};

function scored(product: ProductKey, input: unknown, now: string | number): object {
  try {
    return scoreOffline(product, input as Products[ProductKey]['request'], { now });
  } catch (error) {
    if (error instanceof RangeError) throw new CliError(error.message);
    throw requestProblem(error);
  }
}

async function scoredBundle(
  io: Io,
  file: string,
  { now, asFhir }: { readonly now: string | number; readonly asFhir: boolean },
): Promise<object> {
  const { scoreBundle, scoreToBundle } = await import('@svc/fhir');
  const bundle = await readRequest(io, file);
  let reading: BundleScore;
  try {
    reading = scoreBundle(bundle, { now });
  } catch (error) {
    throw error instanceof RangeError ? new CliError(error.message) : error;
  }
  if (!reading.ok)
    throw new CliError(
      `The bundle cannot be read:\n${reading.outcome.issue.map(({ diagnostics = '' }) => `- ${diagnostics}`).join('\n')}`,
    );
  return asFhir ? scoreToBundle(reading.data, { id: 'score', subject: reading.subject }) : reading.data;
}
