import { expect, it } from 'vitest';
import { createLogThrottle } from './log-throttle.ts';

it('the first of a kind is said at once, then one a minute with how many were held back', () => {
  let now = 0;
  const throttle = createLogThrottle(() => now);
  expect([throttle('a'), throttle('a'), throttle('b'), throttle('a')]).toEqual([0, undefined, 0, undefined]);
  now = 59_999;
  expect(throttle('a')).toBeUndefined();
  now = 60_000;
  expect([throttle('a'), throttle('a'), throttle('b')]).toEqual([3, undefined, 0]);
});
