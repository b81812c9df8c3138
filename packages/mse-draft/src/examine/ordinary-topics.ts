/** What is asked for and may be answered in the ordinary way. Data. */
export const TOPICS = [
  'mood',
  'insight',
  'judgment',
  'time',
  'place',
  'person',
  'situation',
  'suicide',
  'others_harm',
  'hearing',
  'seeing',
  'persecution',
] as const;
export type Topic = (typeof TOPICS)[number];

/** What the classifier of answers says: what is answered in the ordinary way, whether all that was asked of is denied, or any of it. */
export const ANSWERED = [...TOPICS, 'denies_all', 'denies_any'] as const;
export type AskedScores = Readonly<Record<Topic, number>>;
export type AnsweredScores = Readonly<Record<(typeof ANSWERED)[number], number>>;

/** Ordinary options that are seen, and told by the words of who sees them. Data. */
export const SIGHTS = [
  'appearance.well_groomed',
  'behavior.calm',
  'attitude.cooperative',
  'eye_contact.good',
  'psychomotor.normal',
  'speech.normal_rate',
  'affect.full_range',
  'affect.congruent',
  'thought_process.linear',
  'orientation.alert',
] as const;
export type Sight = (typeof SIGHTS)[number];
