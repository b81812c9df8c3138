import * as z from 'zod';
import type { Tool } from './tool.ts';

/** The JSON Schema of what a caller sends, as the OpenAPI document has it. */
export function inputSchemaOf(schema: z.ZodType): Tool['inputSchema'] {
  const { $schema: _, id: __, ...root } = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-2020-12',
    unrepresentable: 'any',
  });
  return { ...root, type: 'object' };
}
