import { normalForm } from '@svc/contracts';
import { IDIOMS } from '../language/idioms.ts';
import { makeSentence, type Sentence } from '../language/sentence.ts';
import { tokenize, type WordRun } from '../language/tokenize.ts';
import type { SafetyGrade, SafetyTopic } from './define-topic.ts';
import { withMedicines } from './medicine-words.ts';
import { NOT_PRESENT } from './not-present.ts';
import { isSaidOfNow } from './said-of-now.ts';
import { SAFETY_TOPICS } from './topics/index.ts';
import { type Mention, WordingIndex } from './wording-index.ts';
import { harmlessNear, type WordSpan } from './wording.ts';

/** Words about safety in a text of a caller: what they are about, and the words themselves. */
export interface SafetyWords {
  readonly topic: string;
  readonly label: string;
  /** Of words about suicide: how much they say. */
  readonly grade?: SafetyGrade;
  /** As sent, cut short. */
  readonly quote: string;
}

/** Words before and after a finding that are quoted with it, and the most characters of a quote. */
const QUOTED_BEFORE = 4;
const QUOTED_AFTER = 8;
const MOST_QUOTED = 120;
const PLUS =
  /(?<![\p{L}\p{N}+/])\+ ?P?(?:SI|HI)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}/])P?(?:SI|HI) ?\+(?![\p{L}\p{N}+])/gu;
/** More than these in one text say nothing new. */
const MOST_FOUND = 6;
/** Characters read of a text in normal form: more than any text the contract takes, but one made to grow. */
const MOST_READ = 12_000;

/**
 * Words of risk, said of the patient and of now: suicide, self-harm and overdose, killing, violence done and suffered,
 * commanding voices, weapons, fire, a child at risk, not eating or drinking, not waking, danger at home and on the road.
 * Denials, what is said of relatives, what is over, conditions and plans of care are passed over: high precision, so
 * silence is no reassurance. Each topic once. Linear in the length of the text; the same text gives the same words.
 *
 * @param year the present calendar year; without it a year in the text is never taken for the past
 *
 * @example
 * ```ts
 * import { findSafetyWords } from '@svc/clinical';
 *
 * findSafetyWords('He says he wants to die.')[0]?.topic; // → 'suicide'
 * findSafetyWords('He denies wanting to die.'); // → []
 * ```
 */
export function findSafetyWords(text: string, year?: number): SafetyWords[] {
  const found = new Map<string, SafetyWords>();
  const sent = normalForm(text).slice(0, MOST_READ);
  for (const words of marked(sent)) found.set(words.topic, words);
  for (const run of tokenize(sent, 0, sent.length)) {
    if (run.ending === 'question') continue;
    for (const words of inSentence(withMedicines(run, sent), sent, found, year))
      found.set(words.topic, withEarlier(found.get(words.topic), words));
    if (found.size >= MOST_FOUND) break;
  }
  return [...found.values()];
}

/** What one sentence says. What is not as grave as what was said before is left out once the quote is full. */
function inSentence(
  run: WordRun,
  sent: string,
  before: ReadonlyMap<string, SafetyWords>,
  year: number | undefined,
): SafetyWords[] {
  const said = new Map<string, Mention>();
  const isNews = ({ key, grade }: SafetyTopic) => {
    const inThis = said.get(key);
    return (
      (inThis === undefined || rank(grade) > rank(inThis.topic.grade)) && saysMore(before.get(key), grade)
    );
  };
  const plain = makeSentence(run, []);
  index ??= new WordingIndex(SAFETY_TOPICS);
  if (index.mentions(plain, isNews).next().done) return [];
  const sentence = makeSentence(run, [...IDIOMS, ...NOT_PRESENT]);
  for (const mention of index.mentions(sentence, isNews)) {
    if (isHarmless(mention, plain) || !isSaidOfNow(mention, sentence, plain, sent, year)) continue;
    said.set(mention.topic.key, mention);
  }
  return quoted([...said.values()], sentence, sent);
}

/** Words about a plan are quoted rather than those about a wish. */
function rank(grade: SafetyGrade | undefined): number {
  return ['wish', 'thoughts', 'plan'].indexOf(grade ?? '');
}

/** Characters that a further quote needs. */
const ROOM = 30;

function saysMore(earlier: SafetyWords | undefined, grade: SafetyGrade | undefined): boolean {
  if (earlier === undefined || earlier.quote.length + ROOM < MOST_QUOTED) return true;
  return rank(grade) > rank(earlier.grade);
}

/** Both quotes where there is room for them, else the graver one. */
function withEarlier(earlier: SafetyWords | undefined, words: SafetyWords): SafetyWords {
  if (earlier === undefined) return words;
  const isGraver = rank(words.grade) > rank(earlier.grade);
  const quote = `${earlier.quote} … ${words.quote}`;
  if (quote.length <= MOST_QUOTED) return { ...(isGraver ? words : earlier), quote };
  return isGraver ? words : earlier;
}

/** Made when the first text is read. */
let index: WordingIndex | undefined;
const harmless = new Map<SafetyTopic, RegExp | undefined>();

/** Words before and after a finding that can make it harmless. */
const NEAR = 8;

/** "For the boat" beside a rope. */
function isHarmless({ topic, from, to }: Mention, { text, at }: Sentence): boolean {
  if (!harmless.has(topic)) harmless.set(topic, harmlessNear(topic));
  const words = harmless.get(topic);
  return words !== undefined && text.slice(at[Math.max(0, from - NEAR)], at[to + NEAR]).search(words) >= 0;
}

/** Things said side by side are quoted in the same words, so that a reader can be shown them once. */
function quoted(said: readonly Mention[], sentence: Sentence, sent: string): SafetyWords[] {
  return said.map(({ topic: { key, label, grade }, from, to }) => {
    const beside = said.filter(
      (other) => other.from <= to + QUOTED_AFTER && other.to >= from - QUOTED_BEFORE,
    );
    const together = quoteOf(beside, sentence, sent);
    const quote = together.length <= MOST_QUOTED ? together : quoteOf([{ from, to }], sentence, sent);
    return {
      topic: key,
      label,
      ...(grade && { grade }),
      quote: quote.length <= MOST_QUOTED ? quote : `${quote.slice(0, MOST_QUOTED - 1).trimEnd()}…`,
    };
  });
}

function quoteOf(spans: readonly WordSpan[], { words }: Sentence, sent: string): string {
  const first = Math.max(0, Math.min(...spans.map(({ from }) => from)) - QUOTED_BEFORE);
  const last = Math.min(words.length, Math.max(...spans.map(({ to }) => to)) + QUOTED_AFTER) - 1;
  return sent.slice(words[first]?.start, words[last]?.end).replace(/\s+/g, ' ').trim();
}

/** "+SI", "HI +": as notes mark what is present. */
function marked(sent: string): SafetyWords[] {
  return [...sent.matchAll(PLUS)].flatMap(([sign]) => {
    const key = sign.includes('HI') ? 'homicide' : 'suicide';
    const topic = SAFETY_TOPICS.find((each) => each.key === key);
    return topic ? [{ topic: key, label: topic.label, quote: sign.trim() }] : [];
  });
}
