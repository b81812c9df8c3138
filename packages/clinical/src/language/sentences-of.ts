import { IDIOMS } from './idioms.ts';
import { makeSentence, type Sentence } from './sentence.ts';
import { tokenize } from './tokenize.ts';

/**
 * The sentences of a stretch of text. Linear in its length.
 *
 * @example
 * ```ts
 * import { sentencesOf } from '@svc/clinical';
 *
 * sentencesOf('I sleep badly. I eat well.', 0, 26).length; // → 2
 * ```
 */
export function sentencesOf(text: string, from: number, to: number): Sentence[] {
  return tokenize(text, from, to).map((run) => makeSentence(run, IDIOMS));
}
