import type { Drug, ExposureWord } from './define-drug.ts';
import { doseMgIn, isDailyTotal, timesPerDayIn } from './dose-text.ts';
import {
  DOUBLE_MEANINGS,
  EVERYDAY_WORDS,
  ONLY_BESIDE_ANOTHER,
  SUBSTANCE_PREFIXES,
} from './everyday-words.ts';
import { EXPOSURE_WORDS } from './exposure-words.ts';
import { DRUGS } from './index.ts';
import { phraseAt, phraseBook } from './line-phrases.ts';
import type { Meaning, PhraseBook } from './line-phrases.ts';
import { isDirection, plainText, tokensOf } from './line-words.ts';
import type { Token } from './line-words.ts';
import { notTaken } from './not-taken.ts';
import type { TakingWording } from './not-taken.ts';
import { editLimit, meantBy, spellingIndex } from './spelling.ts';
import type { SpellingIndex } from './spelling.ts';
import type { NotTakenReason } from './taking-phrases.ts';

/** A drug named in a line of a medication list. */
export interface RecognisedDrug {
  readonly drug: Drug;
  /** `name`: a listed name, brand, synonym or salt; `spelling`: a misspelling of exactly one listed name. */
  readonly by: 'name' | 'spelling';
  /** Words of the line that named it. */
  readonly matched: string;
  /** The dose as written, in milligrams per intake; absent when none or no mass is written, or several. */
  readonly doseMg?: number;
  /** Intakes a day as written (daily 1, bid 2, tid 3, qid 4, qhs 1 …); absent when not written or as needed. */
  readonly timesPerDay?: number;
}

/** What one free-text line of a medication list names. */
export interface RecognisedLine {
  /** As sent. */
  readonly text: string;
  /** A combination product counts as itself: its ingredients are keys of `drug.ingredients`. */
  readonly drugs: readonly RecognisedDrug[];
  /** Classes, foods, habits: alcohol, NSAID, grapefruit, "stopped smoking". */
  readonly exposures: readonly ExposureWord[];
}

/** A name in the line, by the tokens it covers. */
interface Named {
  readonly meaning: Extract<Meaning, { kind: 'drug' | 'exposure' }>;
  readonly by: RecognisedDrug['by'];
  readonly start: number;
  readonly end: number;
}

interface NamedDrug extends Named {
  readonly meaning: Extract<Meaning, { kind: 'drug' }>;
}

interface Scan {
  readonly named: readonly Named[];
  readonly wordings: readonly TakingWording[];
}

interface Lexicon {
  readonly book: PhraseBook;
  readonly spelling: SpellingIndex<Drug | ExposureWord>;
  readonly longestName: number;
}

/**
 * What a free-text line of a medication list names as taken: listed medications by generic name, brand, salt, safe
 * abbreviation or clear misspelling, and exposures. Case, surrounding space, apostrophes and compatibility forms do
 * not matter. What is denied, stopped, past, an allergy, a blood level or about someone else is not counted, except
 * that "stopped smoking" is an exposure of its own.
 *
 * Nothing is guessed: a misspelling is read only within {@link editLimit}, with every other known name at least two
 * edits further away, and not between look-alikes. Never throws. `matched` is in lower case.
 */
export function recogniseLine(text: string): RecognisedLine {
  const plain = plainText(text);
  const tokens = tokensOf(plain);
  const { named, wordings } = scan(tokens);
  if (named.length === 0) return { text, drugs: [], exposures: [] };
  const combined = withCombinations(named, tokens);
  const reasons = notTaken(tokens, combined, wordings);
  const line: LineRead = { plain, tokens, named: combined, reasons };
  return { text, drugs: drugsOf(line), exposures: exposuresOf(line) };
}

interface LineRead {
  readonly plain: string;
  readonly tokens: readonly Token[];
  readonly named: readonly Named[];
  readonly reasons: ReadonlyMap<Named, NotTakenReason>;
}

