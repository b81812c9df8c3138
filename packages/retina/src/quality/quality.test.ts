import { describe, expect, it } from 'vitest';
import { analysisOf, tableRows } from '../../test-support/analyses.ts';
import type { RetinaAnalysis } from '../analyze.ts';

const DEGRADED = tableRows('degraded/labels.csv') as [
  file: string,
  source: string,
  defect: string,
  axis: string,
][];

describe('quality', () => {
  /** The axis of a label with its good end up. */
  const axisOf = ({ quality }: RetinaAnalysis, axis: string): number =>
    axis === 'glare'
      ? 1 - quality.glareScore
      : axis === 'motion'
        ? 1 - quality.motionScore
        : quality[axis as 'sharpness' | 'exposure' | 'contrast' | 'fieldCoverage'];

  it.each(DEGRADED)('of %s falls, against %s, where it was %s: %s', async (file, source, _, axis) => {
    const before = await analysisOf(`chase_db1/${source}`);
    const after = await analysisOf(`degraded/${file}`);
    expect(axisOf(after, axis)).toBeLessThan(axisOf(before, axis) - 0.2);
    expect(after.quality.overallScore).toBeLessThan(before.quality.overallScore);
  });

  it('fails with what to do about it', async () => {
    expect((await analysisOf('degraded/Image_02L_blur2p5.jpg')).quality).toMatchObject({
      passed: false,
      issues: ['The picture is out of focus: refocus on the vessels.'],
    });
  });
});
