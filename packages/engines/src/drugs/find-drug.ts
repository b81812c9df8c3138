import type { Drug } from './define-drug.ts';
import { normalizeDrugText } from './drug-text.ts';
import { DRUGS } from './index.ts';

export { normalizeDrugText } from './drug-text.ts';

const byKey = new Map(DRUGS.map((drug) => [drug.key, drug]));
const byName = new Map(DRUGS.flatMap((drug) => namesOf(drug).map((name) => [name, drug] as const)));
const byIngredients = new Map(
  DRUGS.flatMap((drug) => (drug.ingredients ? [[signatureOf(drug.ingredients), drug] as const] : [])),
);
const longestNameWords = Math.max(...[...byName.keys()].map((name) => name.split(' ').length));

/**
 * The listed drug a medication line names, by INN, US name, synonym or brand; the longest name wins. Names are
 * compared exactly: a misspelling is not guessed. Undefined where no listed drug is named, or where several are
 * that no listed combination product holds.
 */
export function findDrug(text: string): Drug | undefined {
  const ingredients = new Set(
    namedIn(normalizeDrugText(text)).flatMap((drug) => drug.ingredients ?? drug.key),
  );
  const [only] = ingredients;
  if (only === undefined) return undefined;
  return ingredients.size === 1 ? byKey.get(only) : byIngredients.get(signatureOf([...ingredients]));
}

/** Drugs named one after the other, each by the longest name that starts at its word. */
function namedIn(words: readonly string[]): Drug[] {
  const found: Drug[] = [];
  for (let at = 0; at < words.length; ) {
    const [drug, length] = longestAt(words, at);
    if (drug) found.push(drug);
    at += length;
  }
  return found;
}

function longestAt(words: readonly string[], at: number): [drug: Drug | undefined, words: number] {
  for (let length = Math.min(longestNameWords, words.length - at); length > 0; length -= 1) {
    const drug = byName.get(words.slice(at, at + length).join(' '));
    if (drug) return [drug, length];
  }
  return [undefined, 1];
}

function namesOf(drug: Drug): string[] {
  return [drug.name, drug.inn, ...drug.synonyms, ...drug.brands].map((name) =>
    normalizeDrugText(name).join(' '),
  );
}

function signatureOf(ingredients: readonly string[]): string {
  return ingredients.toSorted().join('+');
}
