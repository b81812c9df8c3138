import { AT_LEAST_ONE_OF } from '@svc/contracts';
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';

/** The part of JSON Schema 2020-12 that our request schemas use. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly propertyNames?: Schema;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly [AT_LEAST_ONE_OF]?: readonly string[];
  readonly default?: unknown;
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly id?: string;
}

export interface SchemaSource {
  resolve(schema: Schema): Schema;
  /** Plausible values of a property by its name, tried in about half of the cases. */
  readonly hints: Readonly<Record<string, readonly unknown[]>>;
}

const UNDERSTOOD = new Set([
  '$ref',
  'type',
  'properties',
  'required',
  'additionalProperties',
  'propertyNames',
  'items',
  'minProperties',
  'maxProperties',
  'minItems',
  'maxItems',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minimum',
  'maximum',
  'enum',
  'const',
  'anyOf',
  AT_LEAST_ONE_OF,
  'default',
  'description',
  'examples',
  'id',
]);

/** Values a schema allows, its bounds and every optional property included. Throws for a keyword it does not know. */
export function arbitraryOf(given: Schema, source: SchemaSource): Arbitrary<unknown> {
  const schema = source.resolve(given);
  const unknown = Object.keys(schema).find((keyword) => !UNDERSTOOD.has(keyword));
  if (unknown !== undefined) throw new Error(`the generator does not know the keyword ${unknown}`);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const types = [schema.type ?? []].flat();
  if (types.length === 0)
    return schema.anyOf === undefined
      ? anyValue()
      : fc.oneof(...schema.anyOf.map((part) => arbitraryOf(part, source)));
  return fc.oneof(...types.map((type) => ofType(type, schema, source)));
}

function ofType(type: string, schema: Schema, source: SchemaSource): Arbitrary<unknown> {
  if (type === 'object') return ofObject(schema, source);
  if (type === 'array') return ofArray(schema, source);
  if (type === 'string') return ofString(schema);
  if (type === 'number') return ofNumber(schema);
  if (type === 'integer') return ofInteger(schema);
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  throw new Error(`the generator does not know the type ${type}`);
}

function ofObject(schema: Schema, source: SchemaSource): Arbitrary<object> {
  const { properties = {}, required = [], additionalProperties, [AT_LEAST_ONE_OF]: oneOf = [] } = schema;
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, withHints(name, property, source)]),
  );
  const named = fc.record(model, { requiredKeys: required as string[] });
  const more =
    typeof additionalProperties === 'object'
      ? fc.dictionary(cleanName(), arbitraryOf(additionalProperties, source), {
          maxKeys: 4,
          noNullPrototype: true,
        })
      : fc.constant({});
  const one =
    oneOf.length === 0
      ? fc.constant({})
      : fc.oneof(...oneOf.map((name) => fc.record({ [name]: arbitraryOf(properties[name] ?? {}, source) })));
  return fc.tuple(more, named, one).map((parts) => Object.assign({}, ...parts) as object);
}

function withHints(name: string, property: Schema, source: SchemaSource): Arbitrary<unknown> {
  const any = arbitraryOf(property, source);
  const hints = (source.hints[name] ?? []).filter((hint) => mayBe(property, hint, source));
  return hints.length === 0 ? any : fc.oneof(any, fc.constantFrom(...hints));
}

/** Whether a schema lets the type of a value through: one name can mean a number here and a text there. */
function mayBe(property: Schema, value: unknown, source: SchemaSource): boolean {
  const schema = source.resolve(property);
  const branches = schema.anyOf;
  if (branches?.some((branch) => source.resolve(branch).type !== undefined))
    return branches.some((branch) => mayBe(branch, value, source));
  if (schema.type === undefined) return true;
  return [schema.type]
    .flat()
    .some((type) => (type === 'integer' ? Number.isInteger(value) : typeof value === type));
}

