import * as z from 'zod';

/** The part of JSON Schema that says how large a value may be. */
interface Part {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Part>>;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly maxProperties?: number;
  readonly items?: Part;
  readonly properties?: Readonly<Record<string, Part>>;
  readonly additionalProperties?: Part | boolean;
  readonly propertyNames?: Part;
  readonly anyOf?: readonly Part[];
  readonly oneOf?: readonly Part[];
  readonly allOf?: readonly Part[];
}

/** Formats whose values are short by themselves: our dates take at most nine digits of a second. */
const SHORT_FORMATS = new Set(['date', 'date-time']);
const GROWS = /(?<!\\)[*+]|\{\d+,\}/;

/** Where a value of the schema may be as large as its sender likes: texts, lists and objects of any fields. */
export function unboundedParts(schema: z.ZodType, name: string): string[] {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Part;
  const found: string[] = [];
  visit(root, name);
  return found;

  function visit(given: Part, path: string): void {
    const part =
      given.$ref === undefined ? given : (root.$defs?.[given.$ref.slice('#/$defs/'.length)] as Part);
    if (part.enum !== undefined || part.const !== undefined) return;
    const choices = [...(part.anyOf ?? []), ...(part.oneOf ?? []), ...(part.allOf ?? [])];
    const types = [part.type ?? []].flat();
    if (types.length === 0 && choices.length === 0) found.push(`${path}: any value`);
    if (types.includes('string') && !isShort(part)) found.push(`${path}: text`);
    if (types.includes('array')) {
      if (part.maxItems === undefined) found.push(`${path}: list`);
      visit(part.items ?? {}, `${path}[]`);
    }
    if (types.includes('object')) visitObject(part, path);
    // A choice without a type of its own narrows the part around it.
    for (const choice of choices.filter(({ type, $ref }) => type !== undefined || $ref !== undefined))
      visit(choice, path);
  }

  function visitObject(part: Part, path: string): void {
    for (const [field, property] of Object.entries(part.properties ?? {}))
      visit(property, `${path}.${field}`);
    const { additionalProperties: more } = part;
    if (more === undefined || more === false) return;
    if (part.maxProperties === undefined) found.push(`${path}: fields`);
    else if (part.propertyNames === undefined || !isShort(part.propertyNames))
      found.push(`${path}: names of fields`);
    visit(more === true ? {} : more, `${path}.*`);
  }
}

function isShort(part: Part): boolean {
  if (part.maxLength !== undefined || part.enum !== undefined) return true;
  if (part.format !== undefined && SHORT_FORMATS.has(part.format)) return true;
  if (part.pattern !== undefined && !GROWS.test(part.pattern)) return true;
  return part.anyOf !== undefined && part.anyOf.length > 0 && part.anyOf.every(isShort);
}
