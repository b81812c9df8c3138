import * as z from 'zod';
import type { Tool } from './tool.ts';

/** The JSON Schema of what a caller sends, as the OpenAPI document has it, with the fields at its root. */
export function inputSchemaOf(schema: z.ZodType): Tool['inputSchema'] {
  const { $schema: _, ...root } = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-2020-12',
    unrepresentable: 'any',
  });
  const { id: __, ...fields } = atRoot(root);
  return { ...fields, type: 'object' };
}

type JsonSchema = Readonly<Record<string, unknown>>;

/** A schema that has a name of its own stands among the definitions: clients look for fields at the root. */
function atRoot({ $ref, ...root }: JsonSchema): JsonSchema {
  if (typeof $ref !== 'string') return root;
  const { [$ref.slice('#/$defs/'.length)]: named, ...others } = root['$defs'] as Record<string, JsonSchema>;
  return { ...named, ...(Object.keys(others).length === 0 ? {} : { $defs: others }) };
}
