import type { Sentence } from '../language/sentence.ts';
import type { SafetyTopic } from './define-topic.ts';
import { firstLetters, keysOf } from './first-letters.ts';
import { type Wording, type WordSpan, wordingsOf } from './wording.ts';

/** A wording found in a sentence, and of which topic it is. */
export interface Mention extends WordSpan {
  readonly topic: SafetyTopic;
}

/** Words whose wordings are kept, and the longest word that is. */
const MOST_KEPT = 4_096;
const LONGEST_KEPT = 24;

/** All wordings by the letters they begin with, so that a word is held against few of them. */
export class WordingIndex {
  private readonly byLetters = new Map<string, Wording[]>();
  /** What may begin with a word, of the words read before. */
  private readonly byWord = new Map<string, readonly Wording[]>();

  constructor(topics: readonly SafetyTopic[]) {
    for (const wording of topics.flatMap(wordingsOf)) {
      for (const letters of firstLetters(wording.source) ?? ['']) {
        const alike = this.byLetters.get(letters);
        if (alike) alike.push(wording);
        else this.byLetters.set(letters, [wording]);
      }
    }
  }

  /** What a sentence mentions, from its first word to its last; most serious topics first at each. */
  *mentions(sentence: Sentence, wanted: (topic: SafetyTopic) => boolean): Generator<Mention> {
    const { text, at, words } = sentence;
    for (let index = 0; index < words.length; index += 1) {
      const next = at[index + 1];
      const word = text.slice(at[index], next === undefined ? text.length : next - 1);
      for (const wording of this.beginningWith(word)) {
        const span = wanted(wording.topic) ? wording.spanAt(sentence, index) : undefined;
        if (span) yield { topic: wording.topic, ...span };
      }
    }
  }

  private beginningWith(word: string): readonly Wording[] {
    const known = this.byWord.get(word);
    if (known) return known;
    const wordings = keysOf(word).flatMap((key) => this.byLetters.get(key) ?? []);
    if (word.length > LONGEST_KEPT) return wordings;
    if (this.byWord.size >= MOST_KEPT) this.byWord.clear();
    this.byWord.set(word, wordings);
    return wordings;
  }
}
