import { conceptsOf, isClass, plainWords } from './concepts.ts';
import { DROPPED, JOINS, NEGATIONS, TURNS } from './entry-fillers.ts';
import { type RawWord, wordsOfRow } from './read-entry.ts';

/** One word of a wording, by what an entry's word is matched. */
interface WordingPart {
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
  /** Who does it stands first, and so it must: neighbours who watch are not watched. */
  readonly ordered: boolean;
}

/**
 * The wordings that a line stands for. Plain words are matched in all their forms and any order, `a/b` is a or b, a word in
 * capitals is a class of words, and `...` lets a comma or "and" stand between. A line that begins with PEOPLE, THEY or KIN is
 * matched in its order. Throws where too little is left to match, or
 * a word would never be.
 *
 * @throws Error for a line that cannot be matched as it is written
 */
export function wordingsOf(line: string): Wording[] {
  const slots = line.split(' ').map((slot) => slot.split('/'));
  return expanded(
    slots.flatMap((options) => (areAlike(options) ? [[options]] : [options.map((option) => [option])])),
  ).map((words) => wordingOf(line, words));
}

/** Options that can share a place: each is one word that is read as itself. */
function areAlike(options: readonly string[]): boolean {
  return options.length > 1 && options.every(isPlain);
}

function isPlain(option: string): boolean {
  if (isClass(option)) return option !== 'LACK' && option !== 'STOP';
  const words = plainWords(option);
  const [word = ''] = words;
  if (words.length !== 1 || option === '...') return false;
  if ([NEGATIONS, DROPPED, TURNS, JOINS].some((set) => set.has(word))) return false;
  const concepts = conceptsOf(word);
  return !concepts.has('stop') && !concepts.has('GONE') && !concepts.has('BETTER');
}

/** A place of a wording: the options that may stand in it. */
type Slot = readonly string[];

function wordingOf(line: string, slots: readonly Slot[]): Wording {
  const raw = slots.filter(([option]) => option !== '...').flatMap((slot, index) => rawWords(slot, index));
  const filled = slots.filter(([option]) => option !== '...');
  const read = wordsOfRow(raw);
  const needed = read.words.filter(
    ({ text }, at) => !NOT_MATCHED.has(text) || (at > 0 && at + 1 === read.words.length),
  );
  const lost = raw.find(({ text }) => DROPPED.has(text) && !SMALL.has(text));
  if (lost !== undefined) throw new Error(`wording "${line}": "${lost.text}" is never matched`);
  if (needed.length < (raw.filter(({ text }) => !SMALL.has(text)).length > 1 ? 2 : 1))
    throw new Error(`wording "${line}": too few words to match`);
  const [only] = needed.length === 1 ? needed : [];
  if (
    only?.light &&
    !isClass(only.text) &&
    read.denials.length === 0 &&
    !line.startsWith(only.text.slice(0, 3))
  )
    throw new Error(`wording "${line}": "${only.text}" says too little`);
  return {
    text: line,
    apart: slots.some(([option]) => option === '...'),
    ordered: /^(?:PEOPLE|THEY|KIN|VOICE t(?:elling|old))\b/.test(line),
    denies: read.denials.length > 0,
    parts: needed.map((word) => {
      const options = filled[word.start] ?? [];
      return {
        concepts: options.length > 1 ? unionOf(options) : matchedBy(word.text, word.concepts),
        isLack: word.text === 'LACK',
      };
    }),
  };
}

function unionOf(options: readonly string[]): ReadonlySet<string> {
  return new Set(
    options.flatMap((option) =>
      (isClass(option) ? [option] : plainWords(option)).flatMap((word) => [
        ...matchedBy(word, conceptsOf(word)),
      ]),
    ),
  );
}

/** Denials are read, not matched, but for those that wordings name: "denies being ill", "nothing wrong". */
const NOT_MATCHED: ReadonlySet<string> = new Set(
  [...NEGATIONS].filter((word) => !/^(?:den|noth|nobod)/.test(word)),
);

/** Words that a wording may hold and do without. */
const SMALL: ReadonlySet<string> = new Set([
  ...NOT_MATCHED,
  ...'a an the of to at his her him he she it is are was be have had do does did can will i my me its am we us our not so that this by on for into'.split(
    ' ',
  ),
]);

/** A word outside capitals is matched as itself, not as its classes. */
function matchedBy(text: string, concepts: ReadonlySet<string>): ReadonlySet<string> {
  if (isClass(text)) return new Set([text]);
  const own = [...concepts].filter((concept) => !isClass(concept));
  return new Set(own.length === 0 ? concepts : own);
}

/** The words of a place, each with the number of its place where an entry's words have their offset. */
function rawWords([option = '']: Slot, index: number): RawWord[] {
  const texts = isClass(option) ? [option] : plainWords(option);
  return texts.map((text) => ({ text, start: index, end: index, before: '' }));
}

function expanded(places: readonly (readonly Slot[])[]): Slot[][] {
  return places.reduce<Slot[][]>(
    (rows, options) => options.flatMap((option) => rows.map((row) => [...row, option])),
    [[]],
  );
}
