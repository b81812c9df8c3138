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

/** A place in a request whose value its sender may make larger. */
export interface GrowingPart {
  /** `analyzeBiomarker.labs[].results.biomarkers[].unit`. */
  readonly path: string;
  readonly kind: 'text' | 'list' | 'fields' | 'names of fields' | 'any value';
  /** Characters, entries or fields at most; absent where only the size of the request ends it. */
  readonly most?: number;
}

/** Formats whose values are short by themselves: our dates take at most nine digits of a second. */
const SHORT_FORMATS = new Set(['date', 'date-time']);
const GROWS = /(?<!\\)[*+]|\{\d+,\}/;

/** Every text, list and object of any fields in a schema, with its bound. */
export function growingParts(schema: z.ZodType, name: string): GrowingPart[] {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Part;
  const found: GrowingPart[] = [];
  visit(root, name);
  return found;

  function add(path: string, kind: GrowingPart['kind'], most?: number): void {
    found.push({ path, kind, ...(most === undefined ? {} : { most }) });
  }

  function visit(given: Part, path: string): void {
    const part =
      given.$ref === undefined ? given : (root.$defs?.[given.$ref.slice('#/$defs/'.length)] as Part);
    if (part.enum !== undefined || part.const !== undefined) return;
    const choices = [...(part.anyOf ?? []), ...(part.oneOf ?? []), ...(part.allOf ?? [])];
    const types = [part.type ?? []].flat();
    if (types.length === 0 && choices.length === 0) add(path, 'any value');
    if (types.includes('string') && !hasShape(part)) add(path, 'text', part.maxLength);
    if (types.includes('array')) {
      add(path, 'list', part.maxItems);
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
    const { additionalProperties: more, propertyNames } = part;
    if (more === undefined || more === false) return;
    add(path, 'fields', part.maxProperties);
    if (part.maxProperties !== undefined && !(propertyNames !== undefined && isShort(propertyNames)))
      add(path, 'names of fields');
    visit(more === true ? {} : more, `${path}.*`);
  }
}

/** Where a value of the schema may be as large as its sender likes: texts, lists and objects of any fields. */
export function unboundedParts(schema: z.ZodType, name: string): string[] {
  return growingParts(schema, name)
    .filter(({ most }) => most === undefined)
    .map(({ path, kind }) => `${path}: ${kind}`);
}

function isShort(part: Part): boolean {
  return part.maxLength !== undefined || part.enum !== undefined || hasShape(part);
}

/** A text whose form ends it. */
function hasShape(part: Part): boolean {
  if (part.format !== undefined && SHORT_FORMATS.has(part.format)) return true;
  if (part.pattern !== undefined && !GROWS.test(part.pattern)) return true;
  return part.anyOf !== undefined && part.anyOf.length > 0 && part.anyOf.every(isShort);
}
