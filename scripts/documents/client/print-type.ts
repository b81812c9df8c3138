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

/** The TypeScript type of the values a schema accepts, each field with what it says of itself. */
export function printType(schema: JsonSchema, indent = ''): string {
  if (schema.$ref !== undefined) return nameOfRef(schema.$ref);
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum !== undefined) return union(schema.enum.map(literal));
  if (schema.format === 'binary') return 'Blob';
  const choices = (schema.anyOf ?? schema.oneOf ?? []).filter(saysType);
  if (choices.length > 0) return union(choices.map((choice) => printType(choice, indent)));
  if (Array.isArray(schema.type)) return union(schema.type.map((type: string) => SIMPLE[type] ?? 'unknown'));
  if (schema.items !== undefined) return `${parenthesized(printType(schema.items, indent))}[]`;
  if (schema.properties !== undefined) return printFields(schema, indent);
  if (typeof schema.additionalProperties === 'object')
    return `Record<string, ${printType(schema.additionalProperties, indent)}>`;
  return SIMPLE[schema.type as string] ?? 'unknown';
}

/** A choice may only narrow what stands around it (`required`, `format`). */
const saysType = ({ $ref, type, const: only, enum: some, anyOf }: JsonSchema) =>
  $ref !== undefined || type !== undefined || only !== undefined || some !== undefined || anyOf !== undefined;

function printFields({ properties = {}, required = [] }: JsonSchema, indent: string): string {
  const inner = `${indent}  `;
  const fields = Object.entries(properties).map(([name, field]) => {
    const mark = required.includes(name) ? '' : '?';
    return `${comment(field.description, inner)}${inner}${key(name)}${mark}: ${printType(field, inner)};\n`;
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
