import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { largestRemainder, roundOffNoise, wholeSum } from './whole-numbers.ts';

test.each([
  [0.1 + 0.2, 0.3],
  [24.499999999999996, 24.5],
  [1 / 3, 0.333333],
  [-0, 0],
  [-0.0000001, 0],
])('%d rounds to %d', (value, settled) => {
  expect(roundOffNoise(value)).toBe(settled);
});

test.each([
  [[], 0],
  [[24.5], 25],
  [[24.499999999999996], 25],
  [[24.4], 24],
  [[-24.5], -24],
  [[-24.6], -25],
  [[0.1, 0.2, 0.2], 1],
  [[-0.2], 0],
])('the sum of %j rounds to %d, halves up', (parts, sum) => {
  expect(wholeSum(parts)).toBe(sum);
});

describe('largest remainder', () => {
  test.each([
    ['exact parts stay', [3, 0, 4], 7, [3, 0, 4]],
    ['the largest remainder is rounded up', [2.4, 5.6], 8, [2, 6]],
    ['ties go to the earlier part', [1.5, 1.5], 3, [2, 1]],
    ['negative parts', [-4.869565, -3.652174, -5.478261], -14, [-5, -4, -5]],
    ['nothing to share', [], 0, []],
  ])('%s', (_, parts, total, whole) => {
    expect(largestRemainder(parts, total)).toEqual(whole);
  });

  test('whole parts add up to the rounded sum, each beside its own value', () => {
    const part = fc
      .integer({ min: -50_000_000, max: 50_000_000 })
      .map((millionths) => roundOffNoise(millionths / 1e6));
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const total = wholeSum(parts);
        const whole = largestRemainder(parts, total);
        expect(whole.reduce((sum, value) => sum + value, 0)).toBe(total);
        whole.forEach((value, i) => {
          expect([Math.floor(parts[i] ?? 0), Math.ceil(parts[i] ?? 0)].map((n) => n + 0)).toContain(value);
        });
      }),
    );
  });
});
