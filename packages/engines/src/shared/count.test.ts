import { expect, it } from 'vitest';
import { countOf } from './count.ts';

it.each([
  [[], 0],
  [[1, 3], 0],
  [[2, 3, 4], 2],
])('counts the even numbers of %j: %d', (numbers, count) => {
  expect(countOf(numbers, (number) => number % 2 === 0)).toBe(count);
});
