/** A word as it is written. */
export const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;
const CAPITAL = /^\p{Lu}/u;
/** What a sentence may begin after. */
const ENDS = /[.!?…:"“\n[(]\s{0,4}$/;
/** Written with a capital anywhere, and no name. Data. */
const CAPITALS = new Set(
  "I I'm I'd I've I'll I’m I’d I’ve I’ll Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December Christmas Easter God Lord Jesus Allah AI OCD ADHD GP A&E ER ED ICU".split(
    ' ',
  ),
);
/** Stands for a name in a text whose names are masked. */
export const MASK = 'Xxx';
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
      const isNamed = isNameAt(text, end, match.index, written);
      end = match.index + written.length;
      if (isNamed) names.add(nameIn(written));
      else if (!CAPITAL.test(written)) small.add(nameIn(written));
    }
  }
  return new Set(
    [...names].filter((name) => !small.has(name.toLowerCase()) && !COMMON.has(name.toLowerCase())),
  );
}

/** A text with its names masked, also where a sentence begins with one and where a verb hangs on it: "Rose'll see". */
export function maskNames(text: string, names: ReadonlySet<string>): string {
  if (names.size === 0) return text;
  return text.replace(WORD, (written) => (names.has(nameIn(written)) ? MASK : written));
}

/** The name in a word: that of "Rose's" and of "Rose'll". */
function nameIn(written: string): string {
  return written.replace(HANGS_ON, '');
}
const HANGS_ON = /(?<=\p{L})['’](?:s|ll|d|ve|re)$/u;

/** Whether a word is a name: a capital that neither the text between the word before it and itself nor the word explains. */
export function isNameAt(text: string, end: number, at: number, written: string): boolean {
  const begins = end === 0 || ENDS.test(text.slice(end, at));
  return !begins && CAPITAL.test(written) && !CAPITALS.has(written) && written !== written.toUpperCase();
}
