/** One text that can be said, with `{…}` where something of the request or of the data stands. */
export interface Text {
  readonly template: string;
  /** The constant, function or field it stands in. */
  readonly where: string;
  /** What its comment in the source says: when it is said. */
  readonly when: string;
  readonly file: string;
}

/** A text for people holds two words or is a word with a capital; keys, units, codes and joints of a sentence are neither. */
export function isForPeople(template: string): boolean {
  if (/^[A-Z][a-z]{3,}$/.test(template)) return true;
  const words = template.replace(/\{[^}]*\}/g, ' ').match(/[A-Za-z][A-Za-z'’-]+/g) ?? [];
  return words.length >= 2 && /\s/.test(template.trim()) && words.some((word) => /[a-z]{2}/.test(word));
}
