import { perEntry } from '../evidence/per-entry.ts';
import type { MseDomain, MseOption } from './define-domain.ts';
import { MSE_DOMAINS } from './domains/index.ts';

const BY_KEY = new Map(MSE_DOMAINS.map((domain) => [domain.key, domain]));
const optionsByValue = perEntry(
  ({ options }: MseDomain) => new Map(options.map((option) => [option.value, option])),
);

/**
 * The domain of a key, or `undefined`. Keys such as `constructor` find nothing.
 *
 * @example
 * ```ts
 * import { findMseDomain } from '@svc/clinical';
 *
 * findMseDomain('mood')?.label; // → 'Mood (reported)'
 * ```
 */
export function findMseDomain(key: string): MseDomain | undefined {
  return BY_KEY.get(key);
}

/**
 * The option of a domain with this value, or `undefined`.
 *
 * @example
 * ```ts
 * import { findMseDomain, findMseOption } from '@svc/clinical';
 *
 * const mood = findMseDomain('mood');
 * mood && findMseOption(mood, 'no_such_option'); // → undefined
 * ```
 */
export function findMseOption(domain: MseDomain, value: string): MseOption | undefined {
  return optionsByValue(domain).get(value);
}
