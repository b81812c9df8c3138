import type { SafetyTopic } from '../define-topic.ts';
import { ABUSE } from './abuse.ts';
import { CANNOT_BE_WOKEN } from './cannot-be-woken.ts';
import { CHILD_AT_RISK } from './child-at-risk.ts';
import { COMMANDS } from './command-voices.ts';
import { HOMICIDE } from './homicide.ts';
import { NOT_EATING } from './not-eating.ts';
import { SELF_HARM } from './self-harm.ts';
import { SUICIDE } from './suicide.ts';
import {
  ARMED,
  CHILD_IN_DANGER,
  COERCION,
  FIRES_AGAIN,
  HARM_TO_COME,
  MISSING,
  NOTHING_TAKEN,
  SIGNS_OF_SELF_HARM,
  WILL_OBEY,
} from './told-by-others.ts';
import { UNSAFE } from './unsafe.ts';
import { VIOLENCE } from './violence.ts';
import { FIRE, WEAPONS } from './weapons-and-fire.ts';

/** Most serious first. */
export const SAFETY_TOPICS: readonly SafetyTopic[] = [
  ...SUICIDE,
  ...SELF_HARM,
  ...SIGNS_OF_SELF_HARM,
  ...HOMICIDE,
  ...VIOLENCE,
  ...HARM_TO_COME,
  ...ABUSE,
  ...COMMANDS,
  ...COERCION,
  ...WILL_OBEY,
  ...WEAPONS,
  ...ARMED,
  ...FIRE,
  ...FIRES_AGAIN,
  ...CHILD_AT_RISK,
  ...CHILD_IN_DANGER,
  ...NOT_EATING,
  ...NOTHING_TAKEN,
  ...CANNOT_BE_WOKEN,
  ...UNSAFE,
  ...MISSING,
];
