import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOutside, type Point } from './chart-data.ts';
import { everyNth, numbersOf, piecesOf, placeOf, scaleOf, sumsOf } from './scale.ts';

const data = (points: readonly Point[]) => ({
  title: '',
  axis: '',
  categories: points.map((_, index) => String(index)),
  series: [{ name: '', points }],
});

describe('the axis of a chart', () => {
  it.each([
    ['whole steps around readings', [0.13, 0.78], false, [0, 0.2, 0.4, 0.6, 0.8]],
    ['amounts from 0', [3, 12], true, [0, 2.5, 5, 7.5, 10, 12.5]],
    ['no numbers', [], false, [0, 0.2, 0.4, 0.6, 0.8, 1]],
    ['nothing but 0', [0, 0], true, [0, 0.2]],
    ['one reading', [140], false, [100, 150]],
    ['readings below 0', [-3, 4], false, [-4, -2, 0, 2, 4]],
  ])('has %s', (_, numbers, isFromZero, ticks) => {
    const scale = scaleOf(numbers, isFromZero);
    expect(scale.ticks).toEqual(ticks);
    expect(Math.min(...numbers, Number.POSITIVE_INFINITY)).toBeGreaterThanOrEqual(scale.low);
    expect(Math.max(...numbers, Number.NEGATIVE_INFINITY)).toBeLessThanOrEqual(scale.high);
  });

  it('holds every number, in few steps', () => {
    const number = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(fc.array(number, { minLength: 1, maxLength: 20 }), fc.boolean(), (numbers, isFromZero) => {
        const { low, high, ticks } = scaleOf(numbers, isFromZero);
        const slack = (high - low) * 1e-6;
        for (const each of numbers) {
          expect(each).toBeGreaterThanOrEqual(low - slack);
          expect(each).toBeLessThanOrEqual(high + slack);
        }
        expect(ticks.length).toBeGreaterThan(1);
        expect(ticks.length).toBeLessThan(10);
      }),
    );
  });

  it('is made of values, ranges and limits, and of no gap', () => {
    const points: Point[] = [{ value: null, range: { low: null, high: 7 } }, { value: 0 }];
    expect(numbersOf({ ...data(points), limits: [{ name: '', value: 9 }] })).toEqual([7, 0, 9]);
    expect(
      sumsOf({ ...data(points), series: [...data(points).series, ...data([{ value: 3 }]).series] }),
    ).toEqual([3, 0]);
  });

  it('places what lies beyond it at its end', () => {
    const scale = scaleOf([0, 10], true);
    expect(placeOf(5, scale, 100, 0)).toBe(50);
    expect(placeOf(99, scale, 100, 0)).toBe(0);
  });

  it('names as many categories as there is room for', () => {
    expect(everyNth(30, 700, 70)).toBe(3);
    expect(everyNth(3, 700, 70)).toBe(1);
    expect(everyNth(30, 10, 70)).toBe(30);
  });
});

describe('a line', () => {
  it('is open where a reading is missing, goes through 0, and past what was superseded', () => {
    const points: Point[] = [
      { value: 1 },
      { value: 0 },
      { value: null },
      { value: 2 },
      { value: 9, isSuperseded: true },
      { value: 3 },
    ];
    expect(piecesOf(points)).toEqual([
      [0, 1],
      [3, 5],
    ]);
  });
});

it.each([
  [{ value: 2, range: { low: 1, high: 3 } }, false],
  [{ value: 4, range: { low: 1, high: 3 } }, true],
  [{ value: 0, range: { low: 1, high: null } }, true],
  [{ value: 99, range: { low: 1, high: null } }, false],
  [{ value: null, range: { low: 1, high: 3 } }, false],
  [{ value: 4 }, false],
])('%j is outside of its range: %s', (point, isOut) => {
  expect(isOutside(point)).toBe(isOut);
});
