import { SEEN } from './covered.ts';
import { REASSURANCES } from './reassurances.ts';

/** Options that say something is as it should be. A model that reads a visit may add what is wrong, never these. */
const UNREMARKABLE: ReadonlySet<string> = new Set([
  ...REASSURANCES.map(({ value }) => value),
  ...[...SEEN].map((option) => option.split('.')[1] ?? ''),
  'protective_factors_present',
]);

const NEGATION = /\b(?:no|not|never|none|nothing|nobody|without|neither|nor|denies|denied)\b|n['’]t\b/i;

/**
 * Whether an option a model proposes may join a draft: it must not reassure, and the words it is said to rest on must
 * not be negated. Whether the words mean the option is for the clinician to judge; that is why such an entry is of low
 * confidence.
 *
 * @example
 * ```ts
 * import { isModelAddable } from '@svc/mse-draft';
 *
 * isModelAddable('no_abnormality', 'I am fine'); // → false
 * isModelAddable('depressed', 'I feel low'); // → true
 * ```
 */
export function isModelAddable(value: string, quote: string): boolean {
  return !UNREMARKABLE.has(value) && !NEGATION.test(quote);
}
