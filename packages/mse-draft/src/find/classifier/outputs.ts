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

/** What the classifier says of a statement, each by itself. */
export const OUTPUTS = [
  'risk',
  'of:other',
  'time:past',
  ...MANNERS.map((manner) => `how:${manner}` as const),
  ...RISK_TOPICS.map((topic) => `topic:${topic}` as const),
] as const;
export type Output = (typeof OUTPUTS)[number];
