import { joinOf } from './combination-names.ts';
import {
  DOUBLE_MEANINGS,
  EVERYDAY_WORDS,
  MINERALS,
  ONLY_BESIDE_ANOTHER,
  SUBSTANCE_PREFIXES,
  TITLES,
} from './everyday-words.ts';
import { phraseAt, phraseBook } from './line-phrases.ts';
import type { Meaning, PhraseBook } from './line-phrases.ts';
import { isDirection } from './line-words.ts';
import type { Token } from './line-words.ts';
import type { Named } from './named.ts';
import type { TakingWording } from './not-taken.ts';
import { editLimit, meantBy, spellingIndex } from './spelling.ts';
import type { SpellingIndex } from './spelling.ts';

/** What a line names, and what it says of taking. */
export interface NamesInLine {
  readonly named: readonly Named[];
  readonly wordings: readonly TakingWording[];
}

interface Lexicon {
  readonly book: PhraseBook;
  readonly spelling: SpellingIndex<Named['meaning']>;
  readonly longestName: number;
}

let builtLexicon: Lexicon | undefined;

/** Built from the fixed lists at the first line, the same each time. */
function lexicon(): Lexicon {
  builtLexicon ??= buildLexicon();
  return builtLexicon;
}

function buildLexicon(): Lexicon {
  const book = phraseBook();
  const names = [...book.values()].flat().flatMap(({ words: [name = '', ...more], meaning }) => {
    if (more.length > 0 || meaning.kind === 'taking' || editLimit(name.length) === 0) return [];
    return [{ name, meaning: namedBy(meaning) }];
  });
  return {
    book,
    spelling: spellingIndex(names),
    longestName: Math.max(...names.map(({ name }) => name.length)),
  };
}

function namedBy(meaning: Meaning): Named['meaning'] | undefined {
  return meaning.kind === 'drug' || meaning.kind === 'exposure' ? meaning : undefined;
}

interface FoundHere {
  readonly meaning: Meaning;
  readonly end: number;
  /** By name, where absent. */
  readonly by?: Named['by'];
}

/** Names and wordings of taking, from left to right, the longest first. */
export function namesIn(tokens: readonly Token[]): NamesInLine {
  const { book } = lexicon();
  const named: Named[] = [];
  const wordings: TakingWording[] = [];
  const unknown: number[] = [];
  const doubtful = new Set<Named>();
  for (let at = 0; at < tokens.length; ) {
    const found: FoundHere | undefined =
      phraseAt(book, tokens, at) ?? splitNameAt(book, tokens, at) ?? gluedFormAt(book, tokens, at);
    if (!found) {
      if (isUnknown(tokens[at])) unknown.push(at);
      at += 1;
      continue;
    }
    const { meaning, end } = found;
    if (meaning.kind === 'taking') wordings.push({ mark: meaning.mark, start: at, end });
    else if (meaning.kind !== 'nothing' && isName(tokens, named, at, end)) {
      const name: Named = { meaning, by: found.by ?? 'name', start: at, end };
      named.push(name);
      if (DOUBLE_MEANINGS.has(tokens[at]?.text ?? '') && !hasDoseAfter(tokens, end)) doubtful.add(name);
    }
    at = end;
  }
  const guessed = guessesFor(unknown, tokens);
  const isProse = unknown.length > guessed.length;
  const sure = isProse ? named.filter((name) => !doubtful.has(name)) : named;
  if (guessed.length === 0) return { named: sure, wordings };
  return { named: [...sure, ...guessed].sort((a, b) => a.start - b.start), wordings };
}

function isUnknown(token: Token | undefined): boolean {
  return token?.kind === 'word' && token.text.length > 2 && !isDirection(token.text);
}

const LETTERS_OF_SPLIT_NAME = 8;

/** A name written in two words or with a hyphen: "well butrin", "es-citalopram". */
function splitNameAt(book: PhraseBook, tokens: readonly Token[], at: number): FoundHere | undefined {
  const first = tokens[at];
  const hyphen = tokens[at + 1]?.text === '-';
  const second = tokens[at + (hyphen ? 2 : 1)];
  if (first?.kind !== 'word' || second?.kind !== 'word' || isDirection(first.text)) return undefined;
  if (first.text.length + second.text.length < LETTERS_OF_SPLIT_NAME) return undefined;
  const whole = book.get(first.text + second.text)?.find(({ words }) => words.length === 1);
  if (!whole || whole.meaning.kind === 'taking') return undefined;
  return { meaning: whole.meaning, end: at + (hyphen ? 3 : 2), by: 'spelling' };
}

const GLUED_FORM = /^([a-z]{5,})(?:xr|er|sr|xl|cr|la|cd|dr|odt|hcl)$/;