// --- Names ---------------------------------------------------------------------------------------------------------

let builtLexicon: Lexicon | undefined;

/** Built from the fixed lists at the first line, the same each time. */
function lexicon(): Lexicon {
  builtLexicon ??= buildLexicon();
  return builtLexicon;
}

function buildLexicon(): Lexicon {
  const book = phraseBook();
  const names = [...book.values()].flat().flatMap(({ words: [name = '', ...more], meaning }) => {
    if (more.length > 0 || meaning.kind === 'taking' || editLimit(name.length) === 0) return [];
    return [{ name, meaning: namedBy(meaning) }];
  });
  return {
    book,
    spelling: spellingIndex(names),
    longestName: Math.max(...names.map(({ name }) => name.length)),
  };
}

function namedBy(meaning: Meaning): Drug | ExposureWord | undefined {
  if (meaning.kind === 'drug') return meaning.drug;
  return meaning.kind === 'exposure' ? meaning.exposure : undefined;
}

/** Names and wordings of taking, from left to right, the longest first. */
function scan(tokens: readonly Token[]): Scan {
  const { book } = lexicon();
  const named: Named[] = [];
  const wordings: TakingWording[] = [];
  const unknown: number[] = [];
  const doubtful: Named[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found =
      splitNameAt(book, tokens, at) ?? phraseAt(book, tokens, at) ?? gluedFormAt(book, tokens, at);
    if (!found) {
      if (isUnknown(tokens[at])) unknown.push(at);
      at += 1;
      continue;
    }
    const { meaning, end, by } = { by: 'name' as const, ...found };
    if (meaning.kind === 'taking') wordings.push({ mark: meaning.mark, start: at, end });
    else if (meaning.kind !== 'nothing' && isName(tokens, named, at, end)) {
      const name: Named = { meaning, by, start: at, end };
      named.push(name);
      if (DOUBLE_MEANINGS.has(tokens[at]?.text ?? '')) doubtful.push(name);
    }
    at = end;
  }
  const guessed = guessesFor(unknown, tokens);
  const isProse = unknown.length > guessed.length;
  const sure = isProse ? named.filter((name) => !doubtful.includes(name)) : named;
  if (guessed.length === 0) return { named: sure, wordings };
  return { named: [...sure, ...guessed].sort((a, b) => a.start - b.start), wordings };
}

function isUnknown(token: Token | undefined): boolean {
  return token?.kind === 'word' && token.text.length > 2 && !isDirection(token.text);
}

const LETTERS_OF_SPLIT_NAME = 8;

/** A name written in two words or with a hyphen: "well butrin", "es-citalopram". */
function splitNameAt(
  book: PhraseBook,
  tokens: readonly Token[],
  at: number,
): { meaning: Meaning; end: number; by: 'name' | 'spelling' } | undefined {
  const first = tokens[at];
  const hyphen = tokens[at + 1]?.text === '-';
  const second = tokens[at + (hyphen ? 2 : 1)];
  if (first?.kind !== 'word' || second?.kind !== 'word') return undefined;
  if (first.text.length + second.text.length < LETTERS_OF_SPLIT_NAME) return undefined;
  const whole = book.get(first.text + second.text)?.find(({ words }) => words.length === 1);
  if (!whole || whole.meaning.kind === 'taking') return undefined;
  return { meaning: whole.meaning, end: at + (hyphen ? 3 : 2), by: 'spelling' };
}

const GLUED_FORM = /^([a-z]{5,})(?:xr|er|sr|xl|cr|la|cd|dr|odt|hcl)$/;

/** A brand with its release form written to it: "EffexorXR". */
function gluedFormAt(
  book: PhraseBook,
  tokens: readonly Token[],
  at: number,
): { meaning: Meaning; end: number } | undefined {
  const [, name = ''] = GLUED_FORM.exec(tokens[at]?.text ?? '') ?? [];
  const meaning = book.get(name)?.find(({ words }) => words.length === 1)?.meaning;
  return meaning?.kind === 'drug' ? { meaning, end: at + 1 } : undefined;
}

