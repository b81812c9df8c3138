import { OF_EITHER_SEX } from '@svc/clinical';
import { isNameAt, MASK, WORD } from '../../attribute/names.ts';

const APOSTROPHE = /['’]/g;
/** Stands for a proper name: weights are of ideas, never of people. */
export const NAME = '~name';

/** A word as it is read of either sex, without apostrophes; of "she'll" the first part is. */
export function ofEitherSex(word: string): string {
  const joined = word.replace(APOSTROPHE, '');
  const whole = OF_EITHER_SEX.get(joined);
  if (whole !== undefined) return whole;
  const [stem = '', ...rest] = word.split(APOSTROPHE);
  return rest.length === 0 ? joined : (OF_EITHER_SEX.get(stem) ?? stem) + rest.join('');
}

/** The words of a text, with each proper name replaced: a capital that no beginning explains. */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    const [written] = match;
    const isName = written === MASK || isNameAt(text, end, match.index, written);
    end = match.index + written.length;
    words.push(isName ? NAME : ofEitherSex(written.toLowerCase()));
  }
  return words;
}
