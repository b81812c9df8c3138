import type { CompiledRule } from './define-rule.ts';
import { AFFECT_RULES } from './domains/affect.ts';
import { APPEARANCE_RULES } from './domains/appearance.ts';
import { ATTENTION_RULES } from './domains/attention.ts';
import { ATTITUDE_RULES } from './domains/attitude.ts';
import { BEHAVIOR_RULES } from './domains/behavior.ts';
import { EYE_CONTACT_RULES } from './domains/eye-contact.ts';
import { INSIGHT_RULES } from './domains/insight.ts';
import { JUDGMENT_RULES } from './domains/judgment.ts';
import { MEMORY_RULES } from './domains/memory.ts';
import { MOOD_RULES } from './domains/mood.ts';
import { ORIENTATION_RULES } from './domains/orientation.ts';
import { PERCEPTION_RULES } from './domains/perception.ts';
import { PSYCHOMOTOR_RULES } from './domains/psychomotor.ts';
import { SPEECH_RULES } from './domains/speech.ts';
import { THOUGHT_CONTENT_RULES } from './domains/thought-content.ts';
import { THOUGHT_PROCESS_RULES } from './domains/thought-process.ts';
import { MEANS_AND_HALLUCINATION_RULES } from './risk/means-and-hallucinations.ts';
import { SELF_HARM_AND_ATTEMPT_RULES } from './risk/self-harm-and-attempts.ts';
import { SUICIDE_RULES } from './risk/suicide.ts';
import { VIOLENCE_RULES } from './risk/violence.ts';

/** Rules that find risk: recall before precision. */
export const RISK_RULES: readonly CompiledRule[] = [
  ...SUICIDE_RULES,
  ...SELF_HARM_AND_ATTEMPT_RULES,
  ...VIOLENCE_RULES,
  ...MEANS_AND_HALLUCINATION_RULES,
];

/** Every rule. A further domain is one file and one line here. */
export const RULES: readonly CompiledRule[] = [
  ...APPEARANCE_RULES,
  ...BEHAVIOR_RULES,
  ...ATTITUDE_RULES,
  ...EYE_CONTACT_RULES,
  ...PSYCHOMOTOR_RULES,
  ...SPEECH_RULES,
  ...MOOD_RULES,
  ...AFFECT_RULES,
  ...THOUGHT_PROCESS_RULES,
  ...THOUGHT_CONTENT_RULES,
  ...PERCEPTION_RULES,
  ...ORIENTATION_RULES,
  ...ATTENTION_RULES,
  ...MEMORY_RULES,
  ...INSIGHT_RULES,
  ...JUDGMENT_RULES,
  ...RISK_RULES,
];