function isName(tokens: readonly Token[], named: readonly Named[], at: number, end: number): boolean {
  if (ONLY_BESIDE_ANOTHER.has(tokens[at]?.text ?? '')) return isBesideName(tokens, named, at);
  const isPrefixed = tokens[at - 1]?.text === '-' && SUBSTANCE_PREFIXES.has(tokens[at - 2]?.text ?? '');
  const isWithout = tokens[end]?.text === '-' && tokens[end + 1]?.text === 'free';
  return !isPrefixed && !isWithout;
}

function isBesideName(tokens: readonly Token[], named: readonly Named[], at: number): boolean {
  const last = named.at(-1);
  return last !== undefined && isJoin(tokens.slice(last.end, at)) !== 'apart';
}

/** Unknown words a line may hold for its misspellings to be read; with more it is prose, not a medication list. */
const MOST_UNKNOWN_WORDS = 3;

function guessesFor(unknown: readonly number[], tokens: readonly Token[]): Named[] {
  const { spelling, longestName } = lexicon();
  const candidates = unknown.filter((at) => !EVERYDAY_WORDS.has(tokens[at]?.text ?? ''));
  if (candidates.length > MOST_UNKNOWN_WORDS) return [];
  return candidates.flatMap((at): Named[] => {
    const word = tokens[at]?.text ?? '';
    if (word.length > longestName + editLimit(longestName) || !isName(tokens, [], at, at + 1)) return [];
    const guess = meantBy(word, spelling);
    if (!guess) return [];
    const { meaning } = guess;
    return [
      {
        meaning: 'inn' in meaning ? { kind: 'drug', drug: meaning } : { kind: 'exposure', exposure: meaning },
        by: 'spelling',
        start: at,
        end: at + 1,
      },
    ];
  });
}

// --- Combination products ------------------------------------------------------------------------------------------

const byIngredients = new Map(
  DRUGS.flatMap((drug) => (drug.ingredients ? [[signatureOf(drug.ingredients), drug] as const] : [])),
);
const MOST_INGREDIENTS = 3;

/** Names joined to a listed combination product are that product: "lisinopril/HCTZ", "Norco (hydrocodone/APAP)". */
function withCombinations(named: readonly Named[], tokens: readonly Token[]): readonly Named[] {
  if (named.length < 2) return named;
  const result: Named[] = [];
  for (let at = 0; at < named.length; ) {
    const run = joinedFrom(named, tokens, at);
    const [first] = run;
    const last = run.at(-1);
    const product = productOf(run);
    if (first && last && product) {
      const by = run.some((name) => name.by === 'spelling') ? 'spelling' : 'name';
      result.push({ meaning: { kind: 'drug', drug: product }, by, start: first.start, end: last.end });
    } else result.push(...named.slice(at, at + 1));
    at += product ? run.length : 1;
  }
  return result;
}

/** The longest run of joined names, from one on, that is one product. */
function joinedFrom(named: readonly Named[], tokens: readonly Token[], at: number): NamedDrug[] {
  const run: NamedDrug[] = [];
  let longest: NamedDrug[] = [];
  for (const name of named.slice(at, at + MOST_INGREDIENTS + 1)) {
    if (!isDrug(name)) break;
    const before = run.at(-1);
    if (before && isJoin(tokens.slice(before.end, name.start)) === 'apart') break;
    run.push(name);
    if (run.length > 1 && productOf(run)) longest = [...run];
  }
  return longest;
}

function isDrug(name: Named): name is NamedDrug {
  return name.meaning.kind === 'drug';
}

function productOf(run: readonly NamedDrug[]): Drug | undefined {
  if (run.length < 2) return undefined;
  const drugs = run.map(({ meaning }) => meaning.drug);
  const ingredients = new Set(drugs.flatMap((drug) => drug.ingredients ?? drug.key));
  const product = byIngredients.get(signatureOf([...ingredients]));
  return product;
}

