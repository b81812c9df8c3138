import { normalForm } from '@svc/contracts';
import type { Drug } from '../drugs/define-drug.ts';
import { MOOD_STABILISERS } from '../drugs/mood-stabilisers.ts';
import { SECOND_GENERATION_ANTIPSYCHOTICS } from '../drugs/second-generation-antipsychotics.ts';

/** Medicines beside which a reading can mean more, and those that matter for an unborn child. */
const KEYS: ReadonlySet<string> = new Set([
  'clozapine',
  'lithium',
  'valproate',
  'carbamazepine',
  'topiramate',
  'phenytoin',
]);

const NAMES: readonly (readonly [name: string, key: string])[] = [
  ...SECOND_GENERATION_ANTIPSYCHOTICS,
  ...MOOD_STABILISERS,
].flatMap((drug) => (KEYS.has(drug.key) ? namesOf(drug).map((name) => [name, drug.key] as const) : []));

function namesOf({ name, inn, synonyms, brands }: Drug): string[] {
  return [...new Set([name, inn, ...synonyms, ...brands].map((each) => each.toLowerCase()))];
}

/** Words that say that it is not taken: whoever writes one of them is read as not saying that it is. */
const NOT_TAKEN =
  /\b(?:not|no|never|off|stop(?:ped|s)?|ceased|discontinued|withdrawn|declined|refused|allerg\w*|previous(?:ly)?|past|history|before|until|considering?|planned|without)\b/;
/** Longer texts are notes, and what they say of a medicine is for whoever reads notes. */
const MOST_CHARACTERS = 160;

/**
 * Keys of the medicines that a short text names as taken: the name of a panel, an entry of a list. Only those that change
 * how a reading is judged are looked for.
 *
 * @example
 * ```ts
 * import { namedMedicine } from '@svc/clinical';
 *
 * namedMedicine('Clozaril monitoring week 3'); // → [ 'clozapine' ]
 * namedMedicine('Clozapine stopped in 2019'); // → []
 * ```
 */
export function namedMedicine(text: string): string[] {
  if (text.length > MOST_CHARACTERS) return [];
  const words = normalForm(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ');
  if (NOT_TAKEN.test(words)) return [];
  const padded = ` ${words} `;
  return [...new Set(NAMES.filter(([name]) => padded.includes(` ${name} `)).map(([, key]) => key))];
}
