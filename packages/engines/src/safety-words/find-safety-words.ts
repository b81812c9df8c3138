import { normalForm } from '@svc/contracts';
import { contextOf, type Voice } from '../mse-draft/language/context.ts';
import { IDIOMS } from '../mse-draft/language/idioms.ts';
import { readSentence, type Sentence, wordIndexAt } from '../mse-draft/language/sentence.ts';
import { isOver } from '../mse-draft/language/time.ts';
import { readWords } from '../mse-draft/language/words.ts';
import { NOT_SAID_OF_NOW, SAFETY_TOPICS, type SafetyTopic } from './topics.ts';

/** Words about safety in a text of a caller: what they are about, and the words themselves. */
export interface SafetyWords {
  readonly topic: string;
  readonly label: string;
  /** As sent, cut short. */
  readonly quote: string;
}

/** Words before and after a finding that are quoted with it, and the most characters of a quote. */
const QUOTED_BEFORE = 4;
const QUOTED_AFTER = 8;
const MOST_QUOTED = 120;
/** More than these in one text say nothing new. */
const MOST_FOUND = 6;
/** Characters read of a text in normal form: more than any text the contract takes, but one made to grow. */
const MOST_READ = 12_000;

/**
 * Words about suicide, self-harm, killing, violence, commanding voices, not eating or drinking, and not waking, said of
 * the patient and of now. Denials, what is said of relatives, what is over, conditions and plans of care are passed
 * over: high precision, so silence is no reassurance. Linear in the length of the text; the same text gives the same
 * words.
 *
 * @param year the present calendar year; without it a year in the text is never taken for the past
 */
export function findSafetyWords(text: string, year?: number): SafetyWords[] {
  const found = new Map<string, SafetyWords>();
  const sent = normalForm(text).slice(0, MOST_READ);
  for (const run of readWords(sent, 0, sent.length)) {
    const sentence = readSentence(run, [...IDIOMS, ...NOT_SAID_OF_NOW]);
    if (sentence.ending === 'question') continue;
    for (const topic of SAFETY_TOPICS) {
      if (found.size === MOST_FOUND) return [...found.values()];
      if (found.has(topic.key)) continue;
      const quote = quoteOf(topic, sentence, sent, year);
      if (quote !== undefined) found.set(topic.key, { topic: topic.key, label: topic.label, quote });
    }
  }
  return [...found.values()];
}

function quoteOf(
  topic: SafetyTopic,
  sentence: Sentence,
  sent: string,
  year: number | undefined,
): string | undefined {
  for (const match of sentence.text.matchAll(topic.says)) {
    const words = match[0].trim();
    if (words === '') continue;
    const from = wordIndexAt(sentence, match.index);
    const to = wordIndexAt(sentence, match.index + words.length - 1) + 1;
    if (isSaidOfNow(topic, sentence, { from, to }, year)) return cut(sent, sentence, from, to);
  }
  return undefined;
}

interface Place {
  readonly from: number;
  readonly to: number;
}

function isSaidOfNow(
  { ofOthers, bySomebody }: SafetyTopic,
  sentence: Sentence,
  { from, to }: Place,
  year: number | undefined,
): boolean {
  const context = contextOf(sentence, from, to, voiceOf(sentence), ofOthers);
  if (context.negated || (context.about === 'other' && bySomebody === undefined)) return false;
  if (context.conditional && !isThreat(sentence, from)) return false;
  if (isOfFamily(sentence, from)) return false;
  return !isPast(sentence, from, year);
}

const FIRST_PERSON: ReadonlySet<string> = new Set(['i', 'me', 'my', 'myself']);

function voiceOf({ words }: Sentence): Voice {
  return words.some(({ text }) => FIRST_PERSON.has(text)) ? 'first' : 'note';
}

/** "If he leaves I will kill myself": the condition is not on the thought. */
function isThreat({ words }: Sentence, from: number): boolean {
  return words
    .slice(Math.max(0, from - 4), from)
    .some(({ text }) => ['will', 'would', 'going'].includes(text));
}

const FAMILY = /(?<![^ ])(?:family history|family hx|fh|fhx|fam hx|in the family|runs in)(?![^ ])/;

function isOfFamily({ text, at }: Sentence, from: number): boolean {
  return FAMILY.test(text.slice(0, at[from] ?? 0));
}

const PAST_BEFORE =
  /(?<![^ ])(?:previous|prior|past|lifetime|remote|old|historical|former|history of|hx of|h o)(?: [^ ]+){0,3} $/;
const YEAR = /(?<![^ ])((?:19|20)\d\d)(?![^ ])/g;
/** A year is over when it lies this many years back. */
const YEARS_OVER = 2;

/** Said only of a time that is over. A past attempt matters, but it is in the record and not news. */
function isPast({ text, fullText, at }: Sentence, from: number, year: number | undefined): boolean {
  const years = [...fullText.matchAll(YEAR)].map(([, digits]) => Number(digits));
  if (years.length > 0)
    return year !== undefined && years.every((named) => year - named >= YEARS_OVER) && isOver(fullText);
  return isOver(fullText) || PAST_BEFORE.test(text.slice(0, at[from] ?? 0));
}

function cut(sent: string, { words }: Sentence, from: number, to: number): string {
  const first = Math.max(0, from - QUOTED_BEFORE);
  const last = Math.min(words.length, to + QUOTED_AFTER) - 1;
  const start = words[first]?.start ?? 0;
  const end = words[last]?.end ?? sent.length;
  const quote = sent.slice(start, end).replace(/\s+/g, ' ').trim();
  return quote.length <= MOST_QUOTED ? quote : `${quote.slice(0, MOST_QUOTED - 1).trimEnd()}…`;
}
