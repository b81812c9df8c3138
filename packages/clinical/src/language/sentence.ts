import { HEDGES, STOP_WORDS, STOP_PHRASES } from './stop-words.ts';
import type { Ending, Word, WordRun } from './tokenize.ts';

/** A sentence as rules read it. */
export interface Sentence {
  /** The words that patterns are matched on; stop words are left out. */
  readonly words: readonly Word[];
  /** Those words joined by spaces. A word of an idiom reads `~`. */
  readonly text: string;
  /** Offset of each word in `text`. */
  readonly at: readonly number[];
  /** All words joined by spaces, for reading short answers. */
  readonly fullText: string;
  /** Indices in `words` before which a hedge stands. */
  readonly hedges: readonly number[];
  readonly ending: Ending;
  readonly start: number;
  readonly end: number;
}

/** Makes the sentence of a run of words; `idioms` match what means something else. */
export function makeSentence(run: WordRun, idioms: readonly RegExp[]): Sentence {
  const words: Word[] = [];
  const hedges: number[] = [];
  let afterPause = false;
  for (let index = 0; index < run.words.length; ) {
    const word = run.words[index];
    if (!word) break;
    if (HEDGES_BY_FIRST.get(word.text)?.some((hedge) => startsAt(run.words, index, hedge)))
      hedges.push(words.length);
    const skipped = stopWordsAt(run.words, index);
    if (skipped > 0) {
      for (let at = index; at < index + skipped; at += 1) afterPause ||= run.words[at]?.afterPause ?? false;
      index += skipped;
      continue;
    }
    // A word said again after a filler is said once.
    if (words.at(-1)?.text !== word.text || word.text === 'no')
      words.push(afterPause ? { ...word, afterPause } : word);
    afterPause = false;
    index += 1;
  }
  const at: number[] = [];
  let length = 0;
  for (const { text } of words) {
    at.push(length);
    length += text.length + 1;
  }
  return {
    words,
    text: masked(words.map(({ text }) => text).join(' '), idioms),
    at,
    fullText: run.words.map(({ text }) => text).join(' '),
    hedges,
    ending: run.ending,
    start: run.start,
    end: run.end,
  };
}

/**
 * Index of the word at an offset of `text`.
 *
 * @example
 * ```ts
 * import { sentencesOf, wordIndexAt } from '@svc/clinical';
 *
 * const [sentence] = sentencesOf('I sleep badly.', 0, 14);
 * sentence && wordIndexAt(sentence, 3); // → 1
 * ```
 */
export function wordIndexAt({ at }: Sentence, offset: number): number {
  let low = 0;
  let high = at.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((at[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

function masked(text: string, idioms: readonly RegExp[]): string {
  let read = text;
  for (const idiom of idioms) read = read.replace(idiom, (found) => found.replace(/[^ ]/g, '~'));
  return read;
}

function startsAt(words: readonly Word[], at: number, run: readonly string[]): boolean {
  return run.every((text, offset) => words[at + offset]?.text === text);
}

/** "Sit still" is no "still" of time. */
const BEFORE_STILL: ReadonlySet<string> = new Set(['sit', 'stay', 'keep', 'stand', 'hold', 'remain', 'be']);

/** How many stop words stand here. */
function stopWordsAt(words: readonly Word[], at: number): number {
  const text = words[at]?.text ?? '';
  if (text === 'still' && BEFORE_STILL.has(words[at - 1]?.text ?? '')) return 0;
  const run = STOP_PHRASES_BY_FIRST.get(text)?.find((candidate) => startsAt(words, at, candidate));
  if (run) return run.length;
  return STOP_WORDS.has(text) ? 1 : 0;
}

function byFirst(runs: readonly (readonly string[])[]): ReadonlyMap<string, readonly (readonly string[])[]> {
  const found = new Map<string, (readonly string[])[]>();
  for (const run of runs) {
    const first = run[0] ?? '';
    found.set(
      first,
      [...(found.get(first) ?? []), run].sort((a, b) => b.length - a.length),
    );
  }
  return found;
}

const HEDGES_BY_FIRST = byFirst(HEDGES);
const STOP_PHRASES_BY_FIRST = byFirst(STOP_PHRASES);
