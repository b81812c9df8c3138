/** Words that tell sex, each read as the first of its line: what is read is what was said, of whomever. Data. */
const WORDS = [
  'he she',
  'her him his hers',
  'himself herself hisself',
  'husband wife hubby missus',
  'son daughter',
  'sons daughters',
  'brother sister bro sis',
  'brothers sisters',
  'father mother dad mum mom mam mammy daddy mummy mommy',
  'grandfather grandmother grandad granddad grandpa grandma granny gran nan nana',
  'uncle aunt auntie aunty',
  'nephew niece',
  'grandson granddaughter',
  'stepfather stepmother stepdad stepmom stepmum',
  'stepson stepdaughter',
  'boyfriend girlfriend',
  'man woman',
  'men women',
  'girl boy',
  'girls boys',
  'lad lass',
  'widower widow',
  'sir madam maam',
  'mr mrs ms',
  'fella lady gentleman bloke',
];

/** What a lower-case word that tells sex is read as. */
export const OF_EITHER_SEX: ReadonlyMap<string, string> = new Map(
  WORDS.flatMap((line) => {
    const [first = '', ...others] = line.split(' ');
    return others.map((other): [string, string] => [other, first]);
  }),
);
