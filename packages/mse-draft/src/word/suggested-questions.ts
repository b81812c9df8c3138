import type { RiskTopic } from '../find/classifier/outputs.ts';

/** What a clinician may ask to clarify a topic. Data, ours. */
export const SUGGESTED_QUESTIONS: Readonly<Record<RiskTopic, string>> = {
  suicide_attempt: 'What happened, when was it, and what did you want to happen?',
  suicide_plan: 'Have you worked out how and when you would end your life?',
  suicide_intent: 'Do you mean to act on these thoughts?',
  suicide_preparation: 'Have you done anything to get ready to end your life?',
  violence_plan: 'Have you planned to hurt somebody, and how?',
  command_voices: 'Do voices tell you to do things, and can you resist them?',
  violence_act: 'Has anybody been hurt, and could it happen again?',
  suicide_method: 'Have you thought about how you would end your life?',
  suicidal_thoughts: 'Are you having thoughts of killing yourself?',
  violence_thoughts: 'Are you having thoughts of hurting somebody?',
  not_eating_or_drinking: 'What have you eaten and drunk in the last two days?',
  abuse_or_danger_from_others: 'Is anybody hurting or frightening you, and are you safe at home?',
  cannot_care_for_self: 'How do you manage washing, food, heating and getting about?',
  self_harm: 'Have you hurt yourself on purpose, and when was the last time?',
  wish_to_be_dead: 'Do you wish that you were dead or would not wake up?',
  means_access: 'What is within your reach that you could hurt yourself or others with?',
};
