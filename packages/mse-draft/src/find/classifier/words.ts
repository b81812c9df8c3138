/** A word of a text in the form the classifier knows: lower case, without apostrophes. */
const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;
const APOSTROPHE = /['’]/g;
const CAPITAL = /^\p{Lu}/u;
const ENDS = /[.!?…:"“\n[(]\s{0,4}$/;
/** Written with a capital anywhere, and no name. Data. */
const CAPITALS = new Set(
  "I I'm I'd I've I'll I’m I’d I’ve I’ll Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December Christmas Easter God Lord Jesus Allah AI OCD ADHD GP A&E ER ED ICU".split(
    ' ',
  ),
);
/** Stands for a proper name: weights are of ideas, never of people. */
export const NAME = '~name';

/** Stands for a name in a text whose names are masked. */
const MASK = 'Xxx';
/** Written with a capital after a dash or in a title as well, and no name. Data. */
const COMMON: ReadonlySet<string> = new Set(
  'yes no nah naw nope aye yeah well oh och so and but or the a an it he she they we you what why how when where who not never none nothing ok okay just only sometimes maybe mum mam mom mammy dad da daddy granny nan gran'.split(
    ' ',
  ),
);

/** The names in the texts of a visit: capitals that no beginning explains, of words that are nowhere written small. */
export function namesIn(texts: readonly string[]): ReadonlySet<string> {
  const names = new Set<string>();
  const small = new Set<string>();
  for (const text of texts) {
    let end = 0;
    for (const match of text.matchAll(WORD)) {
      const [written] = match;
      const isFirst = end === 0 || ENDS.test(text.slice(end, match.index));
      end = match.index + written.length;
      if (isName(written, isFirst)) names.add(written);
      else if (!CAPITAL.test(written)) small.add(written);
    }
  }
  return new Set(
    [...names].filter((name) => !small.has(name.toLowerCase()) && !COMMON.has(name.toLowerCase())),
  );
}

/** A text with its names masked, also where a sentence begins with one. */
export function maskNames(text: string, names: ReadonlySet<string>): string {
  return names.size === 0 ? text : text.replace(WORD, (written) => (names.has(written) ? MASK : written));
}

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
    const isFirst = end === 0 || ENDS.test(text.slice(end, match.index));
    end = match.index + written.length;
    words.push(written === MASK || isName(written, isFirst) ? NAME : ofEitherSex(written.toLowerCase()));
  }
  return words;
}

function isName(written: string, isFirst: boolean): boolean {
  return !isFirst && CAPITAL.test(written) && !CAPITALS.has(written) && written !== written.toUpperCase();
}
