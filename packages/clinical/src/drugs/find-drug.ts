import type { Drug } from './define-drug.ts';
import { normalizeDrugText } from './drug-text.ts';
import { DRUGS, EXPOSURE_WORDS } from './index.ts';

export { normalizeDrugText } from './drug-text.ts';

const byKey = new Map(DRUGS.map((drug) => [drug.key, drug]));
const byName = new Map(DRUGS.flatMap((drug) => namesOf(drug).map((name) => [name, drug] as const)));
const byIngredients = new Map(
  DRUGS.flatMap((drug) => (drug.ingredients ? [[signatureOf(drug.ingredients), drug] as const] : [])),
);
/** Longer wordings that begin with a name: "dopamine agonist" is no dopamine. */
const noNames = new Set(
  EXPOSURE_WORDS.flatMap(({ words }) => words.map((word) => normalizeDrugText(word).join(' '))).filter(
    (word) => word.includes(' '),
  ),
);
const longestNameWords = Math.max(...[...byName.keys()].map((name) => name.split(' ').length));

/**
 * The listed drug a medication line names, by INN, US name, synonym or brand; the longest name wins. Names are
 * compared exactly: a misspelling is not guessed. Undefined where no listed drug is named, or where several are
 * that no listed combination product holds.
 *
 * @example
 * ```ts
 * import { findDrug } from '@svc/clinical';
 *
 * findDrug('Zoloft 100 mg every morning')?.key; // → 'sertraline'
 * findDrug('sertralin'); // → undefined
 * ```
 */
export function findDrug(text: string): Drug | undefined {
  const found = namedIn(normalizeDrugText(text));
  if (found.length === 1 && found[0]?.ingredients === undefined) return found[0];
  const ingredients = new Set(found.flatMap((drug) => drug.ingredients ?? drug.key));
  const [only] = ingredients;
  if (only === undefined) return undefined;
  return ingredients.size === 1 ? byKey.get(only) : byIngredients.get(signatureOf([...ingredients]));
}

/** Drugs named one after the other, each by the longest name that starts at its word. */
function namedIn(words: readonly string[]): Drug[] {
  const found: Drug[] = [];
  for (let at = 0; at < words.length; ) {
    const length = longestNameAt(words, at);
    const drug = byName.get(nameAt(words, at, length));
    if (drug) found.push(drug);
    at += length;
  }
  return found;
}

/** Words of the longest listed name that starts at a word; 1 when none does. */
function longestNameAt(words: readonly string[], at: number): number {
  for (let length = Math.min(longestNameWords, words.length - at); length > 1; length -= 1) {
    const name = nameAt(words, at, length);
    if (byName.has(name) || noNames.has(name)) return length;
  }
  return 1;
}

function nameAt(words: readonly string[], at: number, length: number): string {
  return length === 1 ? (words[at] ?? '') : words.slice(at, at + length).join(' ');
}

function namesOf(drug: Drug): string[] {
  // A mineral is named by the words of salts alone, which say nothing here.
  return [drug.name, drug.inn, ...drug.synonyms, ...drug.brands]
    .map((name) => normalizeDrugText(name).join(' '))
    .filter((name) => name !== '');
}

function signatureOf(ingredients: readonly string[]): string {
  return ingredients.toSorted().join('+');
}
