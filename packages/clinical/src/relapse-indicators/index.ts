import type { RelapseIndicator } from './define-indicator.ts';
import { BEHAVIOR_INDICATORS } from './behavior.ts';
import { CONTEXT_INDICATORS } from './context.ts';
import { ENGAGEMENT_INDICATORS } from './engagement.ts';
import { FUNCTION_INDICATORS } from './function.ts';
import { MEDICATION_INDICATORS } from './medication.ts';
import { MOOD_INDICATORS } from './mood.ts';
import { PSYCHOSIS_INDICATORS } from './psychosis.ts';
import { SAFETY_INDICATORS } from './safety.ts';
import { SLEEP_INDICATORS } from './sleep.ts';
import { SOCIAL_INDICATORS } from './social.ts';
import { SOMATIC_INDICATORS } from './somatic.ts';
import { SUBSTANCE_INDICATORS } from './substance.ts';

/** Every recognised indicator. A further category is one file and one line here. */
export const RELAPSE_INDICATORS: readonly RelapseIndicator[] = [
  ...SAFETY_INDICATORS,
  ...PSYCHOSIS_INDICATORS,
  ...MEDICATION_INDICATORS,
  ...SLEEP_INDICATORS,
  ...MOOD_INDICATORS,
  ...BEHAVIOR_INDICATORS,
  ...SOCIAL_INDICATORS,
  ...FUNCTION_INDICATORS,
  ...SOMATIC_INDICATORS,
  ...SUBSTANCE_INDICATORS,
  ...ENGAGEMENT_INDICATORS,
  ...CONTEXT_INDICATORS,
];
