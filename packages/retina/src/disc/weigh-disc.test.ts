import { describe, expect, it } from 'vitest';
import { maskWhere } from '../pixels/image.ts';
import { type DiscEvidence, evidenceOf, probabilityOf } from './weigh-disc.ts';

const SIDE = 100;
const plane = (at: (fromMiddle: number) => number) => ({
  width: SIDE,
  height: SIDE,
  data: Float32Array.from({ length: SIDE * SIDE }, (_, i) =>
    at(Math.hypot((i % SIDE) - 50, Math.floor(i / SIDE) - 50)),
  ),
});
/** A bright circle of radius 10 in the middle, from which eight vessels run straight out. */
const view = {
  mask: maskWhere(SIDE, SIDE, () => true),
  brightness: plane(() => 0),
  relief: plane((from) => (from < 10 ? 3 : 0)),
  vesselness: plane(() => 0),
  convergence: plane((from) => Math.max(0, 1 - from / 50)),
  directions: Array.from({ length: 8 }, (_, k) => {
    const [dx, dy] = [Math.cos(k * 0.785), Math.sin(k * 0.785)];
    return { x: 50 + 15 * dx, y: 50 + 15 * dy, dx, dy };
  }),
  vesselWidth: 1,
};
const disc = { x: 50, y: 50, radius: 10, edgeShare: 1 };
const beside = { x: 75, y: 30, radius: 10, edgeShare: 0.4 };

describe('what speaks for a circle', () => {
  it('is measured at the circle', () => {
    const { fall, radial, convergence, size, agreement } = evidenceOf(disc, [disc, disc, beside], view);
    expect(fall).toBeCloseTo(Math.log(3), 3);
    expect(radial).toBeCloseTo(1, 6);
    expect(convergence).toBeGreaterThan(0.9);
    expect(size).toBeCloseTo(Math.log(10) - 2.2, 6);
    expect(agreement).toBeCloseTo(2 / 3, 6);
  });
  it('makes the disc likely and a place beside it not', () => {
    const all = [disc, disc, disc, beside];
    expect(probabilityOf(evidenceOf(disc, all, view))).toBeGreaterThan(0.9);
    expect(probabilityOf(evidenceOf(beside, all, view))).toBeLessThan(0.1);
  });
});

describe('the probability of a disc', () => {
  const evidence: DiscEvidence = {
    edgeShare: 0.5,
    fall: 0,
    convergence: 0.5,
    radial: 0.5,
    size: 0,
    sizeSquared: 0,
    agreement: 0.2,
  };
  it.each(['edgeShare', 'fall', 'convergence', 'radial', 'agreement'] as const)('rises with %s', (key) => {
    expect(probabilityOf({ ...evidence, [key]: evidence[key] + 0.3 })).toBeGreaterThan(
      probabilityOf(evidence),
    );
  });
  it('lies between 0 and 1 whatever is measured', () => {
    for (const fall of [-1000, 1000]) {
      const probability = probabilityOf({ ...evidence, fall });
      expect(probability).toBeGreaterThanOrEqual(0);
      expect(probability).toBeLessThanOrEqual(1);
    }
  });
});
