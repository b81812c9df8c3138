import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { codeEdits, statusEdits } from './code-mutants.ts';
import { numberEdits } from './number-mutants.ts';
import { type Edit, schemaEdits } from './schema-mutants.ts';
import { readSource, type Source } from './source-tree.ts';

const folder = mkdtempSync(join(tmpdir(), 'svc-edits-'));
afterAll(() => rmSync(folder, { recursive: true }));

function sourceOf(text: string): Source {
  writeFileSync(join(folder, 'a.ts'), text);
  return readSource(folder, 'a.ts');
}

/** The source after each edit. */
const applied = ({ text }: Source, edits: readonly Edit[]): string[] =>
  edits.map(({ start, end, replacement }) => text.slice(0, start) + replacement + text.slice(end));

describe('edits of a schema', () => {
  it.each([
    ['bounds', 'const A = z.object({ a: numberBetween(-1, 5) })', 'numberBetween(-2, 5)'],
    ['bounds', 'const A = z.object({ a: z.array(B).max(50, "x") })', 'max(51, "x")'],
    ['lengths', 'const A = z.object({ a: text({ min: 1, max: 9 }) })', 'text({ min: 1, max: 8 })'],
    ['dropped fields', 'const A = z.looseObject({ a: z.string(), b: B })', '{ b: B }'],
    ['types', 'const A = z.looseObject({ a: z.string() })', '{ a: z.number() }'],
    ['types', 'const A = z.looseObject({ a: z.int().optional() })', '{ a: z.string().optional() }'],
    ['optional fields', 'const A = B.extend({ a: z.string() })', '{ a: z.string().optional() }'],
    ['required fields', 'const A = z.object({ a: C.optional().describe("x") })', '{ a: C.describe("x") }'],
    ['required fields', 'const A = z.strictObject({ a: C.optional() })', '{ a: C }'],
    [
      'required fields',
      'const B = z.object({ b: C.optional() }); const A = z.object({ a: B.shape.b })',
      '{ a: B.shape.b.unwrap() }',
    ],
    ['names in quotes', "const A = z.object({ 'a-b': z.string() })", "{ 'a-b': z.number() }"],
    ['nulls', 'const A = z.object({ a: C.nullable() })', '{ a: C }'],
    ['nulls', 'const A = z.object({ a: C.nullish() })', '{ a: C.optional() }'],
    ['required fields', 'const A = z.object({ a: C.nullish() })', '{ a: C.nullable() }'],
    ['dropped fields', 'const A = z.object({ a: z.string(), })', '{  }'],
    ['members', "const A = z.enum(['x', 'y'])", "z.enum(['x'])"],
    ['fixed values', "const A = z.object({ a: z.literal('x') })", "z.literal('another')"],
  ])('change %s: %s', (_, text, expected) => {
    const source = sourceOf(text);
    const changed = applied(source, schemaEdits([source]));
    expect(changed.filter((result) => result.includes(expected))).toHaveLength(1);
  });

  it('look for the tests of the field, and of the fields a constant is used for', () => {
    const source = sourceOf("const L = z.enum(['x', 'y']); const A = z.object({ level: L });");
    expect(new Set(schemaEdits([source]).flatMap(({ words }) => words))).toEqual(new Set(['level']));
  });
});

describe('edits of numbers', () => {
  it('move each by a step of its last digit, and leave functions and types alone', () => {
    const source = sourceOf('const A = { a: [1.80, -5] }; const f = () => 3; const B: 7 = b;');
    expect(numberEdits(source, {}).map(({ name }) => name)).toEqual([
      'a.ts A.a[0]: 1.80 moved to 1.81',
      'a.ts A.a[0]: 1.80 moved to 1.79',
      'a.ts A.a[1]: -5 moved to -4',
      'a.ts A.a[1]: -5 moved to -6',
    ]);
  });
});

describe('edits of errors', () => {
  it('answer with another code, one of the same status where there is one', () => {
    const source = sourceOf("new ApiError('unauthorized', 'x'); new ApiError('not_found', 'x');");
    expect(applied(source, codeEdits(source)).map((text) => text.match(/'[a-z_]+'/g)?.[0])).toEqual([
      "'invalid_token'",
      "'unauthorized'",
    ]);
  });

  it('give a code another status, or take it out', () => {
    const source = sourceOf('const ERRORS = { forbidden: { status: 403 }, };');
    expect(applied(source, statusEdits(source))).toEqual([
      'const ERRORS = { forbidden: { status: 404 }, };',
      'const ERRORS = {  };',
    ]);
  });
});
