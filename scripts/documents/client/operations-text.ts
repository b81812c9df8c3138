import type { Endpoint } from '@svc/contracts';
import { type Operation, OPERATIONS } from './described-operations.ts';
import { comment, type JsonSchema, printType } from './print-type.ts';
import { answerName, isNamed, queryName } from './types-text.ts';

const HEAD = '// Written by `npx pnpm documents client` from the endpoint table of @svc/contracts.\n';

/** `src/wire/operations.ts` of the client: every operation with its place, and the types of what it takes and gives. */
export function operationsText(): string {
  const map = OPERATIONS.map(({ id, query, body, answer }) => {
    const fields = [
      `body: ${body === undefined ? 'undefined' : printType(body)}`,
      `query: ${query === undefined ? 'undefined' : queryName(id)}`,
      `answer: ${isNamed(answer) ? printType(answer) : answerName(id)}`,
    ];
    return `  ${id}: { ${fields.join('; ')} };\n`;
  });
  const named = [...new Set(OPERATIONS.flatMap(namesIn))].sort();
  return [
    HEAD,
    `import type {\n${named.map((name) => `  ${name},\n`).join('')}} from './types.ts';\n`,
    `/** What each operation takes and gives, by its id in the OpenAPI document. */\nexport interface Operations {\n${map.join('')}}\n`,
    'export type OperationId = keyof Operations;\n',
    ...OPERATIONS.map(constantOf),
    `/** Every path of the API, with \`{name}\` for what is filled in. */\nexport type Route =\n${routes()};\n`,
  ].join('\n');
}

function namesIn({ id, query, body, answer }: Operation): string[] {
  const refs = [body, answer].filter((schema): schema is JsonSchema => schema?.$ref !== undefined);
  return [
    ...refs.map((schema) => printType(schema)),
    ...(query === undefined ? [] : [queryName(id)]),
    ...(isNamed(answer) ? [] : [answerName(id)]),
  ];
}

const routes = () => [...new Set(OPERATIONS.map(({ endpoint }) => `  | '${endpoint.path}'`))].join('\n');

function constantOf({ id, endpoint, enveloped, summary }: Operation): string {
  const { method, path } = endpoint;
  const fields = [
    `id: '${id}'`,
    `method: '${method}'`,
    `path: '${path}'`,
    `auth: '${credentialOf(endpoint)}'`,
    ...(enveloped ? ['enveloped: true'] : []),
    ...(endpoint.requestHeaders?.['Idempotency-Key'] === undefined ? [] : ['stores: true']),
  ];
  return `${comment(`${summary}.`)}export const ${id} = { ${fields.join(', ')} } as const;\n`;
}

/** The option of a client that holds the credential. */
function credentialOf({ auth }: Endpoint): 'apiKey' | 'organizationKey' | 'patientSession' {
  if (auth === 'patientSession') return auth;
  return auth.startsWith('org(') ? 'organizationKey' : 'apiKey';
}
