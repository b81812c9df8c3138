/** What of JSON Schema the contracts use. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly description?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly examples?: readonly unknown[];
  readonly default?: unknown;
}

const REF = '#/$defs/';
/** Longer texts get more than one line. */
const LONG_TEXT = 1000;
const MOST_REFS = 20;

/** A schema with what it refers to in its place. */
export function resolved(schema: JsonSchema, root: JsonSchema): JsonSchema {
  let current = schema;
  for (let left = MOST_REFS; left > 0 && current.$ref !== undefined; left--) {
    const { $ref, ...beside } = current;
    const target = $ref.startsWith(REF) ? root.$defs?.[$ref.slice(REF.length)] : undefined;
    if (target === undefined) return beside;
    current = { ...target, ...beside };
  }
  return current;
}

/** How a value is asked for. `json` is for whatever has no field of its own. */
export type FieldKind =
  | 'object'
  | 'list'
  | 'number'
  | 'text'
  | 'longText'
  | 'date'
  | 'choice'
  | 'boolean'
  | 'scalar'
  | 'json';

/** @param schema resolved */
export function kindOf(schema: JsonSchema): FieldKind {
  const { type } = schema;
  if (schema.enum !== undefined)
    return schema.enum.every((each) => typeof each === 'string') ? 'choice' : 'json';
  if (Array.isArray(type)) return type.every((each) => SCALARS.includes(String(each))) ? 'scalar' : 'json';
  if (type === 'object') return schema.properties === undefined ? 'json' : 'object';
  if (type === 'array') return schema.items === undefined ? 'json' : 'list';
  if (type === 'number' || type === 'integer') return 'number';
  if (type === 'boolean') return 'boolean';
  if (type === 'string') return textKind(schema);
  return 'json';
}

const SCALARS = ['number', 'integer', 'string', 'null'];

function textKind({ anyOf = [], format, maxLength }: JsonSchema): FieldKind {
  if ([format, ...anyOf.map((each) => each.format)].includes('date')) return 'date';
  if (format !== undefined || anyOf.length > 0) return 'text';
  return maxLength !== undefined && maxLength >= LONG_TEXT && maxLength < 10_000 ? 'longText' : 'text';
}

/** The kind of field that can show a value: one that does not fit its schema is shown as JSON, so that nothing is hidden. */
export function kindFor(schema: JsonSchema, value: unknown): FieldKind {
  const kind = kindOf(schema);
  return value === undefined || fits(kind, value) ? kind : 'json';
}

function fits(kind: FieldKind, value: unknown): boolean {
  switch (kind) {
    case 'object':
      return isObject(value);
    case 'list':
      return Array.isArray(value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'number':
      // What was typed and is no number stands there as the text it is.
      return typeof value === 'number' || typeof value === 'string';
    case 'scalar':
      return value === null || typeof value === 'number' || typeof value === 'string';
    case 'json':
      return true;
    default:
      return typeof value === 'string';
  }
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a field begins with once it is added; undefined where it stays absent until something is typed. */
export function startOf(schema: JsonSchema, root: JsonSchema): unknown {
  const own = resolved(schema, root);
  switch (kindOf(own)) {
    case 'object':
      return Object.fromEntries(
        (own.required ?? []).flatMap((name) => {
          const start = startOf(own.properties?.[name] ?? {}, root);
          return start === undefined ? [] : [[name, start]];
        }),
      );
    case 'list':
      return [];
    case 'boolean':
      return false;
    case 'json':
      return own.type === 'object' ? {} : null;
    default:
      return undefined;
  }
}

export interface Field {
  readonly name: string;
  /** Resolved. */
  readonly schema: JsonSchema;
  readonly isRequired: boolean;
  /** Whether the schema knows it at all. */
  readonly isKnown: boolean;
}

/** Fields of an object: those of its schema, then those that only the value has. */
export function fieldsOf(schema: JsonSchema, root: JsonSchema, value: unknown): Field[] {
  const { properties = {}, required = [] } = schema;
  const known = Object.entries(properties).map(([name, each]) => ({
    name,
    schema: resolved(each, root),
    isRequired: required.includes(name),
    isKnown: true,
  }));
  const extra = Object.keys(isObject(value) ? value : {}).filter((name) => !Object.hasOwn(properties, name));
  return [...known, ...extra.map((name) => ({ name, schema: {}, isRequired: false, isKnown: false }))];
}

/** An object with one field set; without it where the value is undefined. Its other fields keep their places. */
export function withField(value: unknown, name: string, next: unknown): Record<string, unknown> {
  const entries = Object.entries(isObject(value) ? value : {});
  if (next === undefined) return Object.fromEntries(entries.filter(([each]) => each !== name));
  if (!entries.some(([each]) => each === name)) return Object.fromEntries([...entries, [name, next]]);
  return Object.fromEntries(entries.map(([each, old]) => [each, each === name ? next : old]));
}
