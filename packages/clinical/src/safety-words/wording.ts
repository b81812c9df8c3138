import { compile, patternSource } from '../language/pattern.ts';
import { type Sentence, wordIndexAt } from '../language/sentence.ts';
import type { SafetyTopic } from './define-topic.ts';
import { alternativesOf } from './first-letters.ts';
import { inFull } from './wording-classes.ts';

/** Words of a sentence, from one to another (exclusive). */
export interface WordSpan {
  readonly from: number;
  readonly to: number;
}

/** Words before and after a wording in which the others that belong to it are looked for. */
const NEAR = 8;
const NO: ReadonlySet<string> = new Set(['no', 'not', 'never', 'nil', 'without', 'deny', 'nor', 'neither']);

/** One wording of a topic, and what else must stand near it. Its regular expressions are made when a text asks for them. */
export class Wording {
  readonly topic: SafetyTopic;
  /** Of the regular expression that it is. */
  readonly source: string;
  private readonly others: readonly string[];
  private says: RegExp | undefined;
  private near: readonly RegExp[] | undefined;

  constructor(topic: SafetyTopic, source: string, others: readonly string[]) {
    this.topic = topic;
    this.source = source;
    this.others = others;
  }

  /** Where it stands when it begins with the word `from`, with the words that belong to it. */
  spanAt(sentence: Sentence, from: number): WordSpan | undefined {
    const { text, at } = sentence;
    const says = this.expression();
    says.lastIndex = at[from] ?? 0;
    if (!says.test(text)) return undefined;
    return withNear(sentence, { from, to: wordAfter(sentence, says.lastIndex) }, this.nearby());
  }

  /** What it is looked for with, at one place. */
  expression(): RegExp {
    this.says ??= new RegExp(`(?:${this.source})(?![^ ])`, 'y');
    return this.says;
  }

  /** What the words near it are looked for with. */
  nearby(): readonly RegExp[] {
    this.near ??= this.others.map((words) => compile([inFull(words)]));
    return this.near;
  }
}

/** The wordings of a topic, one for each alternative. */
export function wordingsOf(topic: SafetyTopic): Wording[] {
  const { wordings, together = [] } = topic;
  const each = (pattern: string, others: readonly string[]) =>
    alternativesOf(patternSource(inFull(pattern))).map((source) => new Wording(topic, source, others));
  return [
    ...wordings.flatMap((pattern) => each(pattern, [])),
    ...together.flatMap(([first = '', ...others]) => each(first, others)),
  ];
}

/** What near a wording of the topic makes it harmless. */
export function harmlessNear({ unless }: SafetyTopic): RegExp | undefined {
  return unless && compile(unless.map(inFull));
}

function wordAfter(sentence: Sentence, end: number): number {
  return wordIndexAt(sentence, sentence.text[end - 1] === ' ' ? end - 2 : end - 1) + 1;
}

/** The span with the others that belong to it; undefined when one is missing, or a negation stands between them. */
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
  const isBetween = (index: number) => !said.some((place) => place.from <= index && index < place.to);
  const isDenied = sentence.words
    .slice(from, to)
    .some((word, index) => NO.has(word.text) && isBetween(from + index));
  return isDenied ? undefined : { from, to };
}
