import { describe, expect, it } from 'vitest';
import { EVENTS } from '../events/event-table.ts';
import { AnyEvent } from '../events/events.ts';
import type { Endpoint } from '../endpoint/endpoint.ts';
import { ERROR_CODES, ErrorEnvelope } from '../errors/errors.ts';
import { EXAMPLES } from './examples.ts';
import { FIELD_DESCRIPTIONS } from './field-descriptions.ts';
import { ALL_ENDPOINTS, buildOpenApi } from './openapi.ts';
import { RetinaCaptureFields } from '../retina/retina.ts';

interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

const DOCUMENT = buildOpenApi();
const SCHEMAS = DOCUMENT.components.schemas as Readonly<Record<string, Schema>>;

/** Every field with its path and what it says. */
function* fieldsOf(schema: Schema, path: string): Iterable<readonly [path: string, description: unknown]> {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    yield [`${path}.${name}`, field.description ?? SCHEMAS[field.$ref?.split('/').at(-1) ?? '']?.description];
    yield* fieldsOf(field, `${path}.${name}`);
  }
  if (schema.items) yield* fieldsOf(schema.items, `${path}[]`);
  for (const part of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) yield* fieldsOf(part, path);
}

function* inlineSchemas(value: unknown, path: string): Iterable<readonly [path: string, schema: Schema]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    if (name === 'schema') yield [path, part as Schema];
    else if (name !== 'example') yield* inlineSchemas(part, `${path} ${name}`);
  }
}

/** A branch says its type by one of these. */
const SAYS_TYPE = ['type', '$ref', 'const', 'enum', 'anyOf', 'oneOf'] as const;

function* parts(value: unknown, path: string): Iterable<readonly [path: string, schema: Schema]> {
  if (typeof value !== 'object' || value === null) return;
  yield [path, value];
  for (const [name, part] of Object.entries(value))
    if (!name.startsWith('example')) yield* parts(part, `${path}/${name}`);
}

const headers = () =>
  Object.entries(DOCUMENT.components.headers).map(([name, header]) => ({
    name,
    schema: header['schema'] as { type?: string },
    example: header['example'],
  }));

describe('the OpenAPI document', () => {
  it('says of every field what it is', () => {
    const all = [...Object.entries(SCHEMAS), ...inlineSchemas([DOCUMENT.paths, DOCUMENT.webhooks], '')];
    const fields = all.flatMap(([name, schema]) => [...fieldsOf(schema, name)]);
    expect(fields.length).toBeGreaterThan(800);
    expect(fields.filter(([, description]) => typeof description !== 'string').map(([path]) => path)).toEqual(
      [],
    );
  });

  it('names the type of every branch, for generators that read each by itself', () => {
    const untyped = [...parts(DOCUMENT, '')].flatMap(([path, { anyOf = [], oneOf = [] }]) =>
      [...anyOf, ...oneOf].some((branch) => !SAYS_TYPE.some((keyword) => keyword in branch)) ? [path] : [],
    );
    expect(untyped).toEqual([]);
  });

  it('has an example of every parameter and header, a number where it is one', () => {
    const operations = Object.values(DOCUMENT.paths).flatMap((path) => Object.values(path));
    const parameters = operations.flatMap(
      ({ parameters = [] }) => parameters as { name: string; schema: { type?: string }; example?: unknown }[],
    );
    expect(parameters.length).toBeGreaterThan(60);
    for (const { name, schema, example } of [...parameters, ...headers()])
      expect([name, typeof example]).toEqual([name, schema.type === 'integer' ? 'number' : 'string']);
    const numbers = parameters.filter(({ name }) => ['limit', 'version'].includes(name));
    expect(new Set(numbers.map(({ schema }) => schema.type))).toEqual(new Set(['integer']));
  });

  it('shows an answer of every code that some endpoint has in the envelope', () => {
    const { examples } = DOCUMENT.components;
    expect(ERROR_CODES.filter((code) => !(code in examples))).toEqual([
      'method_not_allowed',
      'precondition_failed',
    ]);
    for (const { value } of Object.values(examples) as { value: unknown }[])
      expect(ErrorEnvelope.safeParse(value).error).toBeUndefined();
  });

  it('says of every parameter and every tag what it is', () => {
    const operations = Object.values(DOCUMENT.paths).flatMap((path) => Object.values(path));
    const parameters = operations.flatMap(
      ({ parameters = [] }) => parameters as { name: string; description?: string }[],
    );
    expect(parameters.filter(({ description }) => !description)).toEqual([]);
    expect(DOCUMENT.tags.every(({ description }) => description.length > 20)).toBe(true);
    expect(new Set(operations.flatMap(({ tags }) => tags as string[]))).toEqual(
      new Set(DOCUMENT.tags.map(({ name }) => name)),
    );
  });

  it('has no description of a field that is not there', () => {
    const fields = Object.entries(SCHEMAS).flatMap(([name, schema]) =>
      [...fieldsOf(schema, name)].map(([path]) => path),
    );
    const placed = Object.keys(FIELD_DESCRIPTIONS).filter((key) => key.includes('.'));
    expect(placed.filter((key) => !fields.includes(key))).toEqual([]);
  });

  const shown = Object.entries<Endpoint>(ALL_ENDPOINTS).filter(
    ([, { responseType }]) => responseType === undefined,
  );

  it.each(shown)('shows a call of %s that its schemas accept', (id, endpoint) => {
    const { path = {}, query, body, answer } = EXAMPLES[id] ?? { answer: {} };
    // A form is shown without its file.
    const schema = endpoint.bodyType === undefined ? endpoint.body : RetinaCaptureFields;
    expect(endpoint.response.safeParse(answer).error).toBeUndefined();
    expect(schema?.safeParse(body).error).toBeUndefined();
    expect(endpoint.query?.safeParse(query ?? {}).error).toBeUndefined();
    for (const [name, param] of Object.entries(endpoint.pathParams ?? {}))
      expect(param.safeParse(path[name]).error).toBeUndefined();
  });

  it.each(Object.keys(EVENTS))('shows a %s event that its schema accepts', (type) => {
    const { post } = DOCUMENT.webhooks[type] as {
      post: { requestBody: { content: { 'application/json': { example: unknown } } } };
    };
    expect(AnyEvent.safeParse(post.requestBody.content['application/json'].example).error).toBeUndefined();
  });
});
