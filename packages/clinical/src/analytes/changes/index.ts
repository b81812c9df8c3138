import { BLOOD_COUNT_CHANGES } from './blood-count.ts';
import type { ChangeRule } from './define-change.ts';
import { DRUG_LEVEL_CHANGES } from './drug-levels.ts';
import { HEART_CHANGES } from './heart.ts';
import { KIDNEY_CHANGES } from './kidney.ts';
import { SODIUM_CHANGES } from './sodium.ts';
import { WEIGHT_CHANGES } from './weight.ts';

/** Every change over time that is told; rows of one analyte stand worst first. */
export const CHANGE_RULES: readonly ChangeRule[] = [
  ...KIDNEY_CHANGES,
  ...HEART_CHANGES,
  ...WEIGHT_CHANGES,
  ...SODIUM_CHANGES,
  ...BLOOD_COUNT_CHANGES,
  ...DRUG_LEVEL_CHANGES,
];
