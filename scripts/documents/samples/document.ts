import { readFileSync } from 'node:fs';
import type { Endpoint } from '@svc/contracts';
import { ROOT } from '../../root.ts';
import { asNumber, type Operation, OPERATIONS, SCHEMAS } from '../client/described-operations.ts';
import type { JsonSchema } from '../client/print-type.ts';
import type { Call } from './call.ts';
import { curlSample } from './curl-sample.ts';
import { pythonSample } from './python-sample.ts';
import { typescriptSamples } from './typescript-sample.ts';

const FILE = 'docs/code-samples.json';
export const where = [FILE];

interface Example {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** A call of every operation in each language, as the reference shows them. */
export function make(): Map<string, string> {
  const examples = JSON.parse(
    readFileSync(`${ROOT}packages/contracts/src/endpoints/examples.json`, 'utf8'),
  ) as Record<string, Example>;
  const calls = OPERATIONS.map((operation) => callOf(operation, examples[operation.id] ?? {}));
  const typescript = typescriptSamples(calls);
  const samples = calls.map((call, place) => [
    call.operation.id,
    [
      { lang: 'typescript', label: '@svc/client', source: typescript[place] },
      { lang: 'shell', label: 'curl', source: curlSample(call) },
      { lang: 'python', label: 'svc-client', source: pythonSample(call) },
    ],
  ]);
  return new Map([[FILE, `${JSON.stringify(Object.fromEntries(samples), null, 2)}\n`]]);
}

function callOf(operation: Operation, { path = {}, query = {}, body }: Example): Call {
  const { endpoint } = operation;
  const isForm = endpoint.bodyType !== undefined;
  return {
    operation,
    path: Object.keys(endpoint.pathParams ?? {}).map((name) => path[name] ?? `your-${name}`),
    query: withNumbers(query, operation.query),
    // A body whose fields are all optional is shown empty.
    body: isForm ? withNumbers(body ?? {}, operation.body) : (body ?? (operation.body && {})),
    isForm,
    credential: credentialOf(endpoint),
  };
}

/** What is a text only because all is text there, as the number that callers give. */
function withNumbers(given: object, schema: JsonSchema = {}): Record<string, string | number> {
  const named = schema.$ref === undefined ? schema : SCHEMAS[schema.$ref.split('/').at(-1) ?? ''];
  const isNumber = (name: string) => asNumber(named?.properties?.[name] ?? {}).type === 'integer';
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, isNumber(name) ? Number(value) : String(value)]),
  );
}

function credentialOf({ auth }: Endpoint): Call['credential'] {
  if (auth === 'patientSession') return auth;
  return auth.startsWith('org(') ? 'organizationKey' : 'apiKey';
}
