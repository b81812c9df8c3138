import type { Sentence } from '@svc/clinical';
import type { Turn } from '../segment/turn.ts';

/** A verbatim stretch of the transcript. */
export interface Quote {
  readonly quote: string;
  readonly start: number;
  readonly end: number;
}

/** No quote is longer, in UTF-16 units: longer answers are quoted up to here, other stretches in several parts. */
const LONGEST_QUOTE = 300;

/** Where a quote from `from` to `to` ends at the latest: never between the two halves of a character. */
export function quoteEnd(text: string, from: number, to: number): number {
  const end = from + LONGEST_QUOTE;
  if (to <= end) return to;
  return isLowSurrogate(text.charCodeAt(end)) ? end - 1 : end;
}

/** The transcript from an offset to another, as long as a quote may be, without white space at its end. */
export function quoteFrom(transcript: string, start: number, to: number): Quote {
  const quote = transcript.slice(start, quoteEnd(transcript, start, to)).trimEnd();
  return { quote, start, end: start + quote.length };
}

/** In words, so that what a longer name or "she" stands in is quoted like what "he" does. Ours. */
const MOST_WORDS = 46;

/** Whether a quote holds a stretch of a text whole. */
export function isShortEnough(text: string, from: number, to: number): boolean {
  return to - from <= LONGEST_QUOTE && text.slice(from, to).split(/\s+/).length <= MOST_WORDS;
}

function isLowSurrogate(code: number): boolean {
  return code >= 0xdc00 && code <= 0xdfff;
}

/** Longer sentences are quoted around the words that count. */
const LONGEST = 240;
/** Words kept on either side of them. */
const WORDS_AROUND = 14;

/** Quotes the sentence around some of its words, verbatim. */
export function quoteOf(turn: Turn, sentence: Sentence, from: number, to: number): Quote {
  let { start, end } = sentence;
  if (end - start > LONGEST) {
    start = sentence.words[Math.max(0, from - WORDS_AROUND)]?.start ?? start;
    end = sentence.words[Math.min(sentence.words.length - 1, to + WORDS_AROUND)]?.end ?? end;
  }
  return quoteSpan(turn, start, end);
}

/** A stretch of a turn, without white space at its ends. */
export function quoteSpan(turn: Turn, from: number, to: number): Quote {
  const raw = turn.text.slice(from, to);
  const quote = raw.trim();
  const start = turn.start + from + (raw.length - raw.trimStart().length);
  return { quote, start, end: start + quote.length };
}
