import { LOOK_ALIKE_PAIRS } from '@svc/clinical';
import { heardInFull, heardSound } from './heard-sound.ts';

/** Letters a word needs before one edit, or two, can still be read as a misspelling. */
const LETTERS_FOR_ONE_EDIT = 6;
const LETTERS_FOR_TWO_EDITS = 9;
/** Any other name must be this many edits further away than the one that is read. */
const CLEAR_LEAD = 2;

/**
 * Ends that many names share. They tell the class, not the drug: where both words end in the same one, only the
 * letters before it count towards the limit. Longer endings come first.
 */
const SHARED_ENDINGS = [
  'vastatin gliflozin floxacin prazole gliptin glutide triptan azepam azolam dipine cillin sartan setron statin conazole',
  'azole mycin caine olol pril tinib mab vir',
].flatMap((line) => line.split(' '));

const DOUBLED = /(.)\1+/g;

/** First letters that sound alike. */
const SOUNDS = ['cksq', 'sz', 'xz', 'fp', 'iy', 'gj'];

/** A name that a word may be a misspelling of; `meaning` is absent for a name that must not be read as another. */
export interface SpellingName<Meaning> {
  readonly name: string;
  readonly meaning?: Meaning;
}

export interface SpellingIndex<Meaning> {
  readonly byLength: Buckets<Meaning>;
  /** By first letter: the names whose first letter sounds like it. */
  readonly startingLike: ReadonlyMap<string, Buckets<Meaning>>;
  readonly meaningOf: ReadonlyMap<string, Meaning | undefined>;
  /** By the consonants they are written with. */
  readonly writtenAs: ReadonlyMap<string, readonly SpellingName<Meaning>[]>;
  /** By what is heard of them. */
  readonly soundingAs: ReadonlyMap<string, readonly SpellingName<Meaning>[]>;
  /** By what is heard of them with their vowels. */
  readonly saidAs: ReadonlyMap<string, readonly SpellingName<Meaning>[]>;
}

/** Names by their length. */
type Buckets<Meaning> = readonly (readonly IndexedName<Meaning>[] | undefined)[];

interface IndexedName<Meaning> extends SpellingName<Meaning> {
  /** One bit for each letter of the alphabet that occurs. */
  readonly letters: number;
}

interface Near<Meaning> extends SpellingName<Meaning> {
  readonly edits: number;
}

/** Edits allowed between two words of these lengths: none under 6 letters, 1 up to 8, 2 from 9; the shorter counts. */
export function editLimit(letters: number, otherLetters: number = letters): 0 | 1 | 2 {
  const shorter = Math.min(letters, otherLetters);
  if (shorter < LETTERS_FOR_ONE_EDIT) return 0;
  return shorter < LETTERS_FOR_TWO_EDITS ? 1 : 2;
}

/** Single-word names, ready for {@link meantBy}. */
export function spellingIndex<Meaning>(names: readonly SpellingName<Meaning>[]): SpellingIndex<Meaning> {
  const indexed = names.map(({ name, meaning }) => ({ name, meaning, letters: lettersOf(name) }));
  const letters = new Set(names.map(({ name }) => name[0] ?? ''));
  const startingLike = (letter: string): Buckets<Meaning> =>
    buckets(indexed.filter(({ name }) => soundsAlike(letter, name)));
  return {
    byLength: buckets(indexed),
    startingLike: new Map([...letters].map((letter) => [letter, startingLike(letter)])),
    meaningOf: new Map(names.map(({ name, meaning }) => [name, meaning])),
    writtenAs: bySound(names, consonantsOf),
    soundingAs: bySound(names, heardSound),
    saidAs: bySound(names, heardInFull),
  };
}

function bySound<Meaning>(
  names: readonly SpellingName<Meaning>[],
  soundOf: (name: string) => string,
): ReadonlyMap<string, readonly SpellingName<Meaning>[]> {
  const found = new Map<string, SpellingName<Meaning>[]>();
  for (const entry of names) {
    const heard = soundOf(entry.name);
    const others = found.get(heard);
    if (others) others.push(entry);
    else found.set(heard, [entry]);
  }
  return found;
}

function buckets<Meaning>(names: readonly IndexedName<Meaning>[]): Buckets<Meaning> {
  const byLength: IndexedName<Meaning>[][] = [];
  for (const entry of names) (byLength[entry.name.length] ??= []).push(entry);
  return byLength;
}

/** What a word is read as. */
interface Meant<Meaning> {
  readonly name: string;
  readonly meaning: Meaning;
}

