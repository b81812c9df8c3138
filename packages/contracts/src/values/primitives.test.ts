import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { Biomarker } from '../analysis/inputs.ts';
import { integerBetween, isoDate, numberBetween, text } from './primitives.ts';

const SCHEMAS: Record<string, z.ZodType> = {
  'text of any length': text(),
  'bounded text': text({ min: 2, max: 5 }),
  number: numberBetween(-5, 1000),
  'whole number': integerBetween(0, 100),
  date: isoDate('When it was drawn'),
  flag: Biomarker.shape.flag.unwrap(),
  value: Biomarker.shape.value,
};

const EDGES = [
  '',
  'a',
  'ab',
  'abcde',
  'abcdef',
  'a\u0000b',
  '\ud800ab',
  'ab\udc00',
  '😀',
  '😀😀',
  '😀😀😀😀😀',
  '😀😀😀😀😀😀',
  '2026-02-28',
  '2026-02-29',
  '2026-03-01T10:00:00Z',
  'HH',
  'high',
  'hi',
  'Critical',
  'x'.repeat(3000),
  0,
  -0,
  -5,
  -5.1,
  1000,
  1000.1,
  100,
  101,
  0.5,
  Number.NaN,
  Infinity,
  -Infinity,
  2 ** 53,
  1e300,
  null,
  undefined,
  true,
  [],
  {},
  new Date(0),
  1n,
];

function outcomeOf(schema: z.ZodType, value: unknown): unknown {
  const { success, data, error } = schema.safeParse(value);
  return success ? { data } : { issues: error?.issues };
}

describe('a compiled schema', () => {
  it.each(Object.entries(SCHEMAS))('gives what the schema gives: %s', (_, schema) => {
    const compiled = z.compile(schema, { strict: true });
    for (const value of EDGES) expect(outcomeOf(compiled, value)).toEqual(outcomeOf(schema, value));
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.double(), fc.integer(), fc.anything()),
        (value) => {
          expect(outcomeOf(compiled, value)).toEqual(outcomeOf(schema, value));
        },
      ),
    );
  });
});
