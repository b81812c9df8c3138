import { expect, it } from 'vitest';
import { createSeldom } from './seldom.ts';

it('the first of a kind is said at once, then one a minute with how many were held back', () => {
  let now = 0;
  const seldom = createSeldom(() => now);
  expect([seldom('a'), seldom('a'), seldom('b'), seldom('a')]).toEqual([0, undefined, 0, undefined]);
  now = 59_999;
  expect(seldom('a')).toBeUndefined();
  now = 60_000;
  expect([seldom('a'), seldom('a'), seldom('b')]).toEqual([3, undefined, 0]);
});
