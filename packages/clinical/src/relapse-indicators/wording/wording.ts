import { isClass, plainWords } from './concepts.ts';
import { DROPPED } from './entry-fillers.ts';
import { type RawWord, readWords } from './read-entry.ts';

/** One word of a wording, by what an entry's word is matched. */
export interface WordingPart {
  readonly concepts: ReadonlySet<string>;
  /** A lack of something, which a denial of it is too. */
  readonly isLack: boolean;
}

/** A wording of a sign, as it is compared with entries. */
export interface Wording {
  readonly text: string;
  readonly parts: readonly WordingPart[];
  /** It says itself that something is not so: "not sleeping". */
  readonly denies: boolean;
  /** Its parts may stand in different parts of an entry. */
  readonly apart: boolean;
}

/**
 * The wordings that a line stands for. Plain words are matched in all their forms and any order, `a/b` is a or b, a word in
 * capitals is a class of words, and `...` lets a comma or "and" stand between. Throws where nothing is left to match.
 */
export function wordingsOf(line: string): Wording[] {
  return expanded(line.split(' ')).map((words) => {
    const apart = words.includes('...');
    const raw = words.filter((word) => word !== '...').flatMap(rawWords);
    const read = readWords(raw);
    const needed = read.words.filter(
      ({ text }, at) => !NOT_MATCHED.has(text) || (at > 0 && at + 1 === read.words.length),
    );
    const lost = raw.find(({ text }) => DROPPED.has(text) && !SMALL.has(text));
    if (lost !== undefined) throw new Error(`wording "${line}": "${lost.text}" is never matched`);
    if (needed.length < (raw.filter(({ text }) => !SMALL.has(text)).length > 1 ? 2 : 1))
      throw new Error(`wording "${line}": too few words to match`);
    return {
      text: line,
      apart,
      denies: read.denials.length > 0,
      parts: needed.map(({ text, concepts }) => ({
        concepts: isClass(text) ? new Set([text]) : ownConcept(concepts),
        isLack: text === 'LACK',
      })),
    };
  });
}

/** Denials are read, not matched, but for those that wordings name: "denies being ill", "nothing wrong". */
const NOT_MATCHED: ReadonlySet<string> = new Set(
  'not no never without none nil neither nor hardly barely scarcely rarely seldom unable non absence'.split(
    ' ',
  ),
);

/** Words that a wording may hold and do without. */
const SMALL: ReadonlySet<string> = new Set([
  ...NOT_MATCHED,
  ...'a an the of to at his her him he she it is are was be have had do does did can will i my me its am we us our not so that this had by on for into'.split(
    ' ',
  ),
]);

/** A word outside capitals is matched as itself, not as its classes. */
function ownConcept(concepts: ReadonlySet<string>): ReadonlySet<string> {
  const own = [...concepts].filter((concept) => !isClass(concept));
  return new Set(own.length === 0 ? concepts : own);
}

function rawWords(word: string): RawWord[] {
  const texts = isClass(word) ? [word] : plainWords(word);
  return texts.map((text) => ({ text, start: 0, end: 0, before: '' }));
}

function expanded(words: readonly string[]): string[][] {
  return words.reduce<string[][]>(
    (rows, word) => word.split('/').flatMap((option) => rows.map((row) => [...row, option])),
    [[]],
  );
}