/**
 * The one name a word is a misspelling of, by its letters or else by its sound: see {@link meantByLetters} and
 * {@link meantBySound}.
 */
export function meantBy<Meaning>(word: string, index: SpellingIndex<Meaning>): Meant<Meaning> | undefined {
  return meantByLetters(word, index) ?? meantBySound(word, index) ?? meantByConsonants(word, index);
}

/** Consonants that must be written alike, and names that far away that must not have them too. */
const TELLING_CONSONANTS = 3;
const NEAR_WITH_CONSONANTS = 3;

/**
 * The one name that is a single edit away and has every consonant of the word in its order: `codiene` for codeine, whose
 * look-alike has others. Undefined where another meaning is as near, or near with the same consonants.
 */
function meantByConsonants<Meaning>(word: string, index: SpellingIndex<Meaning>): Meant<Meaning> | undefined {
  const consonants = consonantsOf(word);
  if (word.length < LETTERS_FOR_ONE_EDIT || consonants.length < TELLING_CONSONANTS) return undefined;
  const alike = (index.writtenAs.get(consonants) ?? []).filter(
    ({ name }) =>
      name[0] === word[0] && editDistance(word, name, NEAR_WITH_CONSONANTS) <= NEAR_WITH_CONSONANTS,
  );
  const best = onlyMeaning(alike);
  if (!best || alike.every(({ name }) => editDistance(word, name, 1) > 1)) return undefined;
  return near(word, index.byLength, 1).some(({ meaning }) => meaning !== best.meaning) ? undefined : best;
}

function consonantsOf(word: string): string {
  return word.replace(DOUBLED, '$1').replaceAll(/[aeiouy]/g, '');
}

/**
 * Undefined where no name within {@link editLimit} begins with a like sound;
 * where another meaning is not at least two edits further away (beyond the limit, if the word sounds as the name;
 * further away at all, if that other begins with another sound); or where a look-alike pair is involved: the word is
 * two edits away, or begins or ends more like the other of the pair.
 */
function meantByLetters<Meaning>(word: string, index: SpellingIndex<Meaning>): Meant<Meaning> | undefined {
  const limit = editLimit(word.length);
  const alike = limit === 0 ? undefined : index.startingLike.get(word[0] ?? '');
  if (!alike) return undefined;
  const [best] = near(word, alike, limit);
  if (best?.meaning === undefined || !isReadable(word, best, rivalsOf(best, index))) return undefined;
  const lead = sound(word) === sound(best.name) ? limit : best.edits + CLEAR_LEAD - 1;
  const rivals = [...near(word, alike, lead), ...near(word, index.byLength, best.edits)];
  if (rivals.some(({ meaning }) => meaning !== best.meaning)) return undefined;
  if (rivalsOf(best, index).some((partner) => editDistance(word, partner, lead) <= lead)) return undefined;
  return { name: best.name, meaning: best.meaning };
}

/** Consonants that must be heard before a name is known by them. */
const TELLING_SOUNDS = 4;
/** Letters that both need, and how many sounds may then be heard otherwise. */
const LETTERS_FOR_SOUNDS = [
  [11, 3],
  [9, 2],
  [7, 1],
] as const;
/** Another name this near in letters leaves it open which of the two is meant. */
const NEAR_IN_LETTERS = 2;

/**
 * The one name that is heard as the word is: `klonazepam` for clonazepam, said the same with all its vowels, or
 * `quitiapeen` for quetiapine by the consonants. Undefined where the other name of a look-alike pair is near in
 * letters; by the consonants also where another meaning sounds the same or is as near within two edits.
 */
function meantBySound<Meaning>(word: string, index: SpellingIndex<Meaning>): Meant<Meaning> | undefined {
  if (word.length < LETTERS_FOR_ONE_EDIT) return undefined;
  const said = onlyMeaning(index.saidAs.get(heardInFull(word)));
  if (said) return hasRival(word, said, index, 1) || isNearPartner(word, said.name) ? undefined : said;
  const heard = heardSound(word);
  if (heard.length < TELLING_SOUNDS) return undefined;
  const best = onlyMeaning(nearEnough(word, index.soundingAs.get(heard)));
  if (!best || beginsOtherwise(word, best.name)) return undefined;
  if (hasRival(word, best, index, NEAR_IN_LETTERS)) return undefined;
  const lead = Math.min(editDistance(word, best.name), NEAR_IN_LETTERS) + CLEAR_LEAD - 1;
  return rivalsOf(best, index).some(
    (partner) => editDistance(word, partner, lead) <= lead && !isApartInSound(heard, partner),
  )
    ? undefined
    : best;
}

