import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { median, valueAtRank } from './rank.ts';

// Sorting puts -0 before 0; to a comparison they are equal, so there is none here.
const values = fc.array(
  fc.oneof(
    fc.double({ noNaN: true }).map((value) => value + 0),
    fc.integer({ min: 0, max: 3 }),
  ),
  {
    minLength: 1,
    maxLength: 60,
  },
);

describe('the value at a rank', () => {
  test('is the one that sorting puts there', () => {
    fc.assert(
      fc.property(values, fc.nat(), (list, n) => {
        const sorted = Float64Array.from(list).sort();
        const rank = n % list.length;
        expect(valueAtRank(Float64Array.from(list), rank)).toBe(sorted[rank]);
      }),
    );
  });

  test('leaves what is smaller before it and what is larger after it', () => {
    const list = Float64Array.of(5, 1, 4, 1, 3, 9, 2);
    valueAtRank(list, 3);
    expect([...list.subarray(0, 3)].every((value) => value <= 3)).toBe(true);
    expect([...list.subarray(4)].every((value) => value >= 3)).toBe(true);
  });
});

describe('the median', () => {
  test.each([
    [[7], 7],
    [[1, 2], 1.5],
    [[9, 1, 5], 5],
    [[4, 1, 3, 2], 2.5],
    [[2, 2, 2, 2], 2],
    [[8, 0, 0, 0, 8, 8], 4],
  ])('of %j is %d', (list, middle) => {
    expect(median(Float64Array.from(list))).toBe(middle);
  });
});
