import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Coverage, studentTQuantile, summarise } from './stats.ts';

describe('summarise', () => {
  it.each([
    { values: [4], expected: { mean: 4, sd: null, n: 1 } },
    { values: [3, 3, 3], expected: { mean: 3, sd: 0, n: 3 } },
    { values: [2, 4], expected: { mean: 3, sd: Math.SQRT2, n: 2 } },
    // Squared distances from 5: 9, 1, 1, 1, 0, 0, 4, 16 = 32; 32 / 7.
    { values: [2, 4, 4, 4, 5, 5, 7, 9], expected: { mean: 5, sd: Math.sqrt(32 / 7), n: 8 } },
  ])('$values has mean $expected.mean and a spread with denominator n - 1', ({ values, expected }) => {
    expect(summarise(values)).toEqual(expected);
  });

  it('keeps the spread of near-equal large values', () => {
    expect(summarise([1e9, 1e9 + 1, 1e9 + 2])).toEqual({ mean: 1e9 + 1, sd: 1, n: 3 });
  });

  it('reads each of 50,000 values twice and no more [D:long inputs: all values]', () => {
    let reads = 0;
    const values = new Proxy(
      Array.from({ length: 50_000 }, (_, i) => i % 7),
      {
        get(target, key, receiver) {
          if (typeof key === 'string' && key !== 'length') reads++;
          return Reflect.get(target, key, receiver);
        },
      },
    );
    expect(summarise(values).n).toBe(50_000);
    expect(reads).toBeLessThanOrEqual(2 * 50_000);
  });
});

describe('studentTQuantile', () => {
  // Printed t tables, two-sided.
  it.each([
    [80, 1, 3.0777],
    [95, 1, 12.7062],
    [99, 1, 63.6567],
    [80, 2, 1.8856],
    [95, 2, 4.3027],
    [99, 2, 9.9248],
    [80, 3, 1.6377],
    [95, 3, 3.1824],
    [99, 3, 5.8409],
    [80, 10, 1.3722],
    [95, 10, 2.2281],
    [99, 10, 3.1693],
    [80, 30, 1.3104],
    [95, 30, 2.0423],
    [99, 30, 2.75],
    [80, 100, 1.2901],
    [95, 100, 1.984],
    [99, 100, 2.6259],
    [95, 120, 1.9799],
    [99, 120, 2.6174],
  ] as const)('%i %% at %i degrees of freedom is %f', (coverage, df, expected) => {
    expect(studentTQuantile(coverage, df)).toBeCloseTo(expected, 4);
  });

  // t times sqrt(1 + 1/n) at n - 1 degrees of freedom: how many spreads from the mean a new value may lie.
  it.each([
    [3, 2.18, 4.97, 11.46],
    [4, 1.83, 3.56, 6.53],
    [5, 1.68, 3.04, 5.04],
    [6, 1.59, 2.78, 4.36],
    [7, 1.54, 2.62, 3.96],
    [8, 1.5, 2.51, 3.71],
    [10, 1.45, 2.37, 3.41],
    [12, 1.42, 2.29, 3.23],
    [15, 1.39, 2.22, 3.07],
    [20, 1.36, 2.14, 2.93],
    [30, 1.33, 2.08, 2.8],
  ])('with %i prior values the limits are %f, %f and %f spreads', (n, k80, k95, k99) => {
    const limits = ([80, 95, 99] as const).map(
      (coverage) => studentTQuantile(coverage, n - 1) * Math.sqrt(1 + 1 / n),
    );
    expect(limits.map((limit) => limit.toFixed(2))).toEqual([k80, k95, k99].map((limit) => limit.toFixed(2)));
  });

  it.each([
    [80, 1.2815515655],
    [95, 1.9599639845],
    [99, 2.5758293035],
  ] as const)('%i %% tends to the normal quantile %f', (coverage, normal) => {
    expect(studentTQuantile(coverage, 1e9)).toBeCloseTo(normal, 7);
  });

  it('falls as the degrees of freedom grow, over the change of method too', () => {
    fc.assert(
      fc.property(fc.constantFrom<Coverage>(80, 95, 99), fc.integer({ min: 1, max: 400 }), (coverage, df) => {
        expect(studentTQuantile(coverage, df + 1)).toBeLessThan(studentTQuantile(coverage, df));
      }),
    );
    for (const coverage of [80, 95, 99] as const) {
      const step = studentTQuantile(coverage, 100) - studentTQuantile(coverage, 101);
      const next = studentTQuantile(coverage, 101) - studentTQuantile(coverage, 102);
      expect(step).toBeGreaterThan(0);
      expect(step - next).toBeLessThan(0.03 * step);
    }
  });

  it('gives the same number on every call', () => {
    expect(studentTQuantile(95, 7)).toBe(studentTQuantile(95, 7));
    expect(studentTQuantile(95, 700)).toBe(studentTQuantile(95, 700));
  });
});