/** From these letters on, a name is still known when its first vowel is another. */
const LETTERS_FOR_OTHER_VOWEL = 9;
const ALIKE_VOWELS = ['ae', 'ei', 'iy', 'ou'];

/** A short name with another first vowel is another name: Ostelin is no Astelin. */
function beginsOtherwise(word: string, name: string): boolean {
  const [a = '', b = ''] = [word[0], name[0]];
  if (a === b || word.length >= LETTERS_FOR_OTHER_VOWEL || consonantsOf(a) !== '') return false;
  return !ALIKE_VOWELS.some((vowels) => vowels.includes(a) && vowels.includes(b));
}

/** Consonants heard otherwise that set a look-alike apart from a word with all the consonants of the other. */
const APART_IN_SOUND = 2;

/** `hydroxazine` has the consonants of hydroxyzine, and two others than hydralazine. */
function isApartInSound(heard: string, partner: string): boolean {
  return editDistance(heard, heardSound(partner)) >= APART_IN_SOUND;
}

/** Whether the name of another meaning is as near in letters, within so many of them. */
function hasRival<Meaning>(
  word: string,
  best: Meant<Meaning>,
  index: SpellingIndex<Meaning>,
  most: number,
): boolean {
  const edits = Math.min(editDistance(word, best.name), most);
  return near(word, index.byLength, edits).some(({ meaning }) => meaning !== best.meaning);
}

/** Whether the other name of a look-alike pair is near in letters: as near, or it begins with a like sound. */
function isNearPartner(word: string, name: string): boolean {
  const edits = Math.min(editDistance(word, name), NEAR_IN_LETTERS);
  return partnersOf(name).some((partner) => {
    const most = soundsAlike(word, partner) ? NEAR_IN_LETTERS : edits;
    return editDistance(word, partner, most) <= most;
  });
}

/** The first of names that all mean the same. */
function onlyMeaning<Meaning>(names: readonly SpellingName<Meaning>[] = []): Meant<Meaning> | undefined {
  const [first] = names;
  if (first?.meaning === undefined || names.some(({ meaning }) => meaning !== first.meaning))
    return undefined;
  return { name: first.name, meaning: first.meaning };
}

/** Of names with the consonants of the word, those whose vowels are near enough too, the nearest first. */
function nearEnough<Meaning>(
  word: string,
  alike: readonly SpellingName<Meaning>[] = [],
): readonly SpellingName<Meaning>[] {
  const said = heardInFull(word);
  return alike
    .map((entry) => ({ entry, apart: editDistance(said, heardInFull(entry.name)) }))
    .filter(({ entry, apart }) => apart <= soundLimit(Math.min(word.length, entry.name.length)))
    .sort((a, b) => a.apart - b.apart)
    .map(({ entry }) => entry);
}

function soundLimit(letters: number): number {
  return LETTERS_FOR_SOUNDS.find(([least]) => letters >= least)?.[1] ?? 0;
}

/** Names within some edits of a word, nearest first. */
function near<Meaning>(word: string, names: Buckets<Meaning>, edits: number): Near<Meaning>[] {
  const letters = lettersOf(word);
  const found: Near<Meaning>[] = [];
  for (let length = Math.max(0, word.length - edits); length <= word.length + edits; length += 1) {
    for (const entry of names[length] ?? []) {
      const between = editsWithin(word, letters, entry, edits);
      if (between <= edits) found.push({ name: entry.name, meaning: entry.meaning, edits: between });
    }
  }
  return found.sort((a, b) => a.edits - b.edits);
}

/** The distance, or more than `edits`. An edit adds at most one letter and takes away at most one. */
function editsWithin<Meaning>(
  word: string,
  letters: number,
  name: IndexedName<Meaning>,
  edits: number,
): number {
  const isFar = bitCount(letters & ~name.letters) > edits || bitCount(name.letters & ~letters) > edits;
  return isFar ? edits + 1 : editDistance(word, name.name, edits);
}

/** A look-alike this many edits from the word leaves two edits open. */
const NEAR_PARTNER = 4;

function isReadable<Meaning>(
  word: string,
  { name, edits }: Near<Meaning>,
  rivals: readonly string[],
): boolean {
  return (
    edits <= editLimit(...distinguishingLetters(word, name)) &&
    (sound(word) === sound(name) ||
      !rivals.some(
        (partner) =>
          (edits > 1 && editDistance(word, partner, NEAR_PARTNER) <= NEAR_PARTNER) ||
          isMoreLike(partner, name, word),
      ))
  );
}

