import { quoteInput } from '../shared/signal-key.ts';
import { findSafetyWords, type SafetyWords } from '@svc/clinical';
import { eachQuoteOnce } from './each-quote-once.ts';

/** A text of a caller that nothing is scored from, and where it was sent. */
export interface SentText {
  /** "context", "medicine list": goes on "said in the …". */
  readonly where: string;
  readonly text: string;
}

/** Words about safety with where they were said. */
export interface LocatedSafetyWords extends SafetyWords {
  readonly where: string;
}

/** More findings than these help nobody: the first ones are shown. */
const MOST_LOCATED = 10;

/**
 * The words about safety in all of a caller's texts, each topic once for each text.
 *
 * @param year the present calendar year, see {@link findSafetyWords}
 *
 * @example
 * ```ts
 * import { locateSafetyWords } from '@svc/engines';
 *
 * locateSafetyWords([{ where: 'context', text: 'Says he wants to die.' }])[0]?.topic; // → 'suicide'
 * ```
 */
export function locateSafetyWords(texts: readonly SentText[], year?: number): LocatedSafetyWords[] {
  const located = new Map<string, LocatedSafetyWords>();
  for (const { where, text } of texts) {
    for (const words of eachQuoteOnce(findSafetyWords(text, year))) {
      const key = `${where}\n${words.topic}`;
      if (!located.has(key)) located.set(key, { ...words, where });
    }
    if (located.size >= MOST_LOCATED) break;
  }
  return [...located.values()].slice(0, MOST_LOCATED);
}

/**
 * The label of a risk: fixed phrase, where it was said and the words themselves.
 *
 * @example
 * ```ts
 * import { locateSafetyWords, safetyWordsLabel } from '@svc/engines';
 *
 * const [words] = locateSafetyWords([{ where: 'context', text: 'Says he wants to die.' }]);
 * words && safetyWordsLabel(words); // → 'said in the context: "Says he wants to die"'
 * ```
 */
export function safetyWordsLabel({ where, quote }: LocatedSafetyWords): string {
  return `said in the ${where}: ${quoteInput(quote, 121)}`;
}

/**
 * What a reader is to do about it.
 *
 * @example
 * ```ts
 * import { locateSafetyWords, safetyWordsWarning } from '@svc/engines';
 *
 * const [words] = locateSafetyWords([{ where: 'context', text: 'Says he wants to die.' }]);
 * words && safetyWordsWarning(words);
 * // → 'said in the context: "Says he wants to die" (suicide); not scored: check current safety with the person'
 * ```
 */
export function safetyWordsWarning(words: LocatedSafetyWords): string {
  return `${safetyWordsLabel(words)} (${words.label}); not scored: check current safety with the person`;
}

/**
 * The same for a sentence that must hold no words of a caller.
 *
 * @example
 * ```ts
 * import { locateSafetyWords, safetyWordsSentence } from '@svc/engines';
 *
 * const [words] = locateSafetyWords([{ where: 'context', text: 'Says he wants to die.' }]);
 * words && safetyWordsSentence(words);
 * // → 'Words about suicide were said in the context: check current safety with the person.'
 * ```
 */
export function safetyWordsSentence({ where, label }: LocatedSafetyWords): string {
  return `Words about ${label} were said in the ${where}: check current safety with the person.`;
}
