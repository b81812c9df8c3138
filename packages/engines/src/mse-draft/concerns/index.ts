import type { Concern } from './define-concern.ts';
import { ATTEMPT_CONCERN } from './families/attempts.ts';
import { HOPELESSNESS_CONCERN } from './families/hopelessness.ts';
import { HOMICIDE_CONCERN, VIOLENCE_CONCERN } from './families/others.ts';
import { SELF_HARM_CONCERN } from './families/self-harm.ts';
import { ACTIVE_CONCERN, PASSIVE_CONCERN } from './families/suicide.ts';
import { CARE_CONCERN, COMMAND_CONCERN, MEANS_CONCERN } from './families/voices-means-care.ts';

/** Every kind of risk that is looked for beyond known wordings. A further kind is one file and one line here. */
export const CONCERNS: readonly Concern[] = [
  ATTEMPT_CONCERN,
  ACTIVE_CONCERN,
  PASSIVE_CONCERN,
  HOPELESSNESS_CONCERN,
  SELF_HARM_CONCERN,
  HOMICIDE_CONCERN,
  VIOLENCE_CONCERN,
  COMMAND_CONCERN,
  MEANS_CONCERN,
  CARE_CONCERN,
];
