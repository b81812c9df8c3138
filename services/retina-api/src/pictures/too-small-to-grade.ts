import { RETINA_PARAMETERS } from '@svc/retina';
import { PICTURE_LIMITS } from './picture-limits.ts';
import type { MeasuredPicture } from './measured-picture.ts';

const BELOW_ACCEPTABLE = RETINA_PARAMETERS.quality.grades.acceptable - 0.001;

/**
 * What stands instead of a measurement where the picture has fewer pixels a side than are graded: the axes of quality as
 * they were seen, a quality that does not pass, and no vessels. null for a picture that is large enough.
 */
export function tooSmallToGrade(
  measured: MeasuredPicture,
  { width, height }: { readonly width: number; readonly height: number },
): MeasuredPicture | null {
  const { leastGradedSide } = PICTURE_LIMITS;
  if (Math.min(width, height) >= leastGradedSide) return null;
  const reason = `The picture is too small to be graded: it has ${width} x ${height} pixels, ${leastGradedSide} a side are needed.`;
  const { quality, gradeabilityReasons } = measured;
  return {
    ...measured,
    gradeable: false,
    gradeabilityReasons: [reason, ...gradeabilityReasons],
    quality: {
      ...quality,
      overallScore: Math.min(quality.overallScore, BELOW_ACCEPTABLE),
      grade: 'poor',
      passed: false,
      issues: [reason, ...quality.issues],
    },
    morphology: null,
  };
}
