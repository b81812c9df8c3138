import { isNameAt, MASK, WORD } from '../../attribute/names.ts';

const APOSTROPHE = /['’]/g;
/** Stands for a proper name: weights are of ideas, never of people. */
export const NAME = '~name';

/** Words that tell sex, each group read as its first: what is judged is what was said, of whomever. Data. */
const OF_EITHER_SEX: ReadonlyMap<string, string> = new Map(
  [
    'he she',
    'him her his hers',
    'himself herself hisself',
    'husband wife hubby missus',
    'son daughter',
    'brother sister bro sis',
    'father mother dad mum mom mam mammy daddy mummy mommy da ma',
    'grandfather grandmother grandad granddad grandpa grandma granny gran nan nana',
    'uncle aunt auntie aunty',
    'nephew niece',
    'boyfriend girlfriend',
    'man woman',
    'men women',
    'boy girl',
    'boys girls',
    'lad lass',
    'sons daughters',
    'brothers sisters',
    'widower widow',
    'sir madam maam miss',
    'mr mrs ms',
    'fella lady gentleman bloke',
  ].flatMap((group) => {
    const [first = '', ...others] = group.split(' ');
    return others.map((other) => [other, first] as const);
  }),
);

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
