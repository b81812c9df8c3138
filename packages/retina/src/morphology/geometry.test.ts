import { describe, expect, it } from 'vitest';
import type { Mask } from '../pixels/image.ts';
import { thinned } from '../vessels/thin.ts';
import { calibreOf } from './calibre.ts';
import { fractalDimension } from './fractal-dimension.ts';
import { lengthOf, type Point, segmentsOf } from '../vessels/segments.ts';
import { smoothCurve } from './smooth-curve.ts';
import { tortuosityOf } from './tortuosity.ts';

const maskOf = (width: number, height: number, holds: (x: number, y: number) => boolean): Mask => ({
  width,
  height,
  data: Uint8Array.from({ length: width * height }, (_, i) =>
    holds(i % width, Math.floor(i / width)) ? 1 : 0,
  ),
});
const curve = (count: number, at: (t: number) => Point) =>
  Array.from({ length: count + 1 }, (_, k) => at(k / count));

describe('tortuosity', () => {
  it('of a line is 1 and 0', () => {
    const found = tortuosityOf(curve(50, (t) => ({ x: 3 + 40 * t, y: 9 - 17 * t })));
    expect(found?.arcOverChord).toBeCloseTo(1, 12);
    expect(found?.squaredCurvature).toBeCloseTo(0, 12);
  });
  it.each([10, 50, 300])('of half a circle of radius %d is π/2 and π²', (radius) => {
    const found = tortuosityOf(
      curve(2000, (t) => ({ x: radius * Math.cos(Math.PI * t), y: radius * Math.sin(Math.PI * t) })),
    );
    expect(found?.arcOverChord).toBeCloseTo(Math.PI / 2, 5);
    expect(found?.squaredCurvature).toBeCloseTo(Math.PI ** 2, 1);
  });
  it('of a sine over one period is its elliptic integral', () => {
    // Length of sin over 2π: 4 √2 E(1/√2) = 7.6403955781.
    const found = tortuosityOf(curve(4000, (t) => ({ x: 2 * Math.PI * t, y: Math.sin(2 * Math.PI * t) })));
    expect(found?.arcOverChord).toBeCloseTo(7.640_395_578_1 / (2 * Math.PI), 5);
  });
  it.each([
    [
      'two points',
      [
        { x: 0, y: 0 },
        { x: 1, y: 0 },
      ],
    ],
    [
      'a ring',
      [
        { x: 0, y: 0 },
        { x: 1, y: 0 },
        { x: 1, y: 1 },
        { x: 0, y: 0 },
      ],
    ],
  ])('of %s is not given', (_, points) => {
    expect(tortuosityOf(points)).toBeUndefined();
  });
});

describe('a smoothed curve', () => {
  it('leaves a line where it is', () => {
    const line = curve(30, (t) => ({ x: 60 * t, y: 20 - 15 * t }));
    smoothCurve(line, 40).forEach(({ x, y }, k) => {
      expect(x).toBeCloseTo((line[k] as Point).x, 8);
      expect(y).toBeCloseTo((line[k] as Point).y, 8);
    });
  });
  it('takes the steps of pixels out: a slanting chain comes within 1 % of the line', () => {
    const chain = curve(120, (t) => ({ x: Math.round(120 * t), y: Math.round(37 * t) }));
    expect(lengthOf(smoothCurve(chain, 40)) / Math.hypot(120, 37)).toBeCloseTo(1, 2);
  });
  it('keeps the length of an arc within 2 %', () => {
    const arc = curve(94, (t) => ({
      x: Math.round(60 * Math.cos((Math.PI / 2) * t)),
      y: Math.round(60 * Math.sin((Math.PI / 2) * t)),
    }));
    expect(lengthOf(smoothCurve(arc, 40)) / (30 * Math.PI)).toBeCloseTo(1, 1);
  });
});

