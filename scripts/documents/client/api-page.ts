import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import { OPERATIONS } from './described-operations.ts';

const RESOURCES = fileURLToPath(new URL('../../../sdks/client/src/resources/', import.meta.url));
const CLIENT = fileURLToPath(new URL('../../../sdks/client/src/svc-client.ts', import.meta.url));

interface Method {
  readonly signature: string;
  readonly operation: string;
  readonly says: string;
}

/** `api.md` of the client: every method with its types, the endpoint it calls and what it is for. */
export function apiPage(): string {
  return [
    '# Methods of @svc/client',
    'Written by `npx pnpm documents client` from the source. `svc` is an `SvcClient`; each part is also a class of its own in `@svc/client/<part>`. Every method takes `CallOptions` last.',
    ...resourceNames().map(section),
    `\`svc.ping()\` is \`svc.platform.ping()\`.\n`,
  ].join('\n\n');
}

/** The parts of a client, in its order. */
function resourceNames(): string[] {
  const client = readFileSync(CLIENT, 'utf8');
  return [...client.matchAll(/^ {2}readonly (\w+): (\w+);$/gm)].map(([, name = '']) => name);
}

/** The method of the client for each operation, as `labs.createOrder(order: LabOrderRequest)…`. */
export function methodByOperation(): ReadonlyMap<string, string> {
  return new Map(
    resourceNames().flatMap((name) =>
      methodsOf(`${RESOURCES}${name}.ts`).map(
        ({ operation, signature }) => [operation, `${name}.${signature}`] as const,
      ),
    ),
  );
}

function section(name: string): string {
  const rows = methodsOf(`${RESOURCES}${name}.ts`).map(({ signature, operation, says }) => {
    const found = OPERATIONS.find(({ id }) => id === operation);
    if (found === undefined) throw new Error(`${name}: ${operation} is no operation`);
    const { method, path } = found.endpoint;
    return `| \`svc.${name}.${signature}\` | \`${method} ${path}\` | ${says} |`;
  });
  return [`## ${name}\n`, '| method | endpoint | |', '| --- | --- | --- |', ...rows].join('\n');
}

function methodsOf(file: string): Method[] {
  const source = readFileSync(file, 'utf8');
  const { program, comments } = parseSync(file, source);
  const classes = program.body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'ClassDeclaration'
      ? [statement.declaration]
      : [],
  );
  return classes.flatMap(({ body }) =>
    body.body.flatMap((member) => {
      if (member.type !== 'MethodDefinition') return [];
      const text = source.slice(member.start, member.end);
      const doc = comments.findLast(({ end }) => end <= member.start)?.value ?? '';
      const [, operation = ''] = /(?:call|listPages)\(\s*(?:this\.connection,\s*)?(\w+)/.exec(text) ?? [];
      return [{ signature: signatureOf(text), operation, says: firstSentence(doc) }];
    }),
  );
}

/** Name, arguments and result, without the options that every method has. */
function signatureOf(text: string): string {
  const head = text.slice(0, text.indexOf(' {\n')).replace(/\s+/g, ' ');
  return head
    .replace(/,? ?options\?: CallOptions(?: & VersionOptions)?,? ?\)/, ')')
    .replace('( ', '(')
    .replaceAll('|', '\\|');
}

function firstSentence(doc: string): string {
  const text = doc.replace(/^\s*\* ?/gm, '').trim();
  return text
    .slice(0, /(?<=[.:])\s|$/.exec(text)?.index)
    .replace(/:$/, '.')
    .replace(/\s+/g, ' ');
}
