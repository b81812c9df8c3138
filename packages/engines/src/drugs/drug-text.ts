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

/** A number, with or without a unit or a count written to it: `50`, `0.15`, `50mg`, `24hr`. */
const AMOUNT = /^\d+(\.\d+)?(mg|mcg|ug|µg|μg|g|ml|l|h|hr|hrs|meq|mmol|units?|iu|x|d|day|days)?$/;

const WORD = /#?[\p{L}\p{N}]+(?:\.\d+)?/gu;
/** The same for ASCII text in lower case: most lines, several times quicker. */
const ASCII_WORD = /#?[a-z0-9]+(?:\.\d+)?/g;
const ONLY_ASCII_WITHOUT_APOSTROPHE = /^[\0-&(-\x7f]*$/;
const APOSTROPHES = /['’]/g;

/**
 * Words of a medication line that can name a drug: lower case, without doses, dose forms, salts and directions,
 * a word repeated at once written once. `Sertraline 50 MG Oral Tablet` gives `['sertraline']`.
 */
export function normalizeDrugText(text: string): string[] {
  const kept: string[] = [];
  for (const word of wordsOf(text.toLowerCase())) {
    if (word !== kept[kept.length - 1] && !DROPPED.has(word) && !isAmount(word)) kept.push(word);
  }
  return kept;
}

function wordsOf(lower: string): readonly string[] {
  const words = ONLY_ASCII_WITHOUT_APOSTROPHE.test(lower)
    ? lower.match(ASCII_WORD)
    : lower.replace(APOSTROPHES, '').match(WORD);
  return words ?? [];
}

function isAmount(word: string): boolean {
  return startsWithDigit(word) && AMOUNT.test(word);
}

function startsWithDigit(word: string): boolean {
  const first = word.charCodeAt(0);
  return first >= 48 && first <= 57;
}
