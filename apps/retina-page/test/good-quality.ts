import type { RetinaQuality } from '@svc/contracts';

/** A picture without a fault. */
export const GOOD_QUALITY: RetinaQuality = {
  overallScore: 0.9,
  grade: 'excellent',
  sharpness: 1,
  exposure: 1,
  contrast: 1,
  fieldCoverage: 1,
  glareScore: 0,
  motionScore: 0,
  passed: true,
  issues: [],
};
