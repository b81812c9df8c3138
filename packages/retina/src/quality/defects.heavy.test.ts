import { describe, expect, it } from 'vitest';
import { picture } from '../../test/analyses.ts';
import { DEFECTS } from '../../test/defects/index.ts';
import { drawFundus } from '../../test/draw-fundus.ts';
import { randomOf } from '../../test/fundus/random.ts';
import { findField } from '../field/find-field.ts';
import { assessFrame } from '../gradeability/assess-frame.ts';
import type { RgbImage } from '../pixels/image.ts';
import type { RetinaQuality } from '../results.ts';

const WIDTH = 540;
const PHOTOGRAPHS = ['01L', '03R', '05L', '08R', '10R'];
const DRAWN_TONES = ['light', 'medium', 'dark'] as const;
const EACH = 20;

const qualityOf = (image: RgbImage): RetinaQuality => assessFrame(image).quality;

function circleOf(image: RgbImage) {
  const { left, top, right, bottom } = (findField(image) as NonNullable<ReturnType<typeof findField>>).box;
  return {
    x: (left + right - 1) / 2,
    y: (top + bottom - 1) / 2,
    radius: Math.max(right - left, bottom - top) / 2,
  };
}

async function sound() {
  const photographs = await Promise.all(
    PHOTOGRAPHS.map(async (name) => ({ name, image: await picture(`chase_db1/Image_${name}.jpg`, WIDTH) })),
  );
  const drawings = DRAWN_TONES.map((tone) => ({
    name: `drawn, ${tone}`,
    image: drawFundus({ seed: 301, width: WIDTH, height: WIDTH, tone }).image,
  }));
  return [...photographs, ...drawings].map(({ name, image }) => ({
    name,
    image,
    field: circleOf(image),
    quality: qualityOf(image),
  }));
}

describe('a picture degraded more or less than those of test-images/degraded', () => {
  const pictures = sound();
  /** The good end up. */
  const axisOf = (quality: RetinaQuality, axis: (typeof DEFECTS)[number]['axis']) =>
    axis === 'glareScore' || axis === 'motionScore' ? 1 - quality[axis] : quality[axis];

  it.each(DEFECTS)(`by $name is worse in $axis, ${EACH} times of ${EACH}`, async ({ name, axis, apply }) => {
    const known = await pictures;
    const kept = Array.from({ length: EACH }, (_, k) => {
      const { name: of, image, field, quality } = known[k % known.length] as (typeof known)[number];
      const degraded = apply(image, field, randomOf(k + 1, name));
      const [before, after] = [axisOf(quality, axis), axisOf(qualityOf(degraded.image), axis)];
      return after < before ? [] : [`${of}, ${degraded.strength}: ${before} to ${after}`];
    });
    expect(kept.flat()).toEqual([]);
  });
});
