import type { Option, ScreenQuestion } from './define-rule.ts';
import type { RiskTopic } from './classifier/outputs.ts';

/** What a topic of risk gives when it is plainly said of the patient. */
export interface TopicOptions {
  readonly gives: readonly Option[];
  readonly screen?: readonly ScreenQuestion[];
  /** The score of the classifier from which the topic is recorded without a rule. */
  readonly from: number;
}

/** Options and answers of the screen by topic; a topic without options is for the list alone. Data, ours. */
export const TOPIC_OPTIONS: Readonly<Record<RiskTopic, TopicOptions>> = {
  wish_to_be_dead: {
    gives: [
      ['risk', 'passive_si'],
      ['thought_content', 'passive_death_wish'],
    ],
    screen: ['q1'],
    from: 0,
  },
  suicidal_thoughts: {
    gives: [
      ['risk', 'active_si'],
      ['thought_content', 'suicidal_thoughts'],
    ],
    screen: ['q2'],
    from: -0.3,
  },
  suicide_method: {
    gives: [
      ['risk', 'active_si'],
      ['thought_content', 'suicidal_thoughts'],
    ],
    screen: ['q2', 'q3'],
    from: 0.7,
  },
  suicide_intent: { gives: [['risk', 'si_with_intent']], screen: ['q4'], from: 0.8 },
  suicide_plan: { gives: [['risk', 'si_with_plan']], screen: ['q3'], from: 0 },
  suicide_preparation: { gives: [['risk', 'si_with_plan']], from: 0.3 },
  suicide_attempt: { gives: [], from: 0.3 },
  self_harm: { gives: [['risk', 'self_harm']], from: 0.5 },
  means_access: { gives: [['risk', 'access_to_lethal_means']], from: 0.7 },
  violence_thoughts: { gives: [['risk', 'violence_risk']], from: 0 },
  violence_plan: { gives: [['risk', 'violence_risk']], from: 0.1 },
  violence_act: { gives: [['risk', 'violence_risk']], from: 0 },
  command_voices: {
    gives: [
      ['perception', 'command_hallucinations'],
      ['perception', 'auditory_hallucinations'],
    ],
    from: 2,
  },
  not_eating_or_drinking: { gives: [['risk', 'grave_disability']], from: 0.5 },
  cannot_care_for_self: { gives: [['risk', 'grave_disability']], from: 1.1 },
  abuse_or_danger_from_others: { gives: [], from: 9 },
};
