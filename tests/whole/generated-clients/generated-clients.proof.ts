/** Clients that others generate from the served document: each compiles strictly, and none loses a type of a request. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProof } from '../../proof.ts';
import { startPlatform } from '../../support/server-process.ts';
import { kotlinTypes } from './kotlin.ts';
import { writeLooseFieldCheck } from './loose-fields.ts';
import {
  GENERATORS,
  generate,
  type Generator,
  installGenerators,
  type Operation,
  typeErrors,
} from './tools.ts';

interface Described {
  readonly operationId: string;
  readonly parameters?: readonly { readonly in: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> };
}

interface Document {
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
}

const MOST_SHOWN = 5;

await runProof({
  name: 'generated-clients',
  covers: ['packages/contracts/src'],
  bar: 'What openapi-typescript, hey-api and orval make of the served document compiles under `tsc --strict`, and no field of a request is unknown or any, but those that callers fill as they like; types for Kotlin compile.',
  async run() {
    const tools = installGenerators();
    const work = mkdtempSync(join(tmpdir(), 'svc-generated-'));
    try {
      const document = await servedDocument();
      const file = join(work, 'openapi.json');
      writeFileSync(file, JSON.stringify(document));
      const operations = withJsonBody(document);
      const found = GENERATORS.map(
        (each) => [each.name, faultsOf(each, file, join(work, each.name), operations)] as const,
      );
      const kotlin = kotlinTypes(tools, document, work);
      return {
        passed: found.every(([, faults]) => faults.length === 0) && !kotlin.startsWith('does not'),
        figures: {
          'operations with a JSON body': operations.length,
          ...Object.fromEntries(found.map(([name, faults]) => [name, said(faults)])),
          'quicktype, for Kotlin': kotlin,
          Swift: 'not tried: this system has no package of its compiler',
          'openapi-generator':
            'not tried: its versions for OpenAPI 3.1 are fetched from Maven, which this check does not reach',
        },
      };
    } finally {
      rmSync(work, { recursive: true, force: true });
    }
  },
});

function said(faults: readonly string[]): string {
  return faults.length === 0 ? 'compiles, every field typed' : faults.slice(0, MOST_SHOWN).join(' | ');
}

async function servedDocument(): Promise<Document> {
  const server = await startPlatform();
  try {
    const response = await fetch(`http://127.0.0.1:${server.port}/api/openapi.json`);
    return (await response.json()) as Document;
  } finally {
    await server.stop();
    server.remove();
  }
}

function withJsonBody({ paths }: Document): Operation[] {
  return Object.values(paths)
    .flatMap((operations) => Object.values(operations))
    .filter(({ requestBody }) => requestBody && 'application/json' in requestBody.content)
    .map(({ operationId: id, parameters = [] }) => ({
      id,
      pathParameters: parameters.filter((parameter) => parameter.in === 'path').length,
    }));
}

function faultsOf(
  generator: Generator,
  document: string,
  into: string,
  operations: readonly Operation[],
): string[] {
  try {
    generate(generator, document, into);
  } catch (error) {
    return [`does not run: ${String((error as { stderr?: Buffer }).stderr ?? error).slice(0, 300)}`];
  }
  const check = writeLooseFieldCheck(generator, operations, into);
  return typeErrors([join(into, generator.module), check]);
}
