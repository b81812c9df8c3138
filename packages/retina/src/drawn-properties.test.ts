import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DrawnFundus, drawFundus } from '../test/draw-fundus.ts';
import { randomOf } from '../test/fundus/random.ts';
import { withLesion } from '../test/lesions/lesions.ts';
import { discInPicture } from './disc/disc-in-picture.ts';
import { findDisc } from './disc/find-disc.ts';
import { findField } from './field/find-field.ts';
import { reducedFrame } from './field/reduced-frame.ts';
import { toWorkingFrame } from './field/working-frame.ts';
import { segmentsOf } from './vessels/segments.ts';
import { maskWhere, type RgbImage } from './pixels/image.ts';
import { resizeImage } from './pixels/resample.ts';
import { thinned } from './vessels/thin.ts';

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
  /** With the drawn vessels, so that no net is needed. */
  const discOf = ({ image, truth }: DrawnFundus) => {
    const field = findField(image) as NonNullable<ReturnType<typeof findField>>;
    const frame = toWorkingFrame(image, field);
    const { width, height } = frame.colours;
    const drawn = Uint8Array.from(
      { length: 3 * truth.mask.length },
      (_, i) => 255 * (truth.mask[(i / 3) | 0] as number),
    );
    const probability = resizeImage({ ...image, data: drawn }, field.box, width, height).red.map(
      (v) => v / 255,
    );
    const mask = maskWhere(width, height, (i) => (probability[i] as number) >= 0.5);
    const disc = findDisc(reducedFrame(frame), {
      probability: { width, height, data: probability },
      mask,
      graph: segmentsOf(thinned(mask), 8),
    });
    if (disc === undefined) throw new Error('No disc was found in a drawing.');
    return discInPicture(disc, field, frame);
  };

  it('is where it was in a mirror', () => {
    fc.assert(
      fc.property(seed, (of) => {
        const options = { seed: of, width: 420, height: 400, fieldAngle: 30 };
        const [here, there] = [false, true].map((mirror) => discOf(drawFundus({ ...options, mirror }))) as [
          ReturnType<typeof discOf>,
          ReturnType<typeof discOf>,
        ];
        expect(Math.abs(options.width - 1 - there.x - here.x)).toBeLessThan(0.1 * here.radius);
        expect(Math.abs(there.y - here.y)).toBeLessThan(0.1 * here.radius);
      }),
      { numRuns: 3, seed: 1 },
    );
  });

  it('among exudates is not taken for one of them', () => {
    for (const [fieldAngle, tone] of [
      [30, 'dark'],
      [45, 'medium'],
      [55, 'light'],
    ] as const) {
      const drawn = drawFundus({ seed: 90 + fieldAngle, width: 640, height: 600, fieldAngle, tone });
      const image = withLesion(drawn.image, drawn.truth.field, 'exudates', randomOf(fieldAngle, 'exudates'));
      const { x, y } = discOf({ ...drawn, image });
      const { disc } = drawn.truth;
      expect(Math.hypot(x - disc.x, y - disc.y)).toBeLessThan(disc.radius);
    }
  });

  it('is not told where the field is even', () => {
    const even = new Uint8Array(3 * 400 * 400);
    for (let i = 0; i < 400 * 400; i++)
      if (Math.hypot((i % 400) - 199.5, Math.floor(i / 400) - 199.5) < 190) even.set([180, 80, 40], 3 * i);
    const image: RgbImage = { width: 400, height: 400, channels: 3, data: even };
    const frame = toWorkingFrame(image, findField(image) as NonNullable<ReturnType<typeof findField>>);
    const { width, height } = frame.colours;
    const none = maskWhere(width, height, () => false);
    const probability = { width, height, data: new Float32Array(width * height) };
    expect(
      findDisc(reducedFrame(frame), { probability, mask: none, graph: segmentsOf(none, 8) }),
    ).toBeUndefined();
  });
});
