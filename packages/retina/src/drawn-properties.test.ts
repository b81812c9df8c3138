import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawFundus } from '../test-support/draw-fundus.ts';
import { mirrored } from '../test-support/fundus/mirrored.ts';
import { findDisc } from './disc/find-disc.ts';
import { findField } from './field/find-field.ts';
import { toWorkingFrame } from './field/working-frame.ts';
import type { RgbImage } from './pixels/image.ts';

const seed = fc.integer({ min: 1, max: 1_000_000 });

describe('the field of view', () => {
  const fieldOf = (image: RgbImage) => findField(image) as NonNullable<ReturnType<typeof findField>>;

  it('is the drawn circle within 1 %, whatever the size, tone and noise', () => {
    fc.assert(
      fc.property(
        seed,
        fc.integer({ min: 150, max: 500 }),
        fc.integer({ min: 150, max: 500 }),
        (of, width, height) => {
          const { image, truth } = drawFundus({ seed: of, width, height });
          const { box, diameterPixels } = fieldOf(image);
          const slack = 0.01 * diameterPixels + 1;
          expect(Math.abs(diameterPixels - 2 * truth.field.radius)).toBeLessThan(2 * slack);
          expect(Math.abs((box.left + box.right - 1) / 2 - truth.field.x)).toBeLessThan(slack);
          expect(Math.abs((box.top + box.bottom - 1) / 2 - truth.field.y)).toBeLessThan(slack);
        },
      ),
      { numRuns: 8, seed: 1 },
    );
  });
});

describe('the disc', () => {
  /** Found without the net, from brightness alone. */
  const discOf = (image: RgbImage) => {
    const field = findField(image) as NonNullable<ReturnType<typeof findField>>;
    const frame = toWorkingFrame(image, field);
    const { width, height } = frame.colours;
    const disc = findDisc(frame, { width, height, data: new Float32Array(width * height) });
    if (disc === undefined) throw new Error('No disc was found in a drawing.');
    const toPicture = (at: number, from: number) => from + (at + 0.5) * frame.scale - 0.5;
    return {
      x: toPicture(disc.x, field.box.left),
      y: toPicture(disc.y, field.box.top),
      radius: disc.radius * frame.scale,
    };
  };

  it('is where it was in a mirror', () => {
    fc.assert(
      fc.property(seed, (of) => {
        const { image } = drawFundus({ seed: of, width: 420, height: 400, fieldAngle: 30 });
        const here = discOf(image);
        const there = discOf(mirrored(image));
        expect(Math.abs(image.width - 1 - there.x - here.x)).toBeLessThan(0.1 * here.radius);
        expect(Math.abs(there.y - here.y)).toBeLessThan(0.1 * here.radius);
      }),
      { numRuns: 3, seed: 1 },
    );
  });
});
