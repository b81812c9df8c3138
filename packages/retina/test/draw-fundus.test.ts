import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Point } from '../src/vessels/segments.ts';
import { drawFundus } from './draw-fundus.ts';

const small = { width: 300, height: 260 };
const seed = fc.integer({ min: 1, max: 1_000_000 });
const fewRuns = { numRuns: 3, seed: 1 };

describe('a drawn fundus', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(drawFundus({ seed: 5, ...small })).toEqual(drawFundus({ seed: 5, ...small }));
    expect(drawFundus({ seed: 5, ...small }).image).not.toEqual(drawFundus({ seed: 6, ...small }).image);
  });

  it('in a mirror has its truth there too', () => {
    const [here, there] = [
      drawFundus({ seed: 5, ...small }),
      drawFundus({ seed: 5, ...small, mirror: true }),
    ];
    expect(there.truth.disc).toEqual({ ...here.truth.disc, x: small.width - 1 - here.truth.disc.x });
    const row = 120 * small.width;
    const rowOf = (mask: Uint8Array) => [...mask.subarray(row, row + small.width)];
    expect(rowOf(there.truth.mask)).toEqual(rowOf(here.truth.mask).reverse());
  });

  it('has its disc on the right of a right eye, on the left of a left one', () => {
    const at = (side: 'left' | 'right') => drawFundus({ seed: 9, ...small, side, fieldAngle: 45 }).truth;
    expect(at('right').disc.x).toBeGreaterThan(at('right').field.x);
    expect(at('left').disc.x).toBeLessThan(at('left').field.x);
  });

  it('has smaller vessels and a smaller disc in a wider field', () => {
    const [narrow, wide] = [30, 45].map((fieldAngle) => drawFundus({ seed: 9, ...small, fieldAngle }).truth);
    expect((narrow?.disc.radius ?? 0) / (wide?.disc.radius ?? 1)).toBeGreaterThan(1.4);
    expect(narrow?.centrelines[0]?.widthPixels).toBeGreaterThan(wide?.centrelines[0]?.widthPixels ?? 0);
  });

  it('keeps the sum of cubed widths at each junction, less what is too narrow to draw', () => {
    fc.assert(
      fc.property(seed, (of) => {
        const { centrelines } = drawFundus({ seed: of, width: 500, height: 500 }).truth;
        const keyOf = ({ x, y }: Point) => `${x},${y}`;
        const forks: { before: number; after: number }[] = [];
        for (const { kind, points, widthPixels } of centrelines) {
          const end = keyOf(points.at(-1) as Point);
          const from = centrelines.filter(
            (line) => line.kind === kind && keyOf(line.points[0] as Point) === end,
          );
          const cubes = from.reduce((sum, line) => sum + line.widthPixels ** 3, 0);
          expect(cubes).toBeLessThan(1.000_001 * widthPixels ** 3);
          if (from.length === 2) forks.push({ before: widthPixels ** 3, after: cubes });
        }
        expect(forks.length).toBeGreaterThan(5);
        for (const { before, after } of forks) expect(after).toBeCloseTo(before, 6);
      }),
      fewRuns,
    );
  });

  it('has vessels half as deep at the width it tells', () => {
    const points = [
      { x: 20, y: 130 },
      { x: 280, y: 130 },
    ];
    const draw = (widthPixels: number) =>
      drawFundus({
        seed: 3,
        ...small,
        noise: 0,
        reflex: 0,
        centrelines: widthPixels > 0 ? [{ kind: 'vein', widthPixels, points }] : [],
      });
    const [without, drawn] = [draw(0), draw(16)];
    const green = (y: number) => {
      let [left, all] = [0, 0];
      for (let x = 60; x < 240; x++) {
        const at = (y * small.width + x) * 3 + 1;
        left += drawn.image.data[at] as number;
        all += without.image.data[at] as number;
      }
      return 1 - left / all;
    };
    expect(green(138) / green(130)).toBeCloseTo(0.5, 1);
    expect(green(122) / green(130)).toBeCloseTo(0.5, 1);
    const column = Array.from({ length: small.height }, (_, y) => drawn.truth.mask[y * small.width + 60]);
    expect(column.filter((value) => value === 1)).toHaveLength(17);
  });
});
