import { OF_ANY_REGION, OF_EITHER_SEX } from '@svc/clinical';
import { CAPITAL, isNameAt, MASK, WORD } from '../../attribute/names.ts';

const APOSTROPHE = /['’]/g;
/** Stands for a proper name: weights are of ideas, never of people. */
export const NAME = '~name';

/** Stands for a number that may be an age: weights are of no age. */
const NUMBER = '~number';
const NUMBERS =
  /^(?:\d{2,}|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)$/;

/** A lower-case word as it is read of either sex, any age and region, without apostrophes; of "she'll" the first part is. */
export function commonForm(word: string): string {
  const joined = word.replace(APOSTROPHE, '');
  const whole = alike(joined);
  if (whole !== undefined) return whole;
  const [stem = '', ...rest] = word.split(APOSTROPHE);
  return rest.length === 0 ? joined : (alike(stem) ?? stem) + rest.join('');
}

function alike(word: string): string | undefined {
  return NUMBERS.test(word) ? NUMBER : (OF_EITHER_SEX.get(word) ?? OF_ANY_REGION.get(word));
}

/** A word as it is read, and whether it begins a sentence with a capital, so that it may be a name. */
interface MarkedWord {
  readonly read: string;
  readonly mayBeName: boolean;
}

/** The words of a text, with each proper name replaced: a capital that no beginning explains. */
export function markedWords(text: string): MarkedWord[] {
  const words: MarkedWord[] = [];
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    const [written] = match;
    const isName = written === MASK || isNameAt(text, end, match.index, written);
    end = match.index + written.length;
    words.push({
      read: isName ? NAME : commonForm(written.toLowerCase()),
      mayBeName: CAPITAL.test(written),
    });
  }
  return words;
}

/** The same words without more. */
export function wordsOf(text: string): string[] {
  return markedWords(text).map(({ read }) => read);
}
