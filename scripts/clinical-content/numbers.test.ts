import { expect, it } from 'vitest';
import { globSync, readFileSync } from 'node:fs';
import { fingerprintOfNumbers, numbersInFunctions } from './numbers.ts';

it.each([
  ['a comparison', 'export function isHigh(x: number) { return x >= 15 }', ['isHigh: return x >= 15']],
  ['an arrow', 'const share = (x: number) => x / 3;', ['share: x / 3']],
  ['a default', 'function near(x: number, within = 0.5) { return x < within }', ['near: within = 0.5']],
  ['a method of a table', 'const T = { cut: (x: number) => x > 7 };', ['cut: x > 7']],
  ['the same twice', 'function f(a: number[]) { g(a, 2); g(a, 2) }', ['f: g(a, 2);', 'f: g(a, 2)']],
  ['a text', "function why() { return 'older than 180 days' }", ["why: return 'older than 180 days'"]],
  ['a pattern', 'const isYear = (x: string) => /^[0-9]{4}$/.test(x);', ['isYear: /^[0-9]{4}$/.test(x)']],
  ['a template', 'const of = (n: number) => `${n} of 5`;', ['of: `${n} of 5`']],
  ['what is no function', 'export const CUT = 5;', []],
])('%s', (_, code, expected) => {
  expect(numbersInFunctions(code).map(({ name, code: text }) => `${name}: ${text}`)).toEqual(expected);
});

it('shows of a long statement what is read at a glance', () => {
  const long = `function f(x: number) { return { ${'a: x, '.repeat(30)} cut: x > 42 } }`;
  expect(numbersInFunctions(long)).toEqual([{ name: 'f', code: 'cut: x > 42' }]);
});

it('the fingerprint of a module moves with every number of it, and with nothing else', () => {
  const code = 'const A = [1, 2.5]; // 3\nfunction f(x = 7) { return -x > 0.30 }';
  const before = fingerprintOfNumbers(code);
  expect(before).toMatch(/^4, /);
  for (const [number, moved] of [
    ['1', '2'],
    ['2.5', '2.6'],
    ['7', '8'],
    ['0.30', '0.31'],
  ] as const)
    expect(fingerprintOfNumbers(code.replace(number, moved))).not.toBe(before);
  expect(fingerprintOfNumbers(code.replace('// 3', '// 4').replace('A', 'B'))).toBe(before);
  const texts = "import { f } from './v1.ts'; const why = () => `${f} of 5: 'q2', ${/[0-9]{2}/}`;";
  const written = fingerprintOfNumbers(texts);
  for (const [number, moved] of [
    ['of 5', 'of 6'],
    ['q2', 'q3'],
    ['{2}', '{3}'],
  ] as const)
    expect(fingerprintOfNumbers(texts.replace(number, moved))).not.toBe(written);
  expect(fingerprintOfNumbers(texts.replace('v1', 'v2').replace('of', 'in'))).toBe(written);
  expect(fingerprintOfNumbers('const A = true;')).toBeUndefined();
});

it('every number of clinical content and scoring that moves changes the page it stands on', () => {
  const root = new URL('../../', import.meta.url).pathname;
  const pages = globSync('docs/clinical-content/*.md', { cwd: root }).map((page) =>
    readFileSync(`${root}${page}`, 'utf8'),
  );
  const files = pages.flatMap((page) =>
    page
      .split(/^## /m)
      .slice(1)
      .map((text) => ({ file: text.slice(0, text.indexOf('\n')), text })),
  );
  expect(files.length).toBeGreaterThan(300);
  const silent = files.filter(({ file, text }) => {
    const fingerprint = fingerprintOfNumbers(readFileSync(`${root}${file}`, 'utf8'));
    return fingerprint !== undefined && !text.includes(`- all numbers: ${fingerprint}\n`);
  });
  expect(silent.map(({ file }) => file)).toEqual([]);
});
