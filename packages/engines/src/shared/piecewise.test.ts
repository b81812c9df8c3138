import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Anchors, interpolate } from './piecewise.ts';

const table: Anchors = [
  [2, 10],
  [4, 20],
  [5, 0],
];

test.each([
  ['far below the first anchor', -1e308, 10],
  ['at the first anchor', 2, 10],
  ['between', 3, 15],
  ['just before an anchor', 3.9, 19.5],
  ['at an anchor', 4, 20],
  ['just after an anchor', 4.1, 18],
  ['at the last anchor', 5, 0],
  ['far above the last anchor', 1e308, 0],
])('%s', (_, at, value) => {
  expect(interpolate(table, at)).toBeCloseTo(value, 10);
});

test('a single anchor is a constant', () => {
  expect([0, 1, 2].map((at) => interpolate([[1, 7]], at))).toEqual([7, 7, 7]);
});

test('a rising table never falls', () => {
  const rising: Anchors = [
    [0, 0],
    [1, 3],
    [7, 3],
    [9, 20],
  ];
  const at = fc.double({ min: -5, max: 15, noNaN: true });
  fc.assert(
    fc.property(at, at, (a, b) => {
      expect(interpolate(rising, Math.max(a, b))).toBeGreaterThanOrEqual(interpolate(rising, Math.min(a, b)));
    }),
  );
});
