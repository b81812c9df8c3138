import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readExamples } from './read-examples.ts';
import { type ExampleResult, runAll, runExamples } from './run-examples.ts';

const root = new URL('../..', import.meta.url).pathname;

/** Packages whose every published function has a worked example. */
const WITH_EXAMPLES = [
  'packages/webhooks',
  'packages/contracts',
  'packages/clinical',
  'packages/engines',
  'packages/mse-draft',
  'packages/retina',
  'packages/intelligence',
  'packages/fhir',
  'sdks/client',
  'sdks/capture',
];
/** Errors of the client are caught, never made: the README shows how. */
const CAUGHT = /^sdks\/client: \w+Error$/;

describe.each(WITH_EXAMPLES)('the examples of %s', (folder) => {
  it('stand at every published function', () => {
    const { functionsWithoutExample } = readExamples(join(root, folder));
    const missing = functionsWithoutExample.map((name) => `${folder}: ${name}`);
    expect(missing.filter((name) => !CAUGHT.test(name))).toEqual([]);
  });

  it('run and give what they show', () => {
    const results = runExamples(join(root, folder));
    expect(results.length).toBeGreaterThan(0);
    expect(results.filter(({ faults }) => faults.length > 0)).toEqual([]);
  });
});

const SHOWS: readonly (readonly [string, string, number])[] = [
  ['after an expression', '1 + 1; // → 2', 1],
  ['on the next line', '[1, 2].map(String);\n// → ["1", "2"]', 1],
  ['in several lines', '({ a: { b: 1 } });\n// → {\n//     a: { b: 1 },\n//   }', 1],
  ['after a remark', '1 + 1; // two\n// → 2', 1],
  ['of a name', 'const two: number = 1 + 1; // → 2\ntwo * 2; // → 4', 2],
  ['that is awaited', 'await Promise.resolve(3); // → 3', 1],
  ['that is promised', 'Promise.resolve(3); // → 3', 1],
  ['that is not a number', 'Number("x"); // → NaN', 1],
  ['that is undefined', 'void 0; // → undefined', 1],
  ['that throws', 'null.x; // → throws TypeError', 1],
  ['that rejects', 'Promise.reject(new RangeError("over 9")); // → throws RangeError: over', 1],
  [
    'of what is imported',
    "import type { Buffer } from 'node:buffer';\nimport { join as put, type sep } from 'node:path';\nput('a', 'b'); // → 'a/b'",
    1,
  ],
  ['of a whole module', "import * as path from 'node:path';\npath.join('a', 'b'); // → 'a/b'", 1],
  ['of a default export', "import path from 'node:path';\npath.join('a', 'b'); // → 'a/b'", 1],
  ['while it prints', "console.log('x');\n1; // → 1", 1],
];
const TELLS: readonly (readonly [string, string, string])[] = [
  ['another value', '1 + 1; // → 3', '1 + 1: is 2, not 3'],
  ['the second of two wrong', '1; // → 1\n2; // → 1', '2: is 2, not 1'],
  ['a value of another type', '1; // → "1"', "1: is 1, not '1'"],
  ['an error that does not come', '1; // → throws TypeError', 'throws nothing, and is 1'],
  ['another error', 'null.x; // → throws RangeError', 'throws TypeError'],
  ['an error before', 'null.x;\n1; // → 1', 'throws TypeError'],
  ['no value', 'const one = 1;', 'shows no value'],
  ['what is no expression', '1; // → one and', 'is no expression'],
  ['a value of nothing', '// → 1', 'stands after no expression'],
  ['a value of two names', 'const { a, b } = { a: 1, b: 2 }; // → 1', 'no single declared name'],
  ['a value inside a function', 'function f() {\n  return 1; // → 1\n}', 'stands inside a statement'],
  ['what cannot be parsed', 'const = 1;', 'cannot be parsed'],
];

describe('an example', () => {
  let ran: ReadonlyMap<string, ExampleResult>;
  // All in one process, as the examples of a package.
  beforeAll(() => {
    const codes = [...SHOWS, ...TELLS].map(([, code]) => code);
    const results = runAll(
      codes.map((code, index) => ({ name: 'f', file: 'a.ts', line: index + 1, code })),
      root,
    );
    ran = new Map(codes.map((code, index) => [code, results[index] as ExampleResult]));
  });

  it.each(SHOWS)('shows a value %s', (_, code, compared) => {
    expect(ran.get(code)).toMatchObject({ compared, faults: [] });
  });

  it.each(TELLS)('with %s is told', (_, code, fault) => {
    expect(ran.get(code)?.faults.join('\n')).toContain(fault);
  });

  it('does not touch the others', () => {
    const codes = ['const a = 1;\na; // → 1', 'const = 1;', 'const a = 2;\na; // → 2'];
    const results = runAll(
      codes.map((code) => ({ name: 'f', file: 'a.ts', line: 1, code })),
      root,
    );
    expect(results.map(({ faults }) => faults.length)).toEqual([0, 1, 0]);
  });
});

describe('the examples of a package', () => {
  const folder = mkdtempSync(join(tmpdir(), 'svc-examples-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const doc = (code: string) => [
    '/**',
    ' * Does it.',
    ' *',
    ' * @example',
    ' * ```ts',
    ` * ${code}`,
    ' * ```',
    ' */',
  ];
  const write = (name: string, ...lines: string[]) => writeFileSync(join(folder, name), lines.join('\n'));

  write(
    'package.json',
    JSON.stringify({ exports: { '.': { '@svc/source': './index.ts' }, './style.css': {} } }),
  );
  write(
    'index.ts',
    "import { moved } from './inner.ts';",
    "export * from './inner.ts';",
    "export { hidden as shown } from './other.ts';",
    "export { parse } from 'zod';",
    'export { moved as renamed };',
    "export type { Kind } from './other.ts';",
  );
  write(
    'inner.ts',
    ...doc('1; // → 1'),
    'export function moved() {}',
    'export const LIMIT = 5;',
    'function own() {}',
  );
  write(
    'other.ts',
    'export type Kind = string;',
    '',
    ...doc('2; // → 2'),
    'const hidden = () => own();',
    '/** Without one. */',
    'export class Bare {}',
    'export { hidden };',
  );

  it('are those of its exported functions, by the names they are published under', () => {
    const { examples, functionsWithoutExample } = readExamples(folder);
    expect(examples).toEqual([
      { name: 'moved', file: 'inner.ts', line: 6, code: '1; // → 1\n' },
      { name: 'shown', file: 'other.ts', line: 8, code: '2; // → 2\n' },
      { name: 'renamed', file: 'inner.ts', line: 6, code: '1; // → 1\n' },
    ]);
    expect(functionsWithoutExample).toEqual([]);
  });

  it('are missed where a function or class has none', () => {
    write('package.json', JSON.stringify({ exports: { '.': { '@svc/source': './other.ts' } } }));
    expect(readExamples(folder).functionsWithoutExample).toEqual(['Bare']);
  });
});
