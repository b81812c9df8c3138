/** The part of JSON Schema that says what type a value has. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly description?: string;
  readonly format?: string;
  readonly pattern?: string;
}

const SIMPLE: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
  array: 'unknown[]',
  object: 'Record<string, unknown>',
};

/** How the type of an optional field goes on: callers may write `undefined` where they have nothing. */
export type OptionalTail = '' | ' | undefined';

/**
 * The TypeScript type of the values a schema accepts, each field with what it says of itself. `tail`: what follows the type of
 * a field that may be absent.
 */
export function printType(schema: JsonSchema, indent = '', tail: OptionalTail = ''): string {
  if (schema.$ref !== undefined) return nameOfRef(schema.$ref);
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum !== undefined) return union(schema.enum.map(literal));
  if (schema.format === 'binary') return 'Blob';
  const choices = (schema.anyOf ?? schema.oneOf ?? []).filter(saysType);
  if (choices.length > 0) return union(choices.map((choice) => printType(choice, indent, tail)));
  if (Array.isArray(schema.type)) return union(schema.type.map((type: string) => SIMPLE[type] ?? 'unknown'));
  if (schema.items !== undefined) return `${parenthesized(printType(schema.items, indent, tail))}[]`;
  if (schema.properties !== undefined) return printFields(schema, indent, tail);
  if (typeof schema.additionalProperties === 'object')
    return `Record<string, ${printType(schema.additionalProperties, indent, tail)}>`;
  return SIMPLE[schema.type as string] ?? 'unknown';
}

/** A choice may only narrow what stands around it (`required`, `format`). */
const saysType = ({ $ref, type, const: only, enum: some, anyOf }: JsonSchema) =>
  $ref !== undefined || type !== undefined || only !== undefined || some !== undefined || anyOf !== undefined;

function printFields(
  { properties = {}, required = [] }: JsonSchema,
  indent: string,
  tail: OptionalTail,
): string {
  const inner = `${indent}  `;
  const fields = Object.entries(properties).map(([name, field]) => {
    const [mark, end] = required.includes(name) ? ['', ''] : ['?', tail];
    const type = printType(field, inner, tail);
    return `${comment(field.description, inner)}${inner}${key(name)}${mark}: ${type}${end};\n`;
  });
  return fields.length === 0 ? 'Record<string, never>' : `{\n${fields.join('')}${indent}}`;
}

/** A description as TSDoc on lines of its own, or nothing. */
export function comment(description: string | undefined, indent = ''): string {
  return description === undefined ? '' : `${indent}/** ${description.replaceAll('*/', '*\\/')} */\n`;
}

const nameOfRef = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1);

const literal = (value: unknown) => (typeof value === 'string' ? `'${value}'` : JSON.stringify(value));
const union = (types: readonly string[]) => [...new Set(types)].join(' | ');
const parenthesized = (type: string) => (type.includes(' | ') && !type.endsWith('}') ? `(${type})` : type);
const key = (name: string) => (/^[A-Za-z_]\w*$/.test(name) ? name : `'${name}'`);
