import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ADMIN_PREFIX, buildAdminOpenApi, buildOpenApi, type OpenApiDocument } from '@svc/contracts';
import { PROJECT_ROOT } from '@svc/server-kit/project-root';

/** Of every operation by its id. Written by `npx pnpm documents samples`. */
const SAMPLES_FILE = 'docs/code-samples.json';

/** What the reference says above all, since its page has a form that sends real calls. */
const TRY_IT =
  '\n\n**Try it** sends a call from this page to this server, and to no other. Put only a **test key** there (`svc_sk_test_…`, `svc_pk_test_…`): a page is no place for a key that reaches patients, and keys of organizations have no test mode. The page keeps it until it is closed. Calls count as any other calls of that key: they use up its daily sandbox quota and appear in the usage of the account, and what they make (an order, a connection) is really made, in test mode. Nothing you send to an analysis or an agent is stored.';

/** A call of an operation in one language. */
export interface CodeSample {
  readonly lang: string;
  readonly label: string;
  readonly source: string;
}

/** The samples of every operation by its id. */
export async function readSamples(): Promise<Readonly<Record<string, readonly CodeSample[]>>> {
  return JSON.parse(await readFile(join(PROJECT_ROOT, SAMPLES_FILE), 'utf8'));
}

/** The OpenAPI document as the reference page draws it: with code samples, and this origin as the server. */
export async function referenceDocument(): Promise<OpenApiDocument> {
  const samples = await readSamples();
  const { info, paths, ...rest } = buildOpenApi();
  return {
    ...rest,
    info: { ...info, description: info.description + TRY_IT },
    paths: Object.fromEntries(
      Object.entries(paths).map(([path, operations]) => [
        path,
        Object.fromEntries(
          Object.entries(operations).map(([method, operation]) => [
            method,
            { ...operation, 'x-codeSamples': samples[String(operation['operationId'])] },
          ]),
        ),
      ]),
    ),
  };
}

/** The OpenAPI document of the admin API as its page draws it: each operation with its call on the command line. */
export function adminReferenceDocument(serverUrl: string): OpenApiDocument {
  const { paths, ...rest } = buildAdminOpenApi({ serverUrl });
  return {
    ...rest,
    paths: Object.fromEntries(
      Object.entries(paths).map(([path, operations]) => [
        path,
        Object.fromEntries(
          Object.entries(operations).map(([method, operation]) => [
            method,
            { ...operation, 'x-codeSamples': [adminSample(path, method, 'requestBody' in operation)] },
          ]),
        ),
      ]),
    ),
  };
}

function adminSample(path: string, method: string, hasBody: boolean): CodeSample {
  const lines = [
    `curl -s "$SVC_BASE_URL${ADMIN_PREFIX}${path}"`,
    ...(method === 'get' ? [] : [`-X ${method.toUpperCase()}`]),
    '-H "Authorization: Bearer $SVC_ADMIN_TOKEN"',
    ...(hasBody ? ["-H 'Content-Type: application/json'", '-d @body.json'] : []),
  ];
  return { lang: 'shell', label: 'curl', source: lines.join(' \\\n  ') };
}

/** An operation of a document, and the hash by which the reference names it. */
export interface PlacedOperation {
  readonly hash: string;
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
}

let made: readonly PlacedOperation[] | undefined;

/** Those of the API, made once. */
export function apiOperations(): readonly PlacedOperation[] {
  made ??= operationsOf(buildOpenApi());
  return made;
}

export function operationsOf({ paths }: OpenApiDocument): PlacedOperation[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([verb, operation]) => {
      const [tag = ''] = operation['tags'] as string[];
      const method = verb.toUpperCase();
      return {
        hash: `#tag/${tag.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}/${method}${path}`,
        id: String(operation['operationId']),
        method,
        path,
        tag,
        summary: String(operation['summary']),
        description: String(operation['description'] ?? ''),
      };
    }),
  );
}
