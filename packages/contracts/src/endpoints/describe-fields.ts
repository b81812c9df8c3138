import { FIELD_DESCRIPTIONS } from './field-descriptions.ts';

interface Schema {
  $ref?: string;
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

/**
 * Gives every field that has no description of its own the one in the table: of named schemas, and of the bodies of
 * operations. Changes the schemas it is given.
 *
 * @example
 * ```ts
 * import { describeFields } from '@svc/contracts';
 *
 * const schemas = { Ping: { properties: { plan: { type: 'string' } } } };
 * describeFields(schemas, {});
 * 'description' in schemas.Ping.properties.plan; // → true
 * ```
 */
export function describeFields(
  schemas: Readonly<Record<string, object>>,
  paths: Readonly<Record<string, Readonly<Record<string, object>>>>,
): void {
  for (const [name, schema] of Object.entries(schemas)) describe(schema, name, schemas);
  for (const operations of Object.values(paths))
    for (const operation of Object.values(operations))
      for (const schema of schemasIn(operation)) describe(schema, '', schemas);
}

function describe(schema: Schema, path: string, schemas: Readonly<Record<string, Schema>>): void {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const place = path === '' ? name : `${path}.${name}`;
    const own = field.description ?? (field.$ref && schemas[nameOf(field.$ref)]?.description);
    const given = FIELD_DESCRIPTIONS[place] ?? FIELD_DESCRIPTIONS[name];
    if (own === undefined && given !== undefined) field.description = given;
    describe(field, place, schemas);
  }
  if (schema.items) describe(schema.items, `${path}[]`, schemas);
  for (const part of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])])
    describe(part, path, schemas);
}

const nameOf = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1);

/** The schemas of an operation's request and response bodies. */
function schemasIn(value: unknown): Schema[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) =>
    name === 'schema' ? [part as Schema] : name === 'example' ? [] : schemasIn(part),
  );
}
