/**
 * A text cut after so many UTF-16 units, with a mark where something is left out.
 *
 * @example
 * ```ts
 * import { shortened } from '@svc/contracts';
 *
 * shortened('sertraline', 4); // → 'sert…'
 * ```
 */
export function shortened(text: string, most: number): string {
  // Half a surrogate pair at the end could not be sent.
  return text.length <= most ? text : `${text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
