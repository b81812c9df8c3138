import * as z from 'zod';

const COMPILED = new WeakMap<z.ZodType, z.ZodType>();

/** A schema compiled by zod, with the same results; compiled when first asked for. */
export function compiled<Schema extends z.ZodType>(schema: Schema): Schema {
  const known = COMPILED.get(schema) as Schema | undefined;
  if (known !== undefined) return known;
  const made = z.compile(schema);
  COMPILED.set(schema, made);
  return made;
}
