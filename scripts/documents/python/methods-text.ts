import { type Operation, OPERATIONS, SCHEMAS } from '../client/described-operations.ts';
import type { JsonSchema } from '../client/print-type.ts';
import { docstring, literal, PythonTypes, snakeCase } from './python-type.ts';
import { answerName, HEAD } from './types-text.ts';

const IMPORTS = `from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from typing import Any, Literal

from . import types as t
from ._operation import Operation
from ._transport import AsyncTransport, CallOptions, SyncTransport
`;

/** `_methods.py` of the client: each operation as a method, once for each kind of client. */
export function methodsText(): string {
  const operations = OPERATIONS.map(constantOf).join('\n');
  return [`${HEAD}${IMPORTS}`, operations, classOf('SyncMethods', false), classOf('AsyncMethods', true)].join(
    '\n\n',
  );
}

const constantName = (id: string) => snakeCase(id).toUpperCase();

function constantOf({ id, endpoint, enveloped, answer }: Operation): string {
  const { method, path, auth, requestHeaders = {}, bodyType } = endpoint;
  const credential =
    auth === 'patientSession' ? 'patient_session' : auth.startsWith('org(') ? 'organization_key' : 'api_key';
  const fields = [
    `id=${literal(id)}`,
    `method=${literal(method)}`,
    `path=${literal(path)}`,
    `credential=${literal(credential)}`,
    ...(enveloped ? ['enveloped=True'] : []),
    ...('Idempotency-Key' in requestHeaders ? ['stores=True'] : []),
    ...(bodyType === undefined ? [] : ['is_form=True']),
    ...(answer.format === 'binary' ? ['is_binary=True'] : []),
  ];
  return `${constantName(id)} = Operation(\n${fields.map((field) => `    ${field},\n`).join('')})`;
}

function classOf(name: string, isAsync: boolean): string {
  const methods = OPERATIONS.flatMap((operation) => [
    methodOf(operation, isAsync),
    ...eachOf(operation, isAsync),
  ]);
  return `class ${name}(${isAsync ? 'AsyncTransport' : 'SyncTransport'}):\n${methods.join('\n')}`;
}

interface Taken {
  /** Parameters as they stand in the signature. */
  readonly signature: string;
  /** Parameters as they are handed on. */
  readonly query: readonly string[];
}

function methodOf(operation: Operation, isAsync: boolean): string {
  const { id, summary, endpoint } = operation;
  const { signature, query } = takenBy(operation);
  const path = Object.keys(endpoint.pathParams ?? {}).map(snakeCase);
  const call = [
    `            ${constantName(id)},\n`,
    ...(path.length === 0 ? [] : [`            path=(${path.join(', ')},),\n`]),
    ...(query.length === 0
      ? []
      : [`            query={${query.map((name) => `${literal(name)}: ${snakeCase(name)}`).join(', ')}},\n`]),
    ...(operation.body === undefined ? [] : ['            body=body,\n']),
    '            options=options,\n',
  ].join('');
  return `    ${isAsync ? 'async ' : ''}def ${snakeCase(id)}(\n        self,\n${signature}    ) -> ${answerType(operation)}:
${docstring(`${summary}.`, '        ')}        answer: ${answerType(operation)} = ${isAsync ? 'await ' : ''}self._call(\n${call}        )
        return answer
`;
}

/** A list is also gone through entry by entry, page after page. */
function eachOf(operation: Operation, isAsync: boolean): string[] {
  const { id, endpoint, summary } = operation;
  const answer = resolved(operation.answer);
  const cursor = ['cursor', 'before'].find((name) => name in (operation.query?.properties ?? {}));
  const entries = Object.entries(answer.properties ?? {}).find(([, { items }]) => items?.$ref !== undefined);
  if (cursor === undefined || entries === undefined || answer.properties?.['nextCursor'] === undefined)
    return [];
  const [field, { items }] = entries;
  const item = `t.${items?.$ref?.split('/').at(-1)}`;
  const { signature, query } = takenBy(operation);
  const path = Object.keys(endpoint.pathParams ?? {}).map(snakeCase);
  const name = `each_of_${snakeCase(id).replace(/^(?:list|get)_/, '')}`;
  return [
    `    def ${name}(\n        self,\n${signature}    ) -> ${isAsync ? 'AsyncIterator' : 'Iterator'}[${item}]:
${docstring(`${summary}: every entry, page after page.`, '        ')}        return self._each(
            ${constantName(id)},
            ${literal(field)},
            ${literal(cursor)},
            path=(${path.map((each) => `${each},`).join(' ')}),
            query={${query.map((each) => `${literal(each)}: ${snakeCase(each)}`).join(', ')}},
            options=options,
        )
`,
  ];
}

/** Parts of the path and the body by position, the query by name. */
function takenBy({ endpoint, body, query }: Operation): Taken {
  const types = new PythonTypes();
  const place = Object.keys(endpoint.pathParams ?? {}).map((name) => `        ${snakeCase(name)}: str,\n`);
  const asked = Object.entries(query?.properties ?? {}).map(([name, schema]) => {
    const type = types.typeOf(schema, 'Any');
    const isNeeded = query?.required?.includes(name) === true;
    return `        ${snakeCase(name)}: ${isNeeded ? type : `${type} | None = None`},\n`;
  });
  const sent =
    body === undefined ? [] : [`        body: ${inTypes(types.typeOf(body, 'dict[str, Any]'))},\n`];
  return {
    signature: [
      ...place,
      ...sent,
      '        *,\n',
      ...asked,
      '        options: CallOptions | None = None,\n',
    ].join(''),
    query: Object.keys(query?.properties ?? {}),
  };
}

function answerType({ id, answer }: Operation): string {
  if (answer.format === 'binary') return 'bytes';
  return `t.${answer.$ref === undefined ? answerName(id) : answer.$ref.split('/').at(-1)}`;
}

const inTypes = (type: string) => (/^[A-Z]\w*$/.test(type) && type !== 'Any' ? `t.${type}` : type);

function resolved(schema: JsonSchema): JsonSchema {
  return schema.$ref === undefined ? schema : (SCHEMAS[schema.$ref.split('/').at(-1) ?? ''] ?? {});
}
