export interface MedicineName {
  /** Ingredients, or the brand where the order names only that. */
  readonly medicationName: string;
  /** Strength and form as ordered; absent where the order names none. */
  readonly dosage?: string;
}

/** What an RxNorm display may begin with before the ingredient: packing, release and a registry number. */
const LEADING = /^(?:NDA\d+|Abuse-Deterrent|\d+(?:\.\d+)? (?:HR|ML|ACTUAT))\s+/;
/** The name up to the first strength, pack or brand in brackets, and what follows. */
const NAME_AND_REST = /^([^\d[]*[^\d[\s])\s*(.*)$/;
/** The letters, slashes and digits of one ingredient among several. */
const INGREDIENT_SEPARATOR = ' / ';

/**
 * Takes an order's display apart: `Acetaminophen 325 MG / Oxycodone Hydrochloride 10 MG Oral Tablet [Percocet]` is
 * `Acetaminophen / Oxycodone Hydrochloride` and `325 MG / 10 MG Oral Tablet [Percocet]`. A strength is that of one
 * tablet, puff or millilitre: how many are taken, and how often, these orders do not say.
 */
export function splitMedicineName(display: string): MedicineName {
  const parts = withoutLeading(display).split(INGREDIENT_SEPARATOR).map(splitIngredient);
  const medicationName = parts.map(({ name }) => name).join(INGREDIENT_SEPARATOR);
  const dosage = parts
    .map(({ rest }) => rest)
    .filter((rest) => rest !== '')
    .join(INGREDIENT_SEPARATOR);
  return dosage === '' ? { medicationName } : { medicationName, dosage };
}

function withoutLeading(display: string): string {
  const rest = display.replace(LEADING, '');
  return rest === display ? rest : withoutLeading(rest);
}

function splitIngredient(text: string): { name: string; rest: string } {
  const [, name = text, rest = ''] = NAME_AND_REST.exec(text) ?? [];
  return { name, rest };
}
