import { maskNames } from './names.ts';
import { isShortEnough } from './quote.ts';
import type { Speaker } from '../segment/turn.ts';
import type { HeardTurn } from './heard-turns.ts';

/** What somebody says in one go about one thing, with what was asked before. */
export interface Statement {
  readonly text: string;
  /** The words as they are judged: an interpreter's in the first person, without stage directions. */
  readonly words: string;
  /** Offsets in the transcript as sent. */
  readonly start: number;
  readonly end: number;
  readonly speaker: Speaker;
  /** The last words of the clinician before it; in text without speakers, the words before it. */
  readonly question: string;
  /** Index of its turn. */
  readonly turn: number;
  /** Offsets of the whole answer where it is short enough to be quoted, else of the statement. */
  readonly answer: { readonly start: number; readonly end: number };
  /** Whether it begins its turn, so that it answers the question. */
  readonly isFirst: boolean;
}

/** Sentences are joined up to so many words. */
const MOST_WORDS = 30;
const SENTENCE = /[^.!?…\n]+[.!?…]*["”'’)\]]*|[.!?…\n]+/g;
/** Text without points is cut into stretches of so many words, each read with the one after it. */
const STRETCH_WORDS = 14;
const WORDS = /\S+\s*/g;
/** Sentences of a question that are kept. */
const QUESTION_CHARACTERS = 220;

/** The statements of all turns but the clinician's questions, in order; `names` are masked in what is judged. */
export function statementsOf(turns: readonly HeardTurn[], names: ReadonlySet<string>): Statement[] {
  let question = '';
  return turns.flatMap((turn, index) => {
    if (turn.speaker === 'clinician') {
      question = maskNames(lastSentences(turn.spoken), names);
      return [];
    }
    const isBare = turn.speaker === 'unknown' && isUnpunctuated(turn.spoken);
    const spans = isBare ? overlapping(turn.spoken) : sentencesJoined(turn.spoken);
    const isQuoted = isShortEnough(turn.text, 0, turn.text.length);
    return spans.map(([from, to], position): Statement => {
      const before = spans[position - 1];
      return {
        text: turn.spoken.slice(from, to),
        words: maskNames(wordsOf(turn, from, to), names),
        start: turn.start + from,
        end: turn.start + to,
        speaker: turn.speaker,
        question: isBare && before ? turn.spoken.slice(before[0], from) : question,
        turn: index,
        answer: isQuoted ? turn : { start: turn.start + from, end: turn.start + to },
        isFirst: position === 0,
      };
    });
  });
}

/** What is said of how the patient looks or acts: by the clinician, or in a remark. */
export interface Observation {
  /** As it is judged. */
  readonly words: string;
  /** Offsets in the transcript as sent. */
  readonly start: number;
  readonly end: number;
  readonly speaker: Speaker;
}

/** What the clinician says and what is remarked, in order; `names` are masked in what is judged. */
export function observationsOf(turns: readonly HeardTurn[], names: ReadonlySet<string>): Observation[] {
  return turns.flatMap(({ text, spoken, start, speaker, remarks }) => {
    const remarked = remarks.map((remark) => ({ from: remark.start, to: remark.end, words: text }));
    const said = speaker === 'clinician' ? sentencesJoined(spoken) : [];
    return [...remarked, ...said.map(([from, to]) => ({ from, to, words: spoken }))]
      .toSorted((one, other) => one.from - other.from)
      .map(({ from, to, words }) => ({
        words: maskNames(words.slice(from, to), names),
        start: start + from,
        end: start + to,
        speaker,
      }));
  });
}

const REPORTS = /(?<!\p{L})(?:he|she|they) (?:says?|said|is saying)(?:,|:| that)?\s*/giu;
const FIRST_PERSON: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:he|she)(?:['’]s| is)(?!\p{L})/giu, "I'm"],
  [/(?<!\p{L})(?:he|she)(?!\p{L})/giu, 'I'],
  // "Her" is whom or whose: "him" is read as "his", so that a man and a woman are read alike.
  [/(?<!\p{L})(?:his|hers?|him)(?!\p{L})/giu, 'my'],
  [/(?<!\p{L})(?:himself|herself)(?!\p{L})/giu, 'myself'],
];

function wordsOf({ spoken, isInterpreted }: HeardTurn, from: number, to: number): string {
  const said = spoken.slice(from, to);
  if (!isInterpreted) return said;
  return FIRST_PERSON.reduce((own, [theirs, mine]) => own.replace(theirs, mine), said.replace(REPORTS, ''));
}

type Span = readonly [from: number, to: number];

function isUnpunctuated(text: string): boolean {
  const words = text.split(/\s+/).length;
  return words > 40 && (text.match(/[.!?]/g)?.length ?? 0) * 40 < words;
}

function sentencesJoined(text: string): Span[] {
  const spans: [number, number][] = [];
  let words = 0;
  for (const match of text.matchAll(SENTENCE)) {
    const body = match[0].trim();
    if (!/[\p{L}\p{N}]/u.test(body)) continue;
    const from = match.index + match[0].indexOf(body);
    const to = from + body.length;
    const count = body.split(/\s+/).length;
    const last = spans.at(-1);
    if (last && words + count <= MOST_WORDS) {
      last[1] = to;
      words += count;
    } else {
      spans.push([from, to]);
      words = count;
    }
  }
  return spans.flatMap((span) => shortened(text, span));
}

/** A sentence that never ends is read in stretches. */
function shortened(text: string, [from, to]: Span): Span[] {
  const part = text.slice(from, to);
  if (part.split(/\s+/).length <= MOST_WORDS * 2) return [[from, to]];
  return overlapping(part).map(([start, end]): Span => [from + start, from + end]);
}

function overlapping(text: string): Span[] {
  const words = [...text.matchAll(WORDS)];
  const spans: Span[] = [];
  for (let at = 0; at < words.length; at += STRETCH_WORDS) {
    const first = words[at];
    const last = words[Math.min(words.length, at + 2 * STRETCH_WORDS) - 1];
    if (!first || !last) continue;
    spans.push([first.index, last.index + last[0].trimEnd().length]);
    if (at + 2 * STRETCH_WORDS >= words.length) break;
  }
  return spans;
}

function lastSentences(text: string): string {
  const tail = text.slice(-QUESTION_CHARACTERS);
  const sentences = [...tail.matchAll(SENTENCE)].map(([sentence]) => sentence);
  return sentences.slice(-2).join('').trim();
}
