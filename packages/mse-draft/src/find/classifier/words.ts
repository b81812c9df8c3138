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

/** The words of a text, with each proper name replaced: a capital that no beginning explains. */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    const [written] = match;
    const isFirst = end === 0 || ENDS.test(text.slice(end, match.index));
    end = match.index + written.length;
    words.push(isName(written, isFirst) ? NAME : written.replace(APOSTROPHE, '').toLowerCase());
  }
  return words;
}

function isName(written: string, isFirst: boolean): boolean {
  return !isFirst && CAPITAL.test(written) && !CAPITALS.has(written) && written !== written.toUpperCase();
}
