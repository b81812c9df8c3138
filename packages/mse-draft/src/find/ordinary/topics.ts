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
/** Harm to oneself and to others: of these only a plain no denies, whatever its words weigh. */
export const OF_HARM: ReadonlySet<Topic> = new Set(['suicide', 'others_harm']);

/** What the classifier of answers says: what is answered in the ordinary way, whether all that was asked of is denied, or any of it. */
export const ANSWERED = [...TOPICS, 'denies_all', 'denies_any'] as const;
export type AskedScores = Readonly<Record<Topic, number>>;
export type AnsweredScores = Readonly<Record<(typeof ANSWERED)[number], number>>;
