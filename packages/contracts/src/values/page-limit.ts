import { wholeNumberText } from './whole-number-text.ts';

const USUAL = 50;

/** How many entries of a list a query asks for. */
export const PageLimit = wholeNumberText(1, 200, 'must be 1 to 200').describe(
  `1 to 200, ${USUAL} when not given`,
);

/**
 * The limit that a query asks for, `usual` when it names none.
 *
 * @example
 * ```ts
 * import { pageLimitOf } from '@svc/contracts';
 *
 * pageLimitOf('20'); // → 20
 * pageLimitOf(undefined); // → 50
 * ```
 */
export function pageLimitOf(limit: string | undefined, usual = USUAL): number {
  return limit === undefined ? usual : Number(limit);
}
