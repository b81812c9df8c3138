import type { Concern } from './define-concern.ts';
import { ATTEMPT_CONCERN } from './families/attempts.ts';
import { BELIEFS_CONCERN } from './families/beliefs.ts';
import { HOPELESSNESS_CONCERN } from './families/hopelessness.ts';
import { HOMICIDE_CONCERN, VIOLENCE_CONCERN } from './families/others.ts';
import { VISUAL_HALLUCINATION_CONCERN, AUDITORY_HALLUCINATION_CONCERN } from './families/perceptions.ts';
import { SELF_HARM_CONCERN } from './families/self-harm.ts';
import {
  AGITATION_CONCERN,
  CATATONIA_CONCERN,
  CONFUSION_CONCERN,
  INCOHERENCE_CONCERN,
  INJURY_CONCERN,
  INSIGHT_CONCERN,
  INTOXICATION_CONCERN,
  MEMORY_CONCERN,
} from './families/signs.ts';
import { ACTIVE_CONCERN, PASSIVE_CONCERN } from './families/suicide.ts';
import { CARE_CONCERN, COMMAND_CONCERN, MEANS_CONCERN } from './families/commands-means-care.ts';

/**
 * Every kind of risk that is looked for beyond known wordings, the gravest first: it names a statement that several
 * fit. A further kind is one file and one line here.
 */
export const CONCERNS: readonly Concern[] = [
  ATTEMPT_CONCERN,
  ACTIVE_CONCERN,
  HOMICIDE_CONCERN,
  COMMAND_CONCERN,
  PASSIVE_CONCERN,
  SELF_HARM_CONCERN,
  VIOLENCE_CONCERN,
  MEANS_CONCERN,
  CARE_CONCERN,
  HOPELESSNESS_CONCERN,
  AUDITORY_HALLUCINATION_CONCERN,
  VISUAL_HALLUCINATION_CONCERN,
  BELIEFS_CONCERN,
  AGITATION_CONCERN,
  CATATONIA_CONCERN,
  CONFUSION_CONCERN,
  INJURY_CONCERN,
  INTOXICATION_CONCERN,
  MEMORY_CONCERN,
  INCOHERENCE_CONCERN,
  INSIGHT_CONCERN,
];
