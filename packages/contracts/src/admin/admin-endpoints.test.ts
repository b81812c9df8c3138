import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { FIELD_DESCRIPTIONS } from '../endpoints/field-descriptions.ts';
import type { AdminEndpoint } from './admin-endpoint.ts';
import { ADMIN_ENDPOINTS } from './admin-endpoints.ts';

interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema | boolean;
  readonly additionalProperties?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
  readonly $defs?: Readonly<Record<string, Schema>>;
}

/** Fields that nothing says what they are; parts that other documents show are described there. */
function* silentFields(schema: Schema, path: string): Iterable<string> {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const place = `${path}.${name}`;
    if (field.description === undefined && field.$ref === undefined && FIELD_DESCRIPTIONS[name] === undefined)
      yield place;
    if (field.$ref === undefined) yield* silentFields(field, place);
  }
  for (const part of [schema.items, schema.additionalProperties, ...(schema.anyOf ?? [])])
    if (typeof part === 'object' && part.$ref === undefined) yield* silentFields(part, path);
}

const ENTRIES = Object.entries<AdminEndpoint>(ADMIN_ENDPOINTS);

describe('the entries of the admin API', () => {
  it.each(ENTRIES)('%s says of every field what it is', (_, { query, body, data, pathParams = {} }) => {
    const taken = [query, body, z.object(pathParams)].flatMap((schema) =>
      schema ? [z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })] : [],
    );
    const given = z.toJSONSchema(data, { io: 'output', unrepresentable: 'any' });
    const own = 'id' in given ? [] : [given];
    const silent = [...taken, ...own].flatMap((schema) => [...silentFields(schema as Schema, '')]);
    expect(silent).toEqual([]);
  });

  it('serve every method and path once', () => {
    const places = ENTRIES.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(places).size).toBe(places.length);
  });

  it('name every part of their path', () => {
    for (const [, { path, pathParams = {} }] of ENTRIES)
      expect(Object.keys(pathParams)).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  });
});
