const NAME = /\{([ab])\}/g;

/**
 * A mechanism or recommendation with the names of the pair: `{a}` and `{b}` stand for the members of the two sides.
 *
 * @param a name of the member of side `a` of the rule
 * @param b name of the member of side `b`
 *
 * @example
 * ```ts
 * import { ruleText } from '@svc/clinical';
 *
 * ruleText('{b} level rises', 'clarithromycin', 'lumateperone'); // → 'Lumateperone level rises'
 * ```
 */
export function ruleText(template: string, a: string, b: string): string {
  if (!template.includes('{')) return template;
  const text = template.replaceAll(NAME, (_, side) => (side === 'a' ? a : b));
  return template.startsWith('{') ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
