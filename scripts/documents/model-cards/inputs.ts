import { buildOpenApi } from '@svc/contracts';
import { table } from '../table.ts';

interface Schema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly $ref?: string;
}

/** What an engine reads, from the schema of its request. What only shapes the answer is left out. */
export function inputsTable(request: string): string {
  const schemas = buildOpenApi().components.schemas as Readonly<Record<string, Schema>>;
  const rows = fieldsOf(schemas[request] ?? {}, schemas, '');
  return table('What it reads', ['field', 'type', 'range', 'needed', 'meaning'], rows);
}

const ABOUT_THE_ANSWER: ReadonlySet<string> = new Set(['sessionRef', 'explain', 'previous']);

function fieldsOf(schema: Schema, defs: Readonly<Record<string, Schema>>, path: string): unknown[][] {
  const own = schema.$ref === undefined ? schema : (defs[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  return Object.entries(own.properties ?? {})
    .filter(([name]) => path !== '' || !ABOUT_THE_ANSWER.has(name))
    .flatMap(([name, property]) => {
      const field =
        property.$ref === undefined ? property : (defs[property.$ref.split('/').at(-1) ?? ''] ?? {});
      const at = path === '' ? name : `${path}.${name}`;
      const needed = own.required?.includes(name) === true ? 'yes' : '';
      const { items } = field;
      const row = [at, typeOf(field), rangeOf(field), needed, property.description ?? field.description];
      if (items !== undefined) return [row, ...fieldsOf(items, defs, `${at}[]`)];
      return [row, ...fieldsOf(field, defs, at)];
    });
}

function typeOf({ type, enum: values, anyOf, properties }: Schema): string {
  if (values !== undefined) return values.join(', ');
  if (anyOf !== undefined) return [...new Set(anyOf.map(typeOf))].join(' or ');
  return [type ?? (properties === undefined ? 'text' : 'object')].flat().join(' or ');
}

function rangeOf({ minimum, maximum, minLength, maxLength, minItems, maxItems }: Schema): string {
  if (minimum !== undefined || maximum !== undefined) return `${minimum ?? ''} to ${maximum ?? ''}`.trim();
  if (maxLength !== undefined) return `${minLength ?? 0} to ${maxLength} characters`;
  return maxItems === undefined ? '' : `${minItems ?? 0} to ${maxItems} entries`;
}
