import { expect, it } from 'vitest';
import { numbersInFunctions } from './numbers-in-functions.ts';

it.each([
  ['a comparison', 'export function isHigh(x: number) { return x >= 15 }', ['isHigh: return x >= 15']],
  ['an arrow', 'const share = (x: number) => x / 3;', ['share: x / 3']],
  ['a default', 'function near(x: number, within = 0.5) { return x < within }', ['near: within = 0.5']],
  ['a method of a table', 'const T = { cut: (x: number) => x > 7 };', ['cut: x > 7']],
  ['the same twice', 'function f(a: number[]) { g(a, 2); g(a, 2) }', ['f: g(a, 2);', 'f: g(a, 2)']],
  ['what is no function', 'export const CUT = 5;', []],
])('%s', (_, code, expected) => {
  expect(numbersInFunctions(code).map(({ name, code: text }) => `${name}: ${text}`)).toEqual(expected);
});

it('shows of a long statement what is read at a glance', () => {
  const long = `function f(x: number) { return { ${'a: x, '.repeat(30)} cut: x > 42 } }`;
  expect(numbersInFunctions(long)).toEqual([{ name: 'f', code: 'cut: x > 42' }]);
});
