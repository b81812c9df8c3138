/** A word as it is written. */
export const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;
/** A capital begins it. */
export const CAPITAL = /^\p{Lu}/u;
/** What a sentence may begin after; the mark of a title ends none. */
const ENDS = /(?<!(?<!\p{L})(?:mr|mrs|ms|dr|sgt|prof|rev))[.!?…:"“\n[(]\s{0,4}$/iu;
/** A title with what stands before it. */
const TITLE_LENGTH = 5;
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

/** Begins a sentence with a verb or what is owned on it, and no name: "Sleep's bad". Data. */
const BEGINS: ReadonlySet<string> = new Set(
  'let nobody everybody somebody anybody there here that sleep appetite mood weight work home wife husband sister brother son daughter kid baby door grandad grandpa nana mama papa daddy mammy mommy everything something anything today tonight morning'.split(
    ' ',
  ),
);

/** The names in the turns of a visit: capitals that no beginning explains, of words that are nowhere written small. */
export function namesIn(turns: readonly { readonly text: string }[]): ReadonlySet<string> {
  const names = new Set<string>();
  const small = new Set<string>();
  const begun: string[] = [];
  for (const { text } of turns) {
    let end = 0;
    for (const match of text.matchAll(WORD)) {
      const [written] = match;
      const isNamed = isNameAt(text, end, match.index, written);
      end = match.index + written.length;
      if (isNamed) names.add(nameIn(written));
      else if (!CAPITAL.test(written)) small.add(nameIn(written));
      else if (isWordOfName(written)) begun.push(written);
    }
  }
  return new Set([...names, ...namesAtBeginnings(begun)].filter((name) => !small.has(name.toLowerCase())));
}

/** Words that only begin sentences, and are names: there more than once, and once with something of theirs. */
function namesAtBeginnings(begun: readonly string[]): string[] {
  const once = new Set<string>();
  const again = new Set<string>();
  for (const name of begun.map(nameIn)) (once.has(name) ? again : once).add(name);
  const owners = new Set(begun.filter((written) => OWNS.test(written)).map(nameIn));
  return [...owners].filter((name) => again.has(name) && !BEGINS.has(name.toLowerCase()));
}
const OWNS = /(?<=\p{L})['’]s$/u;

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
  const begins = end === 0 || ENDS.test(text.slice(Math.max(0, end - TITLE_LENGTH), at));
  return !begins && isWordOfName(written);
}

function isWordOfName(written: string): boolean {
  return (
    CAPITAL.test(written) &&
    !CAPITALS.has(written) &&
    !COMMON.has(written.toLowerCase()) &&
    written !== written.toUpperCase()
  );
}