/** A brand with its release form written to it: "EffexorXR". */
function gluedFormAt(book: PhraseBook, tokens: readonly Token[], at: number): FoundHere | undefined {
  const [, name = ''] = GLUED_FORM.exec(tokens[at]?.text ?? '') ?? [];
  const meaning = book.get(name)?.find(({ words }) => words.length === 1)?.meaning;
  return meaning?.kind === 'drug' ? { meaning, end: at + 1 } : undefined;
}

function isName(tokens: readonly Token[], named: readonly Named[], at: number, end: number): boolean {
  if (ONLY_BESIDE_ANOTHER.has(tokens[at]?.text ?? '')) return isBesideName(tokens, named, at);
  if (MINERALS.has(tokens[at]?.text ?? '') && !isTakenMineral(tokens, named, at, end)) return false;
  const isPrefixed = tokens[at - 1]?.text === '-' && SUBSTANCE_PREFIXES.has(tokens[at - 2]?.text ?? '');
  const isWithout = tokens[end]?.text === '-' && tokens[end + 1]?.text === 'free';
  return !isPrefixed && !isWithout;
}

const NO_ENTRY_AFTER: ReadonlySet<string> = new Set(
  'level levels deficiency deficient studies low high normal overload rich result results channel'.split(' '),
);
const ENTRY_BEFORE: ReadonlySet<string> = new Set('and plus takes taking with started on'.split(' '));

/** A mineral is a salt of the name before it, or a value of the blood, unless the entry is about it. */
function isTakenMineral(tokens: readonly Token[], named: readonly Named[], at: number, end: number): boolean {
  const before = tokens[at - 1];
  if (named.at(-1)?.end === at || before?.text === 'as') return false;
  const [next, unit, mark] = tokens.slice(end, end + 3);
  if (NO_ENTRY_AFTER.has(next?.text ?? '')) return false;
  if (next?.kind === 'number' && (unit?.text === 'mmol' || unit?.text === 'meq') && mark?.text === '/')
    return false;
  return end - at > 1 || before === undefined || before.kind === 'mark' || ENTRY_BEFORE.has(before.text);
}

/** Doses, marks and "and" between two names that belong together. */
const MOST_TOKENS_BETWEEN = 32;

function isBesideName(tokens: readonly Token[], named: readonly Named[], at: number): boolean {
  const last = named.at(-1);
  if (last === undefined || at - last.end > MOST_TOKENS_BETWEEN) return false;
  return joinOf(tokens.slice(last.end, at)) !== 'apart';
}

/** Unknown words a line may hold for all its misspellings to be read; with more it is prose, or a list in one line. */
const MOST_UNKNOWN_WORDS = 3;

function guessesFor(unknown: readonly number[], tokens: readonly Token[]): Named[] {
  const { spelling, longestName } = lexicon();
  const candidates = candidatesAmong(unknown, tokens);
  const guesses = new Map<string, Named['meaning'] | undefined>();
  return candidates.flatMap((at): Named[] => {
    const word = tokens[at]?.text ?? '';
    if (
      isPersonsName(tokens, at) ||
      word.length > longestName + editLimit(longestName) ||
      !isName(tokens, [], at, at + 1)
    )
      return [];
    if (!guesses.has(word)) guesses.set(word, meantBy(word, spelling)?.meaning);
    const meaning = guesses.get(word);
    return meaning ? [{ meaning, by: 'spelling', start: at, end: at + 1 }] : [];
  });
}

/** Unknown words that may be misspellings; in a longer text, such as a whole list in one line, those with a dose. */
function candidatesAmong(unknown: readonly number[], tokens: readonly Token[]): readonly number[] {
  const candidates = unknown.filter((at) => !EVERYDAY_WORDS.has(tokens[at]?.text ?? ''));
  return candidates.length > MOST_UNKNOWN_WORDS
    ? candidates.filter((at) => hasMassAfter(tokens, at))
    : candidates;
}

const MASS_UNITS: ReadonlySet<string> = new Set(['mg', 'mcg', 'g', 'ug', 'µg', 'μg', 'ml']);

/** "Sonata 10 mg": no piece of music. */
function hasDoseAfter(tokens: readonly Token[], end: number): boolean {
  return tokens[end]?.kind === 'number' && MASS_UNITS.has(tokens[end + 1]?.text ?? '');
}

/** "sertralin 50 mg", or "sertralin 50" before the next entry. */
function hasMassAfter(tokens: readonly Token[], at: number): boolean {
  if (tokens[at + 1]?.kind !== 'number') return false;
  const after = tokens[at + 2];
  return after === undefined || after.kind === 'mark' || MASS_UNITS.has(after.text);
}

function isPersonsName(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.text === '.' ? at - 2 : at - 1;
  return TITLES.has(tokens[before]?.text ?? '');
}