function signatureOf(ingredients: readonly string[]): string {
  return ingredients.toSorted().join('+');
}

const JOINING_MARKS: ReadonlySet<string> = new Set(['/', '-', '+', '&', '(', '[']);

/** How two names are joined: by a mark, with doses or not; by "and" without a dose between; or not at all. */
function isJoin(between: readonly Token[]): 'mark' | 'word' | 'apart' {
  const hasMark = between.some(({ text }) => JOINING_MARKS.has(text));
  const hasWord = between.some(({ text }) => text === 'and' || text === 'with');
  const hasNumber = between.some(({ kind }) => kind === 'number');
  const isOnlyJoining = between.every(
    ({ kind, text }) =>
      kind === 'number' || JOINING_MARKS.has(text) || (kind === 'word' && isDirection(text)),
  );
  if (!isOnlyJoining || (hasWord && hasNumber)) return 'apart';
  if (hasMark) return 'mark';
  return hasNumber ? 'apart' : 'word';
}

// --- What is counted -----------------------------------------------------------------------------------------------

function drugsOf(line: LineRead): readonly RecognisedDrug[] {
  const taken = line.named.filter((name): name is NamedDrug => isDrug(name) && !line.reasons.has(name));
  const products = taken.filter(({ meaning }) => meaning.drug.ingredients);
  const found = new Map<string, RecognisedDrug>();
  for (const name of taken) {
    if (products.some((product) => isExplained(name, product, line.tokens))) continue;
    const read = recognisedDrug(name, line);
    const before = found.get(read.drug.key);
    found.set(read.drug.key, before ? merged(before, read) : read);
  }
  return [...found.values()];
}

/** An ingredient in brackets beside its product, or the product in brackets beside it: named once. */
function isExplained(name: NamedDrug, product: NamedDrug, tokens: readonly Token[]): boolean {
  if (!product.meaning.drug.ingredients?.includes(name.meaning.drug.key)) return false;
  const [first, second] = name.start < product.start ? [name, product] : [product, name];
  const opening = tokens[second.start - 1]?.text;
  return (opening === '(' || opening === '[') && isJoin(tokens.slice(first.end, second.start)) === 'mark';
}

function recognisedDrug(name: NamedDrug, line: LineRead): RecognisedDrug {
  const { drug } = name.meaning;
  const beside = textBeside(name, line);
  const timesPerDay = timesPerDayIn(beside.directions);
  const doseMg = isDailyTotal(beside.directions, timesPerDay)
    ? undefined
    : doseMgIn(beside.dose, drug, bareNumberAfter(name, line.tokens));
  const matched = line.tokens
    .slice(name.start, name.end)
    .map(({ text }) => text)
    .join(' ');
  return { drug, by: name.by, matched, ...(doseMg && { doseMg }), ...(timesPerDay && { timesPerDay }) };
}

/** The same medication named again: what both say, or the one that says it. */
function merged(first: RecognisedDrug, second: RecognisedDrug): RecognisedDrug {
  const { drug, by, matched } = first.by === 'name' ? first : second;
  const doseMg = agreed(first.doseMg, second.doseMg);
  const timesPerDay = agreed(first.timesPerDay, second.timesPerDay);
  return { drug, by, matched, ...(doseMg && { doseMg }), ...(timesPerDay && { timesPerDay }) };
}

function agreed(first: number | undefined, second: number | undefined): number | undefined {
  if (first === undefined || second === undefined) return first ?? second;
  return first === second ? first : undefined;
}

/**
 * The text that tells how a named medication is taken: from it to the next name; where a mass stands before the first
 * name ("50 mg sertraline and 10 mg olanzapine"), the text before it for the dose.
 */
