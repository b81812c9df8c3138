import { describe, expect, it } from 'vitest';

/** What the tables ask of a schema. */
interface Schema {
  safeParse(
    value: unknown,
  ): { success: true; data: unknown } | { success: false; error: { issues: readonly unknown[] } };
}

/**
 * JSON kind of a field (`integer` for whole numbers, `date` for ISO dates, `scalar` for a number or text, `map` for
 * text by name, `true` or `false` for a fixed flag); `[]` for arrays of it, `|null` when it may be null, `?` when it
 * may be missing.
 */
type FieldType = string;

interface FieldRules {
  /** The only values of a string field. */
  readonly members?: readonly string[];
  /** Inclusive bounds of a number field. */
  readonly min?: number;
  readonly max?: number;
}

/** Row id, path of the field in the sample, its type and what else holds for it. */
export type FieldRow = readonly [id: string, path: string, type: FieldType, rules?: FieldRules];

interface FieldTable {
  readonly name: string;
  readonly schema: Schema;
  /** A complete valid object: every field of the table is in it. */
  readonly sample: object;
  readonly rows: readonly FieldRow[];
}

/** One value of every JSON kind; `fraction` stands for numbers that are not whole. */
const KINDS = {
  string: 'some text',
  integer: 7,
  fraction: 0.5,
  boolean: true,
  null: null,
  array: [] as unknown[],
  object: {},
} as const;
type Kind = keyof typeof KINDS;

const ACCEPTED: Readonly<Record<string, readonly Kind[]>> = {
  string: ['string'],
  date: [],
  number: ['integer', 'fraction'],
  integer: ['integer'],
  scalar: ['string', 'integer', 'fraction'],
  boolean: ['boolean'],
  true: ['boolean'],
  false: ['boolean'],
  object: ['object'],
  map: ['object'],
  any: ['string', 'integer', 'fraction', 'boolean', 'null', 'array', 'object'],
};

/** Values of the right JSON kind that are still wrong. */
const WRONG_CONTENT: Readonly<Record<string, readonly unknown[]>> = {
  true: [false],
  false: [true],
  date: ['yesterday', '2026-02-30'],
  'string[]': [[1], ['a', null], [{}]],
  'object[]': [['a'], [1], [null]],
  map: [{ a: 1 }, { a: null }],
};

/** A copy of `sample` with `edit` applied to the object that holds the last step of `path`. */
function edited(
  sample: object,
  path: string,
  edit: (holder: Record<string, unknown>, key: string) => void,
): object {
  const copy = structuredClone(sample);
  const steps = path.split(/[.[\]]+/).filter((step) => step !== '');
  const key = steps.pop() ?? '';
  let holder = copy as Record<string, unknown>;
  for (const step of steps) holder = holder[step] as Record<string, unknown>;
  edit(holder, key);
  return copy;
}

/** A copy of `sample` with `value` at `path`. */
export const withValue = (sample: object, path: string, value: unknown) =>
  edited(sample, path, (holder, key) => {
    holder[key] = value;
  });
/** A copy of `sample` without the field at `path`. */
export const without = (sample: object, path: string) =>
  edited(sample, path, (holder, key) => {
    delete holder[key];
  });

function readType(type: FieldType) {
  const optional = type.endsWith('?');
  const [kind = '', nullable] = type.replace('?', '').split('|');
  return { kind, nullable: nullable === 'null', optional };
}

const kindsOf = (kind: string): readonly Kind[] => (kind.endsWith('[]') ? ['array'] : (ACCEPTED[kind] ?? []));

function refusedValues(type: FieldType, { members, min, max }: FieldRules): unknown[] {
  const { kind, nullable } = readType(type);
  const accepted = kindsOf(kind);
  const kinds = (Object.keys(KINDS) as Kind[]).filter(
    (candidate) => !accepted.includes(candidate) && !(nullable && candidate === 'null'),
  );
  return [
    ...kinds.map((candidate) => KINDS[candidate]),
    ...(WRONG_CONTENT[kind] ?? []),
    ...nearMisses(members),
    ...(min === undefined ? [] : [min - 0.001, min - 1]),
    ...(max === undefined ? [] : [max + 0.001, max + 1]),
    ...(['number', 'integer', 'scalar'].includes(kind) ? [Number.NaN, Number.POSITIVE_INFINITY] : []),
  ];
}

/** Texts that are no member: another word, none, and a member in another case. */
function nearMisses(members: readonly string[] = []): string[] {
  const [first] = members;
  if (first === undefined) return [];
  const texts = ['another', '', first.toUpperCase(), first.toLowerCase()];
  return texts.filter((text) => !members.includes(text));
}

function acceptedValues(type: FieldType, { members = [], min, max }: FieldRules): unknown[] {
  const { kind, nullable } = readType(type);
  const bounds = [min, max].filter((bound) => bound !== undefined);
  return [
    ...members,
    ...bounds,
    ...(nullable ? [null] : []),
    ...(kind.endsWith('[]') ? [[]] : []),
    ...(kind === 'any' || kind === 'scalar' ? kindsOf(kind).map((candidate) => KINDS[candidate]) : []),
  ];
}

/** Checks every row of a table of response fields against what the schema accepts and refuses. */
export function describeFields({ name, schema, sample, rows }: FieldTable): void {
  const fields = rows.map(([id, path, type, rules = {}]) => [id, path, type, rules] as const);
  const accepts = (value: object) => schema.safeParse(value).success;
  const judge = (path: string) => (value: unknown) => ({
    value,
    accepted: accepts(withValue(sample, path, value)),
  });

  describe(`${name}: the sample`, () => {
    it('is valid and comes through unchanged', () => {
      expect(schema.safeParse(sample)).toEqual({ success: true, data: sample });
    });

    it('[1:9.6] stays valid with a field that was added later', () => {
      const later = { ...sample, addedLater: { any: 'thing' } };
      expect(schema.safeParse(later)).toEqual({ success: true, data: later });
    });
  });

  describe.each(fields)(`[%s] ${name} %s`, (_, path, type, rules) => {
    it(`is ${type}`, () => {
      const accepted = acceptedValues(type, rules);
      const refused = refusedValues(type, rules);
      expect(accepted.map(judge(path))).toEqual(accepted.map((value) => ({ value, accepted: true })));
      expect(refused.map(judge(path))).toEqual(refused.map((value) => ({ value, accepted: false })));
    });

    it('is missing only where it is optional', () => {
      expect(accepts(without(sample, path))).toBe(readType(type).optional);
    });
  });

  describe.each(fields.filter(([, , type]) => type.startsWith('object')))(
    `[%s] ${name} %s`,
    (_, path, type) => {
      it('lets fields through that were added later', () => {
        const inner = type.startsWith('object[]') ? `${path}[0].addedLater` : `${path}.addedLater`;
        const later = withValue(sample, inner, 'kept');
        expect(schema.safeParse(later)).toEqual({ success: true, data: later });
      });
    },
  );
}
