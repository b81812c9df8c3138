import { cut, far, shadow } from './coverage.ts';
import type { Defect } from './defect.ts';
import { motion, noisy, outOfFocus } from './focus.ts';
import { bright, dark, glare, haze } from './light.ts';

/** Each with strengths that no picture of `test-images/degraded` has. */
export const DEFECTS: readonly Defect[] = [
  outOfFocus,
  noisy,
  motion,
  dark,
  bright,
  haze,
  glare,
  cut,
  far,
  shadow,
];
