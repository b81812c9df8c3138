import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderedTrend, PAIRWISE_WINDOW } from './trend.ts';

describe('orderedTrend', () => {
  it.each([
    { values: [], s: 0, slopeSign: 0 },
    { values: [5], s: 0, slopeSign: 0 },
    { values: [1, 2], s: 1, slopeSign: 1 },
    { values: [2, 1], s: -1, slopeSign: -1 },
    { values: [3, 3, 3], s: 0, slopeSign: 0 },
    { values: [1, 2, 3, 4], s: 6, slopeSign: 1 },
    { values: [4, 3, 2, 1], s: -6, slopeSign: -1 },
    // Pairs: 1-3 up, 1-2 up, 3-2 down.
    { values: [1, 3, 2], s: 1, slopeSign: 1 },
    // Five pairs are level and one rises, so the middle slopes are level.
    { values: [0, 0, 0, 0, 1], s: 4, slopeSign: 0 },
    // Slopes 4, 0.5, 0.5, -3, -1.25, 0.5 in order -3, -1.25, 0.5, 0.5, 0.5, 4.
    { values: [0, 4, 1, 1.5], s: 2, slopeSign: 1 },
    // Three up (1, 1, 1), three down (-5, -2, -1): the middle slopes 1 and -1 cancel out.
    { values: [5, 0, 1, 2], s: 0, slopeSign: 0 },
    // Three up (1, 1, 1), three down (-8, -3.5, -2): the middle slopes are 1 and -2.
    { values: [8, 0, 1, 2], s: 0, slopeSign: -1 },
  ])('$values has S $s and slope sign $slopeSign', ({ values, s, slopeSign }) => {
    expect(orderedTrend(values)).toEqual({ s, slopeSign });
  });

  it('sees the latest 30 values only [D:long inputs: latest 30]', () => {
    const latest = Array.from({ length: PAIRWISE_WINDOW }, (_, i) => i);
    const older = Array.from({ length: 5000 }, (_, i) => 10_000 - i);
    expect(orderedTrend([...older, ...latest])).toEqual({ s: 435, slopeSign: 1 });
  });

  it('has the sign of the median of all sorted slopes', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -4, max: 4 }), { minLength: 2, maxLength: 12 }), (values) => {
        const slopes = values.flatMap((later, j) =>
          values.slice(0, j).map((earlier, i) => (later - earlier) / (j - i)),
        );
        slopes.sort((a, b) => a - b);
        const middle = (slopes.length - 1) / 2;
        const median = ((slopes[Math.floor(middle)] ?? 0) + (slopes[Math.ceil(middle)] ?? 0)) / 2;
        expect(orderedTrend(values).slopeSign).toBe(Math.sign(median) + 0);
      }),
      { numRuns: 1000 },
    );
  });

  it('turns round with the order of the values', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 20 }), (values) => {
        const forwards = orderedTrend(values);
        const backwards = orderedTrend(values.toReversed());
        expect(backwards.s + forwards.s).toBe(0);
        expect(backwards.slopeSign + forwards.slopeSign).toBe(0);
      }),
    );
  });
});
