import { expect, it, test } from 'vitest';
import { numbersIn } from './numbers-in.ts';

test.each([
  ['a literal', 'export const CUT = 15;', ['15 to 16']],
  ['a decimal', 'const share = -0.29;', ['0.29 to 0.28']],
  ['an index', 'const first = (a: number[]) => a[0];', ['0 to 1']],
  ['a text', "const why = 'older than 180 days';", ['180 to 181']],
  ['a template', 'const of = (n: string) => `${n}2 of 5`;', ['2 to 3', '5 to 6']],
  ['a pattern', 'const year = /[0-9]{4}/;', ['0 to 1', '9 to 8', '4 to 5']],
  ['a type', "type Question = 'q1';", ['1 to 2']],
])('finds the number of %s', (_, code, expected) => {
  expect(numbersIn(code).map(({ text, moved }) => `${text} to ${moved}`)).toEqual(expected);
});

it('leaves comments, names and the paths of imports', () => {
  const code =
    "import { a } from './v1.ts';\nexport { b } from './v2.ts';\n// of 3\nconst q4 = a.sha256; /* 5 */";
  expect(numbersIn(code)).toEqual([]);
});
