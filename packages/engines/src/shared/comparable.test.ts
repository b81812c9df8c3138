import { expect, test } from 'vitest';
import { comparableFlag, comparableNumber } from './comparable.ts';

const described = { name: 'field', label: 'Field', unit: 'h' };
const number = comparableNumber(described, 5, (value) => value * 0.1);
const flag = comparableFlag(described, true, (value) => (value ? 0 : 8));

test.each([
  ['a smaller earlier number', number, 2, 0.3],
  ['the same number', number, 5, 0],
  ['a larger earlier number', number, 8, -0.3],
  ['a yes or no where a number is compared', number, true, 0],
  ['the other answer', flag, false, -8],
  ['the same answer', flag, true, 0],
  ['a number where an answer is compared', flag, 0, 0],
])('effect against %s', (_, comparable, previous, effect) => {
  expect(comparable.effect(previous)).toBe(effect);
});

test('carries its description and value', () => {
  expect(number).toMatchObject({ ...described, value: 5 });
  expect(flag.value).toBe(true);
});
