/** The 17 domains of the examination, in the order of a note. */
export const DOMAIN_KEYS = [
  'appearance',
  'behavior',
  'attitude',
  'eye_contact',
  'psychomotor',
  'speech',
  'mood',
  'affect',
  'thought_process',
  'thought_content',
  'perception',
  'orientation',
  'attention',
  'memory',
  'insight',
  'judgment',
  'risk',
] as const;

export type DomainKey = (typeof DOMAIN_KEYS)[number];
