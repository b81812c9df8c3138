import { type ProductKey, PRODUCTS } from '@svc/contracts';
import { type Products, score as scoreOffline } from '@svc/intelligence';
import { Argument } from 'commander';
import { CliError } from '../cli-error.ts';
import { printJson } from '../io.ts';
import { readRequest, requestProblem } from '../read-request.ts';
import type { JsonOption, Register } from './command.ts';

interface ScoreOptions extends JsonOption {
  readonly now?: string;
  readonly fhir?: string;
  readonly asFhir?: boolean;
  readonly summary?: boolean;
  readonly progress?: boolean;
}

const FHIR_HELP = `
With --fhir, PATH is one of
  a JSON file        a Bundle of one patient or a single resource: prints one answer
                     a Bundle of Bundles, or Parameters, of several patients: a line for each
  an NDJSON file     a resource on each line, of many patients: prints a line for each patient
  a folder           a bulk export (Patient.ndjson, Observation.1.ndjson …), or bundles as JSON files: the same
  -                  standard input: JSON or NDJSON
Files may be packed with gzip. A line is { patient, results, report … }; a patient whose records cannot be read has
{ patient, refused }. Standard error says at the end what was scored, refused, unreadable and of no patient; the exit code
is 0 unless nothing could be scored. An export may be larger than memory.`;

export const score: Register = (program, io) => {
  program
    .command('score')
    .description(
      'score a request or a FHIR bundle offline, without server or key, and print the response data',
    )
    .addArgument(new Argument('[product]', 'the engine; none with --fhir').choices(PRODUCTS))
    .argument('[file]', 'file with the request JSON; - or nothing reads standard input', '-')
    .option('--now <moment>', 'moment of the analysis, ISO 8601; the present when not given')
    .option(
      '--fhir <path>',
      'read FHIR R4 instead, and score all that is in it: a bundle of one patient, NDJSON, or the folder of a bulk export; - reads standard input',
    )
    .option('--as-fhir', 'with --fhir: print the results as a FHIR bundle')
    .option('--summary', 'with --fhir: print only the statuses and why a clinician must review')
    .option('--progress', 'with --fhir: say how far a long run is, also where no terminal is')
    .option('--json', 'print one line, byte for byte the data of the endpoint')
    .addHelpText('after', FHIR_HELP)
    .action(async (product: ProductKey | undefined, file: string, options: ScoreOptions, command) => {
      const { now, fhir, asFhir = false, summary = false, progress = false, json = false } = options;
      if ((product === undefined) === (fhir === undefined))
        command.error(`error: name a product (${PRODUCTS.join(', ')}), or a bundle with --fhir; not both`);
      for (const [option, isGiven] of Object.entries({ 'as-fhir': asFhir, summary, progress }))
        if (isGiven && fhir === undefined) command.error(`error: --${option} goes with --fhir`);
      if (asFhir && summary)
        command.error('error: --as-fhir and --summary are two ways to print; choose one');
      const moment = now ?? Date.now();
      if (fhir === undefined) {
        const data = scored(product as ProductKey, await readRequest(io, file), moment);
        printJson(io, json, data);
        return;
      }
      const { scoreFhir } = await import('../fhir-export/score-fhir.ts');
      await scoreFhir(io, fhir, { now: moment, asFhir, summary, progress, json });
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