/** Mostly a few items; now and then none, or as many as are allowed. */
function ofArray(
  { items = {}, minItems = 0, maxItems = 40 }: Schema,
  source: SchemaSource,
): Arbitrary<unknown[]> {
  const item = arbitraryOf(items, source);
  const few = fc.array(item, {
    minLength: minItems,
    maxLength: Math.min(maxItems, Math.max(minItems, 4)),
    size: 'max',
  });
  const most = fc
    .array(item, { minLength: 1, maxLength: 3 })
    .map((some) => Array.from({ length: maxItems }, (_, i) => some[i % some.length]));
  return fc.oneof({ weight: 300, arbitrary: few }, { weight: 1, arbitrary: most });
}

const MOST_OFTEN_LONGEST = 600;

/** Lengths count code points, as JSON Schema says. */
function ofString({ pattern, format, anyOf, minLength = 0, maxLength = 60 }: Schema): Arbitrary<string> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  if (anyOf !== undefined)
    return fc.oneof(...anyOf.map((part) => ofString({ ...part, minLength, maxLength })));
  if (format === 'date') return dates().map((text) => text.slice(0, 10));
  if (format === 'date-time') return dates();
  if (format !== undefined) throw new Error(`the generator does not know the format ${format}`);
  // Many as long as allowed would make bodies that are refused for their size alone.
  const longest = Math.min(maxLength, MOST_OFTEN_LONGEST);
  return fc.oneof(
    fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 20), size: 'max' }),
    fc
      .string({ unit: 'binary', minLength, maxLength: Math.min(maxLength, 40) })
      .map((text) => text.replaceAll('\u0000', '0')),
    fc
      .constantFrom('a', '\u{1F600}', 'e\u0301', '\u202E')
      .map((unit) =>
        unit.normalize('NFC').repeat(Math.max(1, Math.floor(longest / [...unit.normalize('NFC')].length))),
      ),
  );
}

/** RFC 3339: any offset, with or without a fraction, either letter case. */
function dates(): Arbitrary<string> {
  const moment = fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: -400, max: 3 }).map((days) => Date.now() + days * 86_400_000) },
    {
      weight: 1,
      arbitrary: fc
        .date({ min: new Date('0001-01-02'), max: new Date('9999-12-30'), noInvalidDate: true })
        .map((date) => date.getTime()),
    },
  );
  const ending = fc.constantFrom(
    'Z',
    'z',
    '.5Z',
    '.123456789Z',
    '+05:30',
    '-08:00',
    '.000+00:00',
    '+23:59',
    '-00:00',
  );
  return fc.tuple(moment, ending).map(([ms, end]) => `${new Date(ms).toISOString().slice(0, 19)}${end}`);
}

function ofNumber({ minimum = -1e15, maximum = 1e15 }: Schema): Arbitrary<number> {
  return fc.oneof(
    fc.double({ min: minimum, max: maximum, noNaN: true }),
    ofInteger({ minimum: Math.ceil(minimum), maximum: Math.floor(maximum) }),
    fc.constantFrom(minimum, maximum),
  );
}

function ofInteger({ minimum = -1e9, maximum = 1e9 }: Schema): Arbitrary<number> {
  return fc.oneof(fc.integer({ min: minimum, max: maximum }), fc.constantFrom(minimum, maximum));
}

function anyValue(): Arbitrary<unknown> {
  return fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      fc.constant(null),
      fc.boolean(),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      cleanText(),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(cleanName(), tie('value'), { maxKeys: 3, noNullPrototype: true }),
    ),
  })).value;
}

function cleanText(): Arbitrary<string> {
  return fc.string({ unit: 'binary', maxLength: 12 }).map((text) => text.replaceAll('\u0000', '0'));
}

/** Any name but the one no body may hold. */
function cleanName(): Arbitrary<string> {
  return fc
    .oneof(cleanText(), fc.constantFrom('avgSleepHours', 'constructor', 'toString', 'length'))
    .filter((name) => name !== '__proto__');
}
