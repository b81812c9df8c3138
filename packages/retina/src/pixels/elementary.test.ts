import { describe, expect, it } from 'vitest';
import { exp, ln } from './elementary.ts';

describe('the natural logarithm', () => {
  it.each([1e-6, 0.1, 0.5, 0.7, Math.SQRT1_2, 1, 1.4, Math.SQRT2, 2, Math.E, 10, 263, 1e9])(
    'of %d is that of the library to 1e-13',
    (x) => {
      expect(Math.abs(ln(x) - Math.log(x))).toBeLessThan(1e-13 * Math.max(1, Math.abs(Math.log(x))));
    },
  );
});

describe('the exponential', () => {
  it.each([-40, -1, -1e-9, 0, 0.3, 0.69, Math.LN2, 1, 5, 40])(
    'of %d is that of the library to 1e-13 of it',
    (x) => {
      expect(Math.abs(exp(x) / Math.exp(x) - 1)).toBeLessThan(1e-13);
    },
  );
  it('takes a logarithm back', () => {
    for (const x of [0.01, 0.5, 3, 200]) expect(exp(ln(x))).toBeCloseTo(x, 10);
  });
});
