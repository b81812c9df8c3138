import { describe, expect, it } from 'vitest';
import { circleRows, circleSum, rowSumsOf } from './circle-sums.ts';
import { highest } from './highest.ts';
import { maskWhere, type Plane } from './image.ts';
import { ringMean } from './ring-mean.ts';

const [WIDTH, HEIGHT] = [23, 19];
const plane: Plane = {
  width: WIDTH,
  height: HEIGHT,
  data: Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => (i * 7919) % 101),
};
const sumWithin = (x: number, y: number, radius: number) =>
  plane.data.reduce(
    (sum, value, i) =>
      ((i % WIDTH) - x) ** 2 + (Math.floor(i / WIDTH) - y) ** 2 <= radius * radius ? sum + value : sum,
    0,
  );

describe('the sum over a circle', () => {
  it.each([
    ['inside the picture', 11, 9, 5.5],
    ['cut by its corner', 1, 17, 6],
  ])('%s is that of its pixels', (_, x, y, radius) => {
    expect(circleSum(rowSumsOf(plane), x, y, circleRows(radius))).toBeCloseTo(sumWithin(x, y, radius), 6);
  });
});

describe('the mean over a ring', () => {
  const all = maskWhere(WIDTH, HEIGHT, () => true);
  it('is that of its pixels in the mask', () => {
    const even = { ...plane, data: plane.data.map((_, i) => (i % WIDTH < 11 ? 2 : 4)) };
    expect(ringMean(even, all, { x: 11, y: 9 }, [2, 5])).toBeGreaterThan(2.5);
    expect(
      ringMean(
        even,
        maskWhere(WIDTH, HEIGHT, (i) => i % WIDTH < 11),
        { x: 11, y: 9 },
        [2, 5],
      ),
    ).toBe(2);
  });
  it('of no pixel is 0', () => {
    expect(
      ringMean(
        plane,
        maskWhere(WIDTH, HEIGHT, () => false),
        { x: 11, y: 9 },
        [2, 5],
      ),
    ).toBe(0);
  });
});

describe('the highest places', () => {
  const peaks: Plane = {
    width: 9,
    height: 1,
    data: Float32Array.of(-Infinity, 1, 5, 4, 0, 2, 3, -Infinity, -Infinity),
  };
  it('lie apart, the highest first', () => {
    expect(highest(peaks, 2, 3).map(({ x }) => x)).toEqual([2, 6]);
  });
  it('are fewer where nothing else is given', () => {
    expect(highest(peaks, 9, 1).map(({ x }) => x)).toEqual([2, 3, 6, 5, 1, 4]);
  });
});
