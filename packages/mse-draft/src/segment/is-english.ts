/** Words that English cannot do without. Data. */
const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  'the a an and or but if of to in on at for with from by as is are was were be been am do does did have has had i you he she it we they me him her them my your his our their this that these those there what when where who how why not no so yes yeah can could would will just all about up out then im its dont thats'.split(
    ' ',
  ),
);
/** So many words are needed to tell, and so many are looked at. */
const LEAST_WORDS = 25;
const MOST_WORDS = 2_000;
/** A smaller share of such words is another language; English has more than a third. Ours. */
const LEAST_SHARE = 0.15;

/** Whether a text is English as far as its words tell; a short one is taken for it. */
export function isEnglish(text: string): boolean {
  let words = 0;
  let known = 0;
  for (const [word] of text.matchAll(/[\p{L}\p{N}'’]+/gu)) {
    words += 1;
    if (FUNCTION_WORDS.has(word.toLowerCase().replace(/['’]/g, ''))) known += 1;
    if (words === MOST_WORDS) break;
  }
  return words < LEAST_WORDS || known / words >= LEAST_SHARE;
}
