import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Mask } from '../pixels/image.ts';
import { thinned } from './thin.ts';

/** A mask drawn with `#`. */
function drawn(...rows: string[]): Mask {
  const data = Uint8Array.from(rows.join(''), (letter) => (letter === '#' ? 1 : 0));
  return { width: (rows[0] ?? '').length, height: rows.length, data };
}
const shown = ({ width, data }: Mask) =>
  [...data]
    .map((is) => (is === 1 ? '#' : '.'))
    .join('')
    .match(new RegExp(`.{${width}}`, 'g'));

/** As the paper has it: every pixel is judged in every subcycle, until none goes. */
function thinnedPlainly({ width, height, data }: Mask): Mask {
  const out = data.map((is, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    return x === 0 || y === 0 || x === width - 1 || y === height - 1 ? 0 : is;
  });
  const ring = [-width, -width + 1, 1, width + 1, width, width - 1, -1, -width - 1];
  let went = 1;
  while (went > 0) {
    went = 0;
    for (const subcycle of [0, 1]) {
      const going = [...out.keys()].filter((i) => {
        if (out[i] === 0) return false;
        const p = ring.map((step) => out[i + step] as number);
        const sum = p.reduce((a, b) => a + b, 0);
        const rises = p.filter((value, k) => value < (p[(k + 1) % 8] as number)).length;
        const [n = 0, , e = 0, , s = 0, , w = 0] = p;
        const stays = subcycle === 0 ? n * e * s + e * s * w : n * e * w + n * s * w;
        return sum >= 2 && sum <= 6 && rises === 1 && stays === 0;
      });
      for (const i of going) out[i] = 0;
      went += going.length;
    }
  }
  return { width, height, data: out };
}

describe('a mask thinned', () => {
  it('is a line where it was a bar', () => {
    expect(shown(thinned(drawn('.........', '.#######.', '.#######.', '.#######.', '.........')))).toEqual([
      '.........',
      '.........',
      '..####...',
      '.........',
      '.........',
    ]);
  });

  it('keeps a hole', () => {
    const { data } = thinned(
      drawn('.......', '.#####.', '.#####.', '.##.##.', '.#####.', '.#####.', '.......'),
    );
    expect(data[3 * 7 + 3]).toBe(0);
    expect(data.reduce((sum, is) => sum + is, 0)).toBeGreaterThanOrEqual(8);
  });

  it('is what judging every pixel in every round makes of it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 24 }).chain((width) =>
          fc.record({
            width: fc.constant(width),
            height: fc.constant(16),
            data: fc
              .array(fc.integer({ min: 0, max: 9 }), { minLength: width * 16, maxLength: width * 16 })
              .map((values) => Uint8Array.from(values, (value) => (value < 7 ? 1 : 0))),
          }),
        ),
        (mask) => {
          expect(thinned(mask).data).toEqual(thinnedPlainly(mask).data);
        },
      ),
    );
  });
});
