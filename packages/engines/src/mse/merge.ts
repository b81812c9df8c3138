import type { MseSelection } from '@svc/contracts';

/**
 * The current exam with the domains of the patch put in place of its own; the others are carried forward as they are.
 *
 * @example
 * ```ts
 * import { mergeMse } from '@svc/engines';
 *
 * Object.keys(mergeMse({ mood: { values: ['depressed'] } }, { affect: { values: ['flat'] } }));
 * // → [ 'mood', 'affect' ]
 * ```
 */
export function mergeMse(current: MseSelection, patch: MseSelection): MseSelection {
  return { ...current, ...patch };
}
