import type { SafetyTopic } from '../define-topic.ts';
import { ABUSE } from './abuse.ts';
import { CANNOT_BE_WOKEN } from './cannot-be-woken.ts';
import { CHILD_AT_RISK } from './child-at-risk.ts';
import { COMMANDS } from './command-voices.ts';
import { HOMICIDE } from './homicide.ts';
import { NOT_EATING } from './not-eating.ts';
import { SELF_HARM } from './self-harm.ts';
import { SUICIDE } from './suicide.ts';
import { UNSAFE } from './unsafe.ts';
import { VIOLENCE } from './violence.ts';
import { FIRE, WEAPONS } from './weapons-and-fire.ts';

/** Most serious first. */
export const SAFETY_TOPICS: readonly SafetyTopic[] = [
  ...SUICIDE,
  ...SELF_HARM,
  ...HOMICIDE,
  ...VIOLENCE,
  ...ABUSE,
  ...COMMANDS,
  ...WEAPONS,
  ...FIRE,
  ...CHILD_AT_RISK,
  ...NOT_EATING,
  ...CANNOT_BE_WOKEN,
  ...UNSAFE,
];
