import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { keepSum } from './keep-sum.ts';

type Name = 'a' | 'b' | 'c';
const bounds = { a: [3.5, 6.5], b: [2, 4], c: [1, 2] } as const;
const keep = (a: number, b: number, c: number) =>
  keepSum({ a, b, c, other: 7.5 }, ['a', 'b', 'c'], 10, bounds);

test.each([
  ['values that add up stay', [5, 3, 2], { a: 5, b: 3, c: 2 }],
  ['values are made whole inside their bounds', [3.5, 4, 2], { a: 4, b: 4, c: 2 }],
  ['what is missing goes to the one with most room', [4, 2, 1], { a: 6, b: 3, c: 1 }],
  ['what is too much is taken from the one with most room', [6, 4, 2], { a: 5, b: 3, c: 2 }],
])('%s', (_, [a = 0, b = 0, c = 0], kept) => {
  expect(keep(a, b, c)).toEqual({ ...kept, other: 7.5 });
});

test('the input is not changed, and bounds without room for the total do not hang', () => {
  const values = { a: 5, b: 3, c: 1 };
  expect(keepSum(values, ['a', 'b', 'c'], 1000, bounds)).toEqual({ a: 6, b: 4, c: 2 });
  expect(values).toEqual({ a: 5, b: 3, c: 1 });
});

test('whatever comes in: whole numbers inside the bounds that add up', () => {
  const any = fc.double({ min: -1e6, max: 1e6, noNaN: true });
  fc.assert(
    fc.property(any, any, any, (a, b, c) => {
      const kept = keep(a, b, c);
      expect(kept.a + kept.b + kept.c).toBe(10);
      for (const name of ['a', 'b', 'c'] satisfies Name[]) {
        expect(Number.isInteger(kept[name])).toBe(true);
        expect(kept[name] >= bounds[name][0] && kept[name] <= bounds[name][1]).toBe(true);
      }
    }),
  );
});
