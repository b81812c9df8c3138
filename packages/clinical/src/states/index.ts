import { BODY_AND_GLANDS } from './body-and-glands.ts';
import type { ClinicalState } from './define-state.ts';
import { FLUID_AND_BOWEL } from './fluid-and-bowel.ts';
import { HABITS } from './habits.ts';
import { HEART_AND_VESSELS } from './heart-and-vessels.ts';
import { KNOWN_WITHOUT_RULE } from './known-without-rule.ts';
import { MIND } from './mind.ts';
import { NERVES_AND_MUSCLES } from './nerves-and-muscles.ts';
import { PERSON } from './person.ts';
import { SKIN_AND_INFECTION } from './skin-and-infection.ts';
import { WITHDRAWAL } from './withdrawal.ts';

/** Every illness, symptom, habit and state that is read in words, by body system. */
export const CLINICAL_STATES: readonly ClinicalState[] = [
  ...PERSON,
  ...FLUID_AND_BOWEL,
  ...HABITS,
  ...WITHDRAWAL,
  ...NERVES_AND_MUSCLES,
  ...HEART_AND_VESSELS,
  ...SKIN_AND_INFECTION,
  ...BODY_AND_GLANDS,
  ...MIND,
  ...KNOWN_WITHOUT_RULE,
];