function textBeside(name: Named, { plain, tokens, named }: LineRead): { dose: string; directions: string } {
  const index = named.indexOf(name);
  const from = clauseStart(tokens, name.start, named[index - 1]?.end ?? 0);
  const to = clauseEnd(tokens, name.end, named[index + 1]?.start ?? tokens.length);
  const before = plain.slice(tokens[from]?.start ?? 0, tokens[name.start]?.start);
  const after = plain.slice(tokens[name.end - 1]?.end, tokens[to - 1]?.end);
  if (!MASS_WRITTEN.test(before)) {
    return { dose: after, directions: index === 0 ? `${before} ${after}` : after };
  }
  const isOnly = named.length === 1;
  if (isOnly) return { dose: `${before} ${after}`, directions: `${before} ${after}` };
  const firstNamed = named[0];
  const lead = plain.slice(0, tokens[firstNamed?.start ?? 0]?.start);
  if (!MASS_WRITTEN.test(lead)) return { dose: after, directions: after };
  return { dose: before, directions: after.split(DIRECTIONS_END)[0] ?? after };
}

const MASS_WRITTEN = /\d\s*(?:mg|mcg|g|µg|μg|ug)(?![a-z])/;
const DIRECTIONS_END = /,|\band\b|&|\+|\d/;
const CLAUSE_END: ReadonlySet<string> = new Set([';', '\n', '•', '|']);

function clauseStart(tokens: readonly Token[], at: number, least: number): number {
  let start = at;
  while (start > least && !CLAUSE_END.has(tokens[start - 1]?.text ?? '')) start -= 1;
  return start;
}

function clauseEnd(tokens: readonly Token[], at: number, most: number): number {
  let end = at;
  while (end < most && !CLAUSE_END.has(tokens[end]?.text ?? '')) end += 1;
  return end;
}

const NOT_MILLIGRAMS =
  /^(?:%|\/|-|→|to|x|ml|l|meq|mmol|units?|iu|u|tabs?|tablets?|caps?|capsules?|pills?|puffs?|drops?|sprays?|patch|patches|weeks?|wks?|days?|months?|mos?|years?|yrs?|h|hrs?|hours?|times?|percent|am|pm|st|nd|rd|th|\.|:)$/;

/** The number directly after a name, its salt and its form, if no unit or count belongs to it. */
function bareNumberAfter(name: Named, tokens: readonly Token[]): number | undefined {
  let at = name.end;
  while (tokens[at]?.kind === 'word' && isDirection(tokens[at]?.text ?? '')) at += 1;
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token?.kind !== 'number' || (next && NOT_MILLIGRAMS.test(next.text))) return undefined;
  const number = Number(token.text);
  const isSecond = tokens.slice(at + 1, at + 3).some(({ kind }) => kind === 'number');
  return Number.isFinite(number) && !isSecond ? number : undefined;
}

// --- Exposures -----------------------------------------------------------------------------------------------------

const exposureByKey = new Map(EXPOSURE_WORDS.map((exposure) => [exposure.key, exposure]));

function exposuresOf({ tokens, named, reasons }: LineRead): readonly ExposureWord[] {
  const found = new Set<ExposureWord>();
  for (const name of named) {
    if (name.meaning.kind !== 'exposure' || isIndication(name, tokens)) continue;
    const exposure = exposureBy(name.meaning.exposure, reasons.get(name));
    if (exposure) found.add(exposure);
  }
  return [...found];
}

/** "Naltrexone for alcohol": why it is taken, not what else is. */
function isIndication(name: Named, tokens: readonly Token[]): boolean {
  const before = tokens[name.start - 1]?.text;
  return before === 'for' || before === 'against';
}

/** To stop smoking is an exposure, and not to have stopped is to smoke. */
function exposureBy(exposure: ExposureWord, reason: NotTakenReason | undefined): ExposureWord | undefined {
  if (reason === undefined) return exposure;
  if (exposure.key.startsWith('smoking') && reason === 'stopped') return exposureByKey.get('smoking_stopped');
  if (exposure.key === 'smoking_stopped' && reason === 'not') return exposureByKey.get('smoking');
  return undefined;
}
