import * as z from 'zod';

export type JsonSchema = Record<string, unknown>;

/** JSON Schema of a zod schema, with every named part moved to the shared components. */
export function toJsonSchema(
  schema: z.ZodType,
  io: 'input' | 'output',
  schemas: Record<string, JsonSchema>,
): JsonSchema {
  const {
    $schema: _,
    $defs = {},
    ...root
  } = pointAtComponents(
    z.toJSONSchema(schema, { io, target: 'draft-2020-12', unrepresentable: 'any', override: flagsAsEnums }),
  ) as JsonSchema & { $defs?: Record<string, JsonSchema> };
  for (const [name, definition] of Object.entries($defs)) addComponent(schemas, name, definition);
  return root;
}

/** `true` alone as a list of one: of an object of nothing but constants generators make a value, which does not compile. */
function flagsAsEnums({ jsonSchema }: { readonly jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (typeof jsonSchema.const !== 'boolean') return;
  jsonSchema.enum = [jsonSchema.const];
  delete jsonSchema.const;
}

function addComponent(schemas: Record<string, JsonSchema>, name: string, definition: JsonSchema): void {
  const known = schemas[name];
  if (known !== undefined && JSON.stringify(known) !== JSON.stringify(definition)) {
    throw new Error(`two different schemas are called ${name}`);
  }
  schemas[name] = definition;
}

function pointAtComponents(schema: unknown): unknown {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));
}

export function sortKeys<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
