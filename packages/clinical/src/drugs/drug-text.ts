/** Units, dose forms, release forms and directions: they tell how a drug is given, not which one. */
const FORM_WORDS = [
  'mg mcg ug µg μg g gm gram grams microgram micrograms milligram milligrams ml l hr hrs h hour hours actuat',
  'meq mmol unt unit units iu mo mol percent day days week weekly month monthly daily nightly bedtime morning',
  'evening once twice thrice times every each bid tid qid qd qhs qam hs prn po sl iv im sc sq inj as needed',
  'oral orally tablet tablets tab tabs capsule capsules cap caps pill pills caplet caplets solution suspension',
  'concentrate injection injectable injector auto autoinjector extended release delayed sustained controlled',
  'immediate modified prolonged chewable disintegrating dispersible orodispersible effervescent enteric coated',
  'film filmtab strip patch patches transdermal system spray nasal mucosal sublingual buccal rectal suppository',
  'topical cream gel ointment lotion drops syrup elixir liquid powder granules kit pack pen vial ampule ampoule',
  'inhaler inhalation metered dose doses prefilled syringe implant drug long acting depot lai xr er xl sr cr la',
  'ir odt dr ec cd sa intramuscular intravenous subcutaneous implantable abuse deterrent and with of in the by',
  'take mouth',
];

/** Salts and esters named beside an ingredient. */
const SALT_WORDS = [
  'hydrochloride hcl dihydrochloride hydrobromide hbr hydrate monohydrate dihydrate hemihydrate trihydrate',
  'anhydrous sodium disodium potassium dipotassium calcium magnesium maleate dimaleate malate mesylate dimesylate',
  'tartrate bitartrate succinate fumarate hemifumarate besylate tosylate citrate sulfate sulphate phosphate',
  'acetate oxalate carbonate pamoate decanoate palmitate lauroxil enanthate caproate cypionate undecanoate lactate',
  'nitrate bromide chloride gluconate saccharate aspartate valerate stearate ethylsuccinate propionate medoxomil',
  'cilexetil etexilate mesilate besilate tromethamine trometamol polistirex axetil',
];

const DROPPED: ReadonlySet<string> = new Set(
  [...FORM_WORDS, ...SALT_WORDS].flatMap((line) => line.split(' ')),
);

/** What may be written to a number: a unit or a count. */
const UNITS: ReadonlySet<string> = new Set(
  'mg mcg ug µg μg g ml l h hr hrs meq mmol unit units iu x d day days'.split(' '),
);

const WORD = /#?[\p{L}\p{N}]+(?:\.\d+)?/gu;
const APOSTROPHES = /['’]/g;

/**
 * Words of a medication line that can name a drug: lower case, without doses, dose forms, salts and directions,
 * a word repeated at once written once. `Sertraline 50 MG Oral Tablet` gives `['sertraline']`.
 *
 * @example
 * ```ts
 * import { normalizeDrugText } from '@svc/clinical';
 *
 * normalizeDrugText('Sertraline 50 MG Oral Tablet'); // → [ 'sertraline' ]
 * ```
 */
export function normalizeDrugText(text: string): string[] {
  const kept: string[] = [];
  for (const word of wordsOf(text.toLowerCase())) {
    // Amounts first: they show by their first digit, without a look into the list.
    if (!isAmount(word) && !DROPPED.has(word) && word !== kept[kept.length - 1]) kept.push(word);
  }
  return kept;
}

function wordsOf(lower: string): readonly string[] {
  return asciiWords(lower) ?? lower.replace(APOSTROPHES, '').match(WORD) ?? [];
}

const ZERO = 48;
const NINE = 57;
const LOWER_A = 97;
const LOWER_Z = 122;
const HASH = 35;
const DOT = 46;
const APOSTROPHE = 39;
const LAST_ASCII = 127;

/**
 * The words `WORD` finds in ASCII text, by position: most lines are, and every prescription is read this way.
 * Undefined for text that needs more: other characters, or an apostrophe.
 */
function asciiWords(lower: string): string[] | undefined {
  const words: string[] = [];
  let start = -1;
  for (let at = 0; at <= lower.length; at++) {
    // Beyond the end a blank closes the last word.
    const code = at < lower.length ? lower.charCodeAt(at) : 32;
    if (code > LAST_ASCII || code === APOSTROPHE) return undefined;
    if (isDigit(code) || (code >= LOWER_A && code <= LOWER_Z)) {
      if (start < 0) start = at > 0 && lower.charCodeAt(at - 1) === HASH ? at - 1 : at;
      continue;
    }
    if (start < 0) continue;
    if (code === DOT && isDigit(lower.charCodeAt(at + 1))) {
      // A word takes one decimal part along.
      do at++;
      while (isDigit(lower.charCodeAt(at)));
      words.push(lower.slice(start, at));
      start = -1;
      at--;
      continue;
    }
    words.push(lower.slice(start, at));
    start = -1;
  }
  return words;
}

function isDigit(code: number): boolean {
  return code >= ZERO && code <= NINE;
}

/** A number, with or without a unit or a count written to it: `50`, `0.15`, `50mg`, `24hr`. */
function isAmount(word: string): boolean {
  const whole = digitsFrom(word, 0);
  if (whole === 0) return false;
  const end = word.charCodeAt(whole) === DOT ? digitsFrom(word, whole + 1) : whole;
  return end === word.length || UNITS.has(word.slice(end));
}

/** Where the digits that start at a position end. */
function digitsFrom(word: string, from: number): number {
  let at = from;
  while (isDigit(word.charCodeAt(at))) at++;
  return at;
}
