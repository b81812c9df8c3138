import { BLADDER_EYES_AND_HEREDITY } from './bladder-eyes-and-heredity.ts';
import { BRAIN } from './brain.ts';
import { BREATHING } from './breathing.ts';
import { CONSCIOUSNESS } from './consciousness.ts';
import type { ClinicalState } from './define-state.ts';
import { FLUID_AND_BOWEL } from './fluid-and-bowel.ts';
import { GLANDS_AND_METABOLISM } from './glands-and-metabolism.ts';
import { HABITS } from './habits.ts';
import { HEART } from './heart.ts';
import { INFECTION_AND_BLOOD } from './infection-and-blood.ts';
import { KNOWN_WITHOUT_RULE } from './known-without-rule.ts';
import { LEFT_BY_A_STOP } from './left-by-a-stop.ts';
import { MEDICINES_AS_REPORTED } from './medicines-as-reported.ts';
import { MIND } from './mind.ts';
import { MUSCLES } from './muscles.ts';
import { PERSON } from './person.ts';
import { SKIN } from './skin.ts';
import { SUBSTANCES } from './substances.ts';
import { SAID_IN_PASSING } from './said-in-passing.ts';
import { VESSELS_AND_PRESSURE } from './vessels-and-pressure.ts';

/** Every illness, symptom, habit and state that is read in words, by body system. */
export const CLINICAL_STATES: readonly ClinicalState[] = [
  ...PERSON,
  ...FLUID_AND_BOWEL,
  ...HABITS,
  ...SUBSTANCES,
  ...CONSCIOUSNESS,
  ...BRAIN,
  ...MUSCLES,
  ...BREATHING,
  ...HEART,
  ...VESSELS_AND_PRESSURE,
  ...SKIN,
  ...INFECTION_AND_BLOOD,
  ...GLANDS_AND_METABOLISM,
  ...BLADDER_EYES_AND_HEREDITY,
  ...MIND,
  ...LEFT_BY_A_STOP,
  ...MEDICINES_AS_REPORTED,
  ...SAID_IN_PASSING,
  ...KNOWN_WITHOUT_RULE,
];
