import { describe, expect, it } from 'vitest';
import { fitCircle } from './fit-circle.ts';

const around = (
  count: number,
  x: number,
  y: number,
  radius: number,
  wobble: (k: number) => number = () => 0,
) =>
  Array.from({ length: count }, (_, k) => {
    const angle = (2 * Math.PI * k) / count;
    const r = radius + wobble(k);
    return { x: x + r * Math.cos(angle), y: y + r * Math.sin(angle), weight: 1 };
  });

describe('a fitted circle', () => {
  it('is the one its points lie on', () => {
    const found = fitCircle(around(36, 40, 25, 12));
    expect(found?.x).toBeCloseTo(40, 8);
    expect(found?.y).toBeCloseTo(25, 8);
    expect(found?.radius).toBeCloseTo(12, 8);
  });
  it('is moved little by some that lie far off', () => {
    const found = fitCircle(around(36, 40, 25, 12, (k) => (k % 6 === 0 ? 6 : 0)));
    expect(Math.abs((found?.radius ?? 0) - 12)).toBeLessThan(0.4);
  });
  it.each([
    ['too few points', around(7, 0, 0, 5)],
    ['points on one line', Array.from({ length: 20 }, (_, x) => ({ x, y: 0, weight: 1 }))],
  ])('is not given for %s', (_, points) => {
    expect(fitCircle(points)).toBeUndefined();
  });
});
