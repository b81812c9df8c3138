import { CONCEPTS } from './concepts.ts';
import { commonForm, markedWords, wordsOf } from './words.ts';

/** What is judged: what was said, and what was asked before. */
export interface Judged {
  readonly question: string;
  readonly statement: string;
}

const EXACT = new Map<string, string[]>();
const BEGINNINGS = new Map<string, string[]>();
for (const [concept, entries] of Object.entries(CONCEPTS))
  for (const entry of entries.split(' ')) {
    const table = entry.endsWith('*') ? BEGINNINGS : EXACT;
    const key = entry.replace('*', '').split('_').map(commonForm).join(' ');
    table.set(key, [...new Set([...(table.get(key) ?? []), concept])]);
  }
const SHORTEST_BEGINNING = 3;
const LONGEST_BEGINNING = Math.max(...[...BEGINNINGS.keys()].map(({ length }) => length));
const BEGUN = new Set([...BEGINNINGS.keys()].map((key) => key.slice(0, SHORTEST_BEGINNING)));
const LONGEST_PHRASE = 4;

/** The concepts that begin at a word. */
function conceptsAt(words: readonly string[], at: number): string[] {
  const word = words[at] ?? '';
  const found = [...(EXACT.get(word) ?? [])];
  const mayBegin = BEGUN.has(word.slice(0, SHORTEST_BEGINNING));
  const longest = mayBegin ? Math.min(word.length, LONGEST_BEGINNING) : 0;
  for (let length = SHORTEST_BEGINNING; length <= longest; length += 1)
    for (const concept of BEGINNINGS.get(word.slice(0, length)) ?? []) found.push(concept);
  let phrase = word;
  for (let next = at + 1; next < at + LONGEST_PHRASE && next < words.length; next += 1) {
    phrase += ` ${words[next]}`;
    for (const concept of EXACT.get(phrase) ?? []) found.push(concept);
  }
  return found;
}

const NEGATIONS = new Set(
  'no not never dont didnt doesnt wouldnt couldnt cant cannot wont isnt wasnt havent hasnt hadnt aint nae dinna didnae nothing none without neither nor'.split(
    ' ',
  ),
);
const NEGATION_REACH = 4;

function isNegated(words: readonly string[], at: number): boolean {
  for (let before = Math.max(0, at - NEGATION_REACH); before < at; before += 1)
    if (NEGATIONS.has(words[before] ?? '')) return true;
  return false;
}

const GRAM = 4;
/** Longer statements say no more by their length. */
const LENGTHS: readonly number[] = [1, 3, 6, 12, 25, 50];

/**
 * What the classifier sees of a statement: its words, pairs of words and pieces of words, the ideas they stand for,
 * which of them are negated, and the words and ideas of the question. Each feature once.
 */
export function featuresOf({ question, statement }: Judged): string[] {
  const spoken = markedWords(statement);
  const words = spoken.map(({ read }) => read);
  const asked = wordsOf(question);
  const found = new Set<string>();
  words.forEach((word, at) => {
    found.add(word);
    found.add(`${words[at - 1] ?? '^'} ${word}`);
    if (word.length <= GRAM || spoken[at]?.mayBeName === true) return;
    const ended = `${word}$`;
    for (let from = 0; from + GRAM <= ended.length; from += 1)
      found.add(`*${ended.slice(from, from + GRAM)}`);
  });
  const said = new Set<string>();
  words.forEach((_, at) => {
    for (const concept of conceptsAt(words, at)) {
      said.add(concept);
      if (isNegated(words, at)) found.add(`-${concept}`);
    }
  });
  const topics = new Set<string>();
  asked.forEach((word, at) => {
    found.add(`?${word}`);
    for (const concept of conceptsAt(asked, at)) topics.add(concept);
  });
  const opening = conceptsAt(words, 0).find((concept) => OPENINGS.has(concept)) ?? 'other';
  const isShort = words.length <= SHORT;
  found.add(`^${opening}`);
  for (const concept of said) {
    found.add(`#${concept}`);
    for (const other of said) if (concept < other) found.add(`#${concept}+${other}`);
  }
  for (const topic of topics) {
    found.add(`?#${topic}`);
    found.add(`?#${topic}>${opening}${isShort ? '!' : ''}`);
    for (const concept of said) found.add(`?#${topic}>#${concept}`);
  }
  found.add(`=${LENGTHS.filter((length) => words.length >= length).length}`);
  return [...found];
}
const OPENINGS = new Set(['yes', 'no', 'evade', 'deny', 'self']);
/** A statement of so few words says what the question makes of it. */
const SHORT = 6;
