/** What a risk is about, in the order of how serious it is. Data. */
export const RISK_TOPICS = [
  'suicide_attempt',
  'suicide_plan',
  'suicide_intent',
  'suicide_preparation',
  'violence_plan',
  'command_voices',
  'violence_act',
  'suicide_method',
  'suicidal_thoughts',
  'violence_thoughts',
  'not_eating_or_drinking',
  'abuse_or_danger_from_others',
  'cannot_care_for_self',
  'self_harm',
  'wish_to_be_dead',
  'means_access',
] as const;
export type RiskTopic = (typeof RISK_TOPICS)[number];

/** How something is said that is not asserted of the patient. Data. */
export const MANNERS = [
  'denied',
  'hypothetical',
  'quoted',
  'joked',
  'sung',
  'dreamt',
  'intrusive',
  'instruction',
] as const;
export type Manner = (typeof MANNERS)[number];

/** What a plain no can deny. Data. */
export const DENIALS = ['suicide', 'others_harm', 'hearing', 'seeing', 'self_harm', 'attempts'] as const;
export type Denial = (typeof DENIALS)[number];

/** Options of the examination that are learned from what was said, where enough of it was labelled. Data. */
const LEARNED_OPTIONS = [
  'insight.good',
  'insight.fair',
  'insight.partial',
  'insight.limited',
  'insight.poor',
  'insight.absent',
  'judgment.good',
  'judgment.impaired',
  'mood.euthymic',
  'mood.depressed',
  'mood.anxious',
  'mood.fearful',
  'mood.guilty',
  'mood.hopeless',
  'mood.empty',
  'mood.irritable',
  'mood.elevated',
  'attention.hypervigilant',
  'attention.distractible',
  'memory.recent_impaired',
  'orientation.disoriented_time',
  'orientation.disoriented_place',
  'perception.auditory_hallucinations',
  'perception.visual_hallucinations',
  'perception.command_hallucinations',
  'perception.flashbacks',
  'thought_content.persecutory_delusions',
  'thought_content.other_delusions',
  'thought_content.grandiose_delusions',
  'thought_content.obsessions',
  'thought_content.ruminations',
  'thought_process.flight_of_ideas',
  'risk.protective_factors_present',
] as const;

/** What the classifier says of a statement, each by itself. */
export const OUTPUTS = [
  'risk',
  'of:other',
  'time:past',
  ...MANNERS.map((manner) => `how:${manner}` as const),
  ...RISK_TOPICS.map((topic) => `topic:${topic}` as const),
  ...DENIALS.map((denial) => `denied:${denial}` as const),
  ...LEARNED_OPTIONS.map((option) => `option:${option}` as const),
] as const;
export type Output = (typeof OUTPUTS)[number];
