export interface MedicineName {
  /** Ingredients, or the brand where the order names only that. */
  readonly medicationName: string;
  /** Strength and form as ordered; absent where the order names none. */
  readonly dosage?: string;
}

/** What an RxNorm display may begin with before the ingredient: packing, release and a registry number. */
const LEADING = /^(?:NDA\d+|Abuse-Deterrent|\d+(?:\.\d+)? (?:HR|ML|ACTUAT))\s+/;
/** Where a strength, a pack or a brand in brackets begins. */
const REST = /[\d[]/;
/** Longer than the name of any product; anything beyond is not a name. */
const LONGEST = 1_000;
/** What separates several ingredients in a name. */
const INGREDIENT_SEPARATOR = ' / ';

/**
 * Takes an order's display apart: `Acetaminophen 325 MG / Oxycodone Hydrochloride 10 MG Oral Tablet [Percocet]` is
 * `Acetaminophen / Oxycodone Hydrochloride` and `325 MG / 10 MG Oral Tablet [Percocet]`. A strength is that of one
 * tablet, puff or millilitre: how many are taken, and how often, these orders do not say.
 *
 * @example
 * ```ts
 * import { splitMedicineName } from '@svc/fhir';
 *
 * splitMedicineName('Simvastatin 10 MG Oral Tablet');
 * // → { medicationName: 'Simvastatin', dosage: '10 MG Oral Tablet' }
 * ```
 */
export function splitMedicineName(display: string): MedicineName {
  const parts = withoutLeading(display.slice(0, LONGEST)).split(INGREDIENT_SEPARATOR).map(splitIngredient);
  const medicationName = parts.map(({ name }) => name).join(INGREDIENT_SEPARATOR);
  const dosage = parts
    .map(({ rest }) => rest)
    .filter((rest) => rest !== '')
    .join(INGREDIENT_SEPARATOR);
  return dosage === '' ? { medicationName } : { medicationName, dosage };
}

function withoutLeading(display: string): string {
  let rest = display;
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = before.replace(LEADING, '');
  }
  return rest;
}

function splitIngredient(text: string): { name: string; rest: string } {
  const end = text.search(REST);
  const name = (end === -1 ? text : text.slice(0, end)).trimEnd();
  return name === '' ? { name: text, rest: '' } : { name, rest: text.slice(name.length).trimStart() };
}
