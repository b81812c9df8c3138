import { tokenize } from '../../language/tokenize.ts';
import { stemOf } from './word-forms.ts';
import { WORD_CLASSES } from './word-classes.ts';

const plain = new Map<string, readonly string[]>();

/** The words of a piece of a wording in the form in which wordings and entries are compared. */
export function plainWords(text: string): readonly string[] {
  const known = plain.get(text);
  if (known !== undefined) return known;
  const words = tokenize(text, 0, text.length).flatMap((run) => run.words.map((word) => word.text));
  plain.set(text, words);
  return words;
}

const classesOf: ReadonlyMap<string, readonly string[]> = byStem();

/** What a word can be matched by: its stem, and the classes it is in. A class written as a word is that class. */
export function conceptsOf(word: string): ReadonlySet<string> {
  if (isClass(word)) return new Set([word]);
  const stem = stemOf(word);
  return new Set([stem, ...(classesOf.get(stem) ?? [])]);
}

export function isClass(word: string): boolean {
  return Object.hasOwn(WORD_CLASSES, word) || READINGS.has(word);
}

/** What is read of several words: hours of sleep, the small hours, a denied stop, a denied improvement. */
const READINGS: ReadonlySet<string> = new Set(
  'FEWHOURS USUALHOURS MANYHOURS SMALLHOURS NOTSTOP NOTBETTER'.split(' '),
);

function byStem(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [name, words] of Object.entries(WORD_CLASSES))
    for (const word of new Set(words.flatMap(plainWords).map(stemOf))) {
      const classes = found.get(word);
      if (classes === undefined) found.set(word, [name]);
      else classes.push(name);
    }
  return found;
}
