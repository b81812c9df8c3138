import { type Sentence, wordIndexAt } from '../language/sentence.ts';
import type { SafetyTopic, Wording } from './define-topic.ts';
import { firstLetters, keysOf } from './first-letters.ts';

/** Words of a sentence, from one to another (exclusive). */
export interface WordSpan {
  readonly from: number;
  readonly to: number;
}

/** A wording found in a sentence, and of which topic it is. */
export interface Mention extends WordSpan {
  readonly topic: SafetyTopic;
}

/** Words before and after a wording in which the others that belong to it are looked for. */
const NEAR = 8;

/** A wording of a topic. Made into a regular expression when a text first asks for it. */
class Matcher {
  readonly topic: SafetyTopic;
  private readonly wording: Wording;
  private says: RegExp | undefined;

  constructor(topic: SafetyTopic, wording: Wording) {
    this.topic = topic;
    this.wording = wording;
  }

  /** Where it stands when it begins with the word `from`, with the words that belong to it. */
  spanAt(sentence: Sentence, from: number): WordSpan | undefined {
    const { text, at } = sentence;
    this.says ??= new RegExp(`(?:${this.wording.source})(?![^ ])`, 'y');
    this.says.lastIndex = at[from] ?? 0;
    if (!this.says.test(text)) return undefined;
    return withNear(sentence, { from, to: wordAfter(sentence, this.says.lastIndex) }, this.wording.near);
  }
}

function wordAfter(sentence: Sentence, end: number): number {
  return wordIndexAt(sentence, sentence.text[end - 1] === ' ' ? end - 2 : end - 1) + 1;
}

function withNear(sentence: Sentence, span: WordSpan, near: readonly RegExp[]): WordSpan | undefined {
  if (near.length === 0) return span;
  const { text, at } = sentence;
  const start = at[Math.max(0, span.from - NEAR)] ?? 0;
  const stretch = text.slice(start, at[span.to + NEAR] ?? text.length);
  const said = [span];
  for (const words of near) {
    const place = [...stretch.matchAll(words)]
      .map((match) => ({
        from: wordIndexAt(sentence, start + match.index),
        to: wordAfter(sentence, start + match.index + match[0].length),
      }))
      .find((each) => each.to <= span.from || each.from >= span.to);
    if (place === undefined) return undefined;
    said.push(place);
  }
  const from = Math.min(...said.map((place) => place.from));
  const to = Math.max(...said.map((place) => place.to));
  const isDenied = sentence.words
    .slice(from, to)
    .some(
      ({ text }, at) =>
        NO.has(text) && !said.some((place) => place.from <= from + at && from + at < place.to),
    );
  return isDenied ? undefined : { from, to };
}
const NO: ReadonlySet<string> = new Set(['no', 'not', 'never', 'nil', 'without', 'deny', 'nor', 'neither']);

/** All wordings by the letters they begin with, so that a word is held against few of them. */
export class WordingIndex {
  private readonly byLetters = new Map<string, Matcher[]>();

  constructor(topics: readonly SafetyTopic[]) {
    for (const topic of topics)
      for (const wording of topic.wordings) {
        const matcher = new Matcher(topic, wording);
        for (const letters of firstLetters(wording.source) ?? ['']) {
          const alike = this.byLetters.get(letters);
          if (alike) alike.push(matcher);
          else this.byLetters.set(letters, [matcher]);
        }
      }
  }

  /** What a sentence mentions, from its first word to its last; most serious topics first at each. */
  *mentions(sentence: Sentence, wanted: (topic: SafetyTopic) => boolean): Generator<Mention> {
    const { text, at, words } = sentence;
    for (let index = 0; index < words.length; index += 1) {
      const next = at[index + 1];
      for (const key of keysOf(text.slice(at[index], next === undefined ? text.length : next - 1)))
        for (const matcher of this.byLetters.get(key) ?? []) {
          const span = wanted(matcher.topic) ? matcher.spanAt(sentence, index) : undefined;
          if (span) yield { topic: matcher.topic, ...span };
        }
    }
  }
}
