import { IDIOMS } from './idioms.ts';
import { readSentence, type Sentence } from './sentence.ts';
import { readWords } from './words.ts';

/** The sentences of a stretch of text. Linear in its length. */
export function sentencesOf(text: string, from: number, to: number): Sentence[] {
  return readWords(text, from, to).map((run) => readSentence(run, IDIOMS));
}
