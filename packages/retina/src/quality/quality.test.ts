import { describe, expect, it } from 'vitest';
import { picture, tableRows } from '../../test/analyses.ts';
import { drawFundus } from '../../test/draw-fundus.ts';
import type { RetinaQuality } from '../results.ts';
import { assessFrame } from '../gradeability/assess-frame.ts';

const DEGRADED = tableRows('degraded/labels.csv') as [
  file: string,
  source: string,
  defect: string,
  axis: string,
][];

const known = new Map<string, Promise<RetinaQuality>>();

/** As the whole analysis has it, without its net; made once. */
function qualityOf(name: string): Promise<RetinaQuality> {
  const quality = known.get(name) ?? picture(name).then((image) => assessFrame(image).quality);
  known.set(name, quality);
  return quality;
}

describe('quality', () => {
  /** The axis of a label with its good end up. */
  const axisOf = (quality: RetinaQuality, axis: string): number =>
    axis === 'glare'
      ? 1 - quality.glareScore
      : axis === 'motion'
        ? 1 - quality.motionScore
        : quality[axis as 'sharpness' | 'exposure' | 'contrast' | 'fieldCoverage'];

  it.each(DEGRADED)('of %s falls, against %s, where it was %s: %s', async (file, source, _, axis) => {
    const before = await qualityOf(`chase_db1/${source}`);
    const after = await qualityOf(`degraded/${file}`);
    expect(axisOf(after, axis)).toBeLessThan(axisOf(before, axis) - 0.2);
    expect(after.overallScore).toBeLessThan(before.overallScore);
  });

  it('fails with what to do about it', async () => {
    expect(await qualityOf('degraded/Image_02L_blur2p5.jpg')).toMatchObject({
      passed: false,
      issues: ['The picture is out of focus: refocus on the vessels.'],
    });
  });

  /** With so many times the light; what does not fit is cut off, as a sensor does. */
  const lit = async (name: string, gain: number) => {
    const image = await picture(name, 500);
    return { ...image, data: Uint8ClampedArray.from(image.data, (value) => gain * value) };
  };

  it.each(['chase_db1/Image_05L.jpg', 'cc0/fundus_left_eye.jpg'])(
    'of %s fails as over-exposed at three and at four times its light, passes at its own',
    async (name) => {
      expect(assessFrame(await lit(name, 1)).quality.passed).toBe(true);
      for (const gain of [3, 4])
        expect(assessFrame(await lit(name, gain)).quality).toMatchObject({
          passed: false,
          issues: expect.arrayContaining(['The picture is over-exposed: use less light.']) as string[],
        });
    },
  );

  it('of a bright eye of little pigment passes', () => {
    const { image } = drawFundus({ seed: 8, width: 500, height: 480, tone: 'light' });
    const data = Uint8ClampedArray.from(image.data, (value) => 1.1 * value);
    expect(assessFrame({ ...image, data }).quality.passed).toBe(true);
  });
});
