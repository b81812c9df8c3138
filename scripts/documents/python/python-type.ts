import type { JsonSchema } from '../client/print-type.ts';

const SIMPLE: Readonly<Record<string, string>> = {
  string: 'str',
  number: 'float',
  integer: 'int',
  boolean: 'bool',
  null: 'None',
  array: 'list[Any]',
  object: 'dict[str, Any]',
};

/** What no attribute of a class can be called. */
const KEYWORDS = new Set(
  'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  ),
);

/** Python's types of JSON schemas; an object inside another gets a `TypedDict` of its own, named by its place. */
export class PythonTypes {
  readonly #declared = new Map<string, string>();
  readonly #aliases = new Map<string, string>();

  /** Every declaration; names for other types come last, since Python works them out at once. */
  text(): string {
    return [...this.#declared.values(), ...this.#aliases.values()].join('\n\n');
  }

  /** Declares a name for a schema. */
  declare(name: string, schema: JsonSchema): void {
    if (schema.properties === undefined)
      this.#aliases.set(name, `${name} = ${this.typeOf(schema, `${name}Value`)}\n`);
    else this.#declareObject(name, schema);
  }

  /** @param name what an object is called that has no name of its own */
  typeOf(schema: JsonSchema, name: string): string {
    if (schema.$ref !== undefined) return nameOfRef(schema.$ref);
    if (schema.const !== undefined) return `Literal[${literal(schema.const)}]`;
    if (schema.enum !== undefined) return `Literal[${schema.enum.map(literal).join(', ')}]`;
    if (schema.format === 'binary') return 'bytes';
    const choices = schema.anyOf ?? schema.oneOf ?? [];
    if (choices.length > 0)
      return union(
        choices.map((choice, index) => this.typeOf(choice, index === 0 ? name : `${name}${index + 1}`)),
      );
    if (Array.isArray(schema.type)) return union(schema.type.map((type: string) => SIMPLE[type] ?? 'Any'));
    if (schema.items !== undefined) return `list[${this.typeOf(schema.items, `${name}Item`)}]`;
    if (schema.properties !== undefined) return this.#declareObject(name, schema);
    if (typeof schema.additionalProperties === 'object')
      return `dict[str, ${this.typeOf(schema.additionalProperties, `${name}Value`)}]`;
    return SIMPLE[schema.type as string] ?? 'Any';
  }

  #declareObject(name: string, { properties = {}, required = [], description }: JsonSchema): string {
    const fields = Object.entries(properties).map(([field, schema]) => {
      const type = this.typeOf(schema, `${name}${capitalized(field)}`);
      const given = required.includes(field) ? type : `NotRequired[${type}]`;
      return { field, type: given, says: schema.description };
    });
    const isClass = fields.every(({ field }) => /^[A-Za-z_]\w*$/.test(field) && !KEYWORDS.has(field));
    this.#declared.set(
      name,
      isClass ? classText(name, fields, description) : functionText(name, fields, description),
    );
    return name;
  }
}

interface Field {
  readonly field: string;
  readonly type: string;
  readonly says: string | undefined;
}

function classText(name: string, fields: readonly Field[], says: string | undefined): string {
  const lines = fields.map(
    ({ field, type, says: word }) => `    ${field}: ${type}\n${docstring(word, '    ')}`,
  );
  const body = `${docstring(says, '    ')}${lines.join('')}`;
  return `class ${name}(TypedDict):\n${body === '' ? '    pass\n' : body}`;
}

function functionText(name: string, fields: readonly Field[], says: string | undefined): string {
  const entries = fields.map(({ field, type }) => `    ${literal(field)}: ${literal(type)},\n`);
  return `${comment(says)}${name} = TypedDict(${literal(name)}, {\n${entries.join('')}})\n`;
}

/** A text in quotes, or another value, as Python writes it. */
export function literal(value: unknown): string {
  if (value === true) return 'True';
  if (value === false) return 'False';
  return value === null ? 'None' : JSON.stringify(value);
}

export function docstring(says: string | undefined, indent: string): string {
  if (says === undefined) return '';
  return `${indent}"""${says.replaceAll('\\', '\\\\').replaceAll('"', "'")}"""\n`;
}

const comment = (says: string | undefined) => (says === undefined ? '' : `# ${says}\n`);
const union = (types: readonly string[]) => [...new Set(types)].join(' | ');
const nameOfRef = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1);
const capitalized = (name: string) =>
  name
    .replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase())
    .replace(/\W/g, '');

/** `analyzeDmse` as `analyze_dmse`. */
export function snakeCase(name: string): string {
  const snake = name.replace(/[A-Z]+/g, (letters) => `_${letters.toLowerCase()}`);
  return KEYWORDS.has(snake) ? `${snake}_` : snake;
}
