import { ACUTE } from './acute.ts';
import { BODY_CAUTIONS } from './body.ts';
import type { ConditionCaution } from './define-caution.ts';
import { HEART_CAUTIONS } from './heart.ts';
import { MIND_AND_BRAIN_CAUTIONS } from './mind-and-brain.ts';
import { RED_FLAGS } from './red-flags.ts';
import { RED_FLAGS_LEVELS_AND_ORGANS } from './red-flags-levels-and-organs.ts';
import { SEIZURES_AND_WITHDRAWAL } from './seizures-and-withdrawal.ts';

/** Illnesses, symptoms and states by medicine, and those that ask by themselves. Not complete: what is in no row was not checked. */
export const CONDITION_CAUTIONS: readonly ConditionCaution[] = [
  ...SEIZURES_AND_WITHDRAWAL,
  ...HEART_CAUTIONS,
  ...MIND_AND_BRAIN_CAUTIONS,
  ...RED_FLAGS,
  ...RED_FLAGS_LEVELS_AND_ORGANS,
  ...BODY_CAUTIONS,
  ...ACUTE,
];
