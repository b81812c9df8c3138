import { describe, expect, it } from 'vitest';
import { picture, tableRows } from '../../test-support/analyses.ts';
import type { RetinaQuality } from '../results.ts';
import { assessFrame } from '../gate/assess-frame.ts';

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
});