/** The look-alikes of a name that mean something else: `depakene` is as good as `depakote`. */
function rivalsOf<Meaning>(
  { name, meaning }: Pick<SpellingName<Meaning>, 'name' | 'meaning'>,
  { meaningOf }: SpellingIndex<Meaning>,
): readonly string[] {
  return partnersOf(name).filter((partner) => meaningOf.get(partner) !== meaning);
}

function distinguishingLetters(word: string, name: string): [number, number] {
  const ending = SHARED_ENDINGS.find((shared) => word.endsWith(shared) && name.endsWith(shared)) ?? '';
  return [word.length - ending.length, name.length - ending.length];
}

function soundsAlike(word: string, name: string): boolean {
  const [a = '', b = ''] = [word[0], name[0]];
  return a === b || SOUNDS.some((letters) => letters.includes(a) && letters.includes(b));
}

/** Whether a word begins, or ends, more like the partner than like the name. */
function isMoreLike(partner: string, name: string, word: string): boolean {
  const start = sharedStart(word, partner);
  const end = sharedEnd(word, partner);
  return (
    (start >= TELLING_START && start > sharedStart(word, name)) ||
    (end >= TELLING_END && end > sharedEnd(word, name))
  );
}

/** Shared letters from which a start, or an end, tells something. */
const TELLING_START = 3;
const TELLING_END = 4;

function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

function sharedEnd(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a.at(-1 - length) === b.at(-1 - length)) length += 1;
  return length;
}

const partners = new Map<string, string[]>();
for (const [one, other] of LOOK_ALIKE_PAIRS) {
  partners.set(one, [...(partners.get(one) ?? []), other]);
  partners.set(other, [...(partners.get(other) ?? []), one]);
}

function partnersOf(name: string): readonly string[] {
  return partners.get(name) ?? [];
}

/** Spellings that sound the same: a letter doubled or not, `y` for `i`, `ph` for `f`, `th` for `t`. */
export function sound(word: string): string {
  return word.replaceAll('ph', 'f').replaceAll('th', 't').replaceAll('y', 'i').replace(DOUBLED, '$1');
}

/**
 * Edits between two words: letters inserted, left out, replaced, or two neighbours exchanged (Damerau-Levenshtein,
 * no letter edited twice). Above `most` it gives `most + 1`.
 *
 * @example
 * ```ts
 * import { editDistance } from '@svc/engines';
 *
 * editDistance('sertaline', 'sertraline'); // → 1
 * ```
 */
export function editDistance(a: string, b: string, most: number = Math.max(a.length, b.length)): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let start = 0;
  while (start < a.length && a.charCodeAt(start) === b.charCodeAt(start)) start += 1;
  let [endA, endB] = [a.length, b.length];
  while (endA > start && endB > start && a.charCodeAt(endA - 1) === b.charCodeAt(endB - 1)) {
    endA -= 1;
    endB -= 1;
  }
  const left = a.slice(start, endA);
  const right = b.slice(start, endB);
  if (left === '' || right === '') return Math.min(left.length + right.length, most + 1);
  let before: number[] = [];
  let previous: number[] = [];
  let row: number[] = [];
  for (let j = 0; j <= right.length; j += 1) previous.push(j);
  for (let i = 1; i <= left.length; i += 1) {
    if (fillRow({ before, previous, row }, left, right, i, most) > most + 1) return most + 1;
    const free = before;
    before = previous;
    previous = row;
    row = free;
  }
  return Math.min(previous[right.length] ?? 0, most + 1);
}

interface Rows {
  readonly before: readonly number[];
  readonly previous: readonly number[];
  readonly row: number[];
}

/** Fills one row of the table near its diagonal and gives its least number. */
function fillRow({ before, previous, row }: Rows, a: string, b: string, i: number, most: number): number {
  const from = Math.max(1, i - most);
  const to = Math.min(b.length, i + most);
  const letter = a.charCodeAt(i - 1);
  row[from - 1] = from === 1 ? i : most + 1;
  let least = row[from - 1] ?? 0;
  for (let j = from; j <= to; j += 1) {
    const replaced = (previous[j - 1] ?? 0) + (letter === b.charCodeAt(j - 1) ? 0 : 1);
    let edits = Math.min(replaced, (row[j - 1] ?? 0) + 1);
    if (j < i + most) edits = Math.min(edits, (previous[j] ?? 0) + 1);
    if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1)) {
      edits = Math.min(edits, (before[j - 2] ?? 0) + 1);
    }
    row[j] = edits;
    if (edits < least) least = edits;
  }
  return least;
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << ((word.charCodeAt(at) - 97) & 31);
  return letters;
}

function bitCount(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