describe('a skeleton', () => {
  it('of a bar is a line along its middle', () => {
    const { data, width } = thinned(maskOf(60, 20, (x, y) => x >= 5 && x < 55 && y >= 7 && y < 12));
    const rows = new Set([...data].flatMap((v, i) => (v ? [Math.floor(i / width)] : [])));
    expect([...rows]).toEqual([9]);
  });
  it('of a cross has one junction and four arms', () => {
    const cross = thinned(maskOf(61, 61, (x, y) => Math.abs(x - 30) < 2 || Math.abs(y - 30) < 2));
    const graph = segmentsOf(cross, 5);
    expect(graph.junctionCount).toBe(1);
    expect(graph.segments).toHaveLength(4);
    expect(graph.lengthPixels).toBeGreaterThan(108);
    expect(graph.lengthPixels).toBeLessThan(122);
  });
  it('drops a short spur and keeps a branch', () => {
    const line = (tooth: number) =>
      maskOf(80, 40, (x, y) => (y === 20 && x > 2 && x < 77) || (x === 40 && y > 20 && y <= 20 + tooth));
    expect(segmentsOf(line(4), 8).junctionCount).toBe(0);
    expect(segmentsOf(line(15), 8).junctionCount).toBe(1);
  });
  it('of a ring is one stretch without an end', () => {
    const ring = thinned(maskOf(50, 50, (x, y) => Math.abs(Math.hypot(x - 25, y - 25) - 15) < 2));
    const { segments, junctionCount } = segmentsOf(ring, 5);
    expect(segments).toHaveLength(1);
    expect(junctionCount).toBe(0);
  });
  it('of nothing is nothing', () => {
    expect(
      segmentsOf(
        maskOf(9, 9, () => false),
        5,
      ),
    ).toEqual({ segments: [], junctionCount: 0, lengthPixels: 0 });
  });
});

describe('the fractal dimension', () => {
  /** Without the middle ninth, and so on for each ninth left: 8 of 9 parts, each a third as wide. */
  const isInCarpet = (x: number, y: number): boolean =>
    (x === 0 && y === 0) ||
    (!(x % 3 === 1 && y % 3 === 1) && isInCarpet(Math.floor(x / 3), Math.floor(y / 3)));
  it.each([
    ['a line', 1, 512, (_: number, y: number) => y === 100],
    ['a square', 2, 512, () => true],
    ['a triangle of Sierpiński', Math.log(3) / Math.log(2), 512, (x: number, y: number) => (x & y) === 0],
    ['a carpet of Sierpiński', Math.log(8) / Math.log(3), 729, isInCarpet],
  ] as const)('of %s is %d', (_, dimension, side, holds) => {
    expect(Math.abs((fractalDimension(maskOf(side, side, holds)) ?? 0) - dimension)).toBeLessThan(0.03);
  });
  it('is the same wherever the figure lies, by a quarter of the largest box', () => {
    const at = (off: number) =>
      fractalDimension(maskOf(608, 608, (x, y) => x >= off && y >= off && x < off + 512 && y < off + 512));
    expect(at(16)).toBeCloseTo(at(0) as number, 10);
  });
  it('of nothing is not given', () => {
    expect(fractalDimension(maskOf(64, 64, () => false))).toBeUndefined();
  });
});

describe('calibre', () => {
  /** A dark line with soft edges through the origin at an angle, 120 bright, 70 deep. */
  const vessel = (width: number, angle: number, blur: number) => (x: number, y: number) => {
    const off = Math.abs(-x * Math.sin(angle) + y * Math.cos(angle));
    return 120 - 70 / (1 + Math.exp((off - width / 2) / blur));
  };
  const middle = (angle: number) =>
    curve(60, (t) => ({ x: (t - 0.5) * 80 * Math.cos(angle), y: (t - 0.5) * 80 * Math.sin(angle) }));

  const cases = [3, 4, 6, 9, 12, 16].flatMap((width) =>
    [0, 0.3, 0.8, 1.4].map((angle) => [width, angle] as const),
  );
  it.each(cases)('of a vessel %d pixels wide at %d rad is right within 3 %%', (width, angle) => {
    const found = calibreOf(middle(angle), vessel(width, angle, 0.4), 8);
    expect(Math.abs((found?.width ?? 0) / width - 1)).toBeLessThan(0.03);
  });
  it('is not given where nothing stands out of the noise', () => {
    let state = 7;
    const noise = () => 100 + ((state = (state * 16_807) % 2_147_483_647) % 41) - 20;
    expect(calibreOf(middle(0), noise, 8)).toBeUndefined();
  });
  it('is not given outside of the picture', () => {
    expect(calibreOf(middle(0), () => undefined, 8)).toBeUndefined();
  });
});
