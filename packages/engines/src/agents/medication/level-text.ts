import { type InteractionRule, LEVEL_CHECKS } from '@svc/clinical';
import { EXPANDED_RULES, expandMembers, ruleMember, type RuleMember } from './rule-index.ts';

const CHECKS = LEVEL_CHECKS.map(({ members, rises, falls }) => ({
  keys: expandMembers(members),
  rises,
  falls,
}));
const UNNAMED = { rises: 'symptoms', falls: 'effect' } as const;
const TIME_SAID = /within days|first weeks|\btoday\b/;

/**
 * Whose level goes which way, when, and what to look at then.
 *
 * @param first the member of side `a`
 * @param second the member of side `b`
 */
export function levelText(
  { level, mechanism }: Pick<InteractionRule, 'level' | 'mechanism'>,
  first: RuleMember,
  second: RuleMember,
): string | undefined {
  if (level === undefined) return undefined;
  const [side, goes] = level.split(' ') as ['a' | 'b', 'rises' | 'falls'];
  const [changed, by] = side === 'a' ? [first, second] : [second, first];
  const check = (CHECKS.find(({ keys }) => keys.has(changed.key)) ?? UNNAMED)[goes];
  if (goes === 'rises') return `${changed.name} level can rise within days, ${check} today`;
  return /induc/i.test(mechanism)
    ? `${changed.name} level falls over the first weeks of ${by.name}, ${check} then, and rises again in the weeks after it stops`
    : `${changed.name} level can fall within days, ${check} today`;
}

const PROTECTION = expandMembers(['HORMONAL_CONTRACEPTIVE', 'ESTROGEN_CONTRACEPTIVE', 'ulipristal']);

/**
 * What follows when an inducer has stopped, for a medicine whose level it lowered. Undefined where no rule of the pair
 * says that it did.
 *
 * @param ruleIds rules that hold between the two
 * @param keys the medicine that is still taken, and its ingredients
 * @param inducer the name of what was stopped
 */
export function inductionEndsText(
  ruleIds: readonly string[],
  keys: readonly string[],
  inducer: string,
): string | undefined {
  for (const { rule, a, b } of EXPANDED_RULES) {
    if (!ruleIds.includes(rule.id) || !rule.level?.endsWith('falls') || !/induc/i.test(rule.mechanism))
      continue;
    const side = rule.level.startsWith('a') ? a : b;
    const changed = keys.map((key) => (side.has(key) ? ruleMember(key) : undefined)).find((it) => it);
    if (changed) return endedText(changed, inducer);
  }
  return undefined;
}

function endedText({ key, name }: RuleMember, inducer: string): string {
  if (PROTECTION.has(key))
    return `Consider another protection: ${name} level comes back only over the weeks after ${inducer} is stopped`;
  const { rises } = CHECKS.find(({ keys }) => keys.has(key)) ?? UNNAMED;
  return `Consider a lower dose of ${name}: ${name} level rises again over the weeks after ${inducer} is stopped, ${rises} now`;
}

/** An advice with what it does not say of the levels. */
export function withLevels(advice: string, levels: readonly string[]): string {
  const [first] = levels;
  return first === undefined || TIME_SAID.test(advice) ? advice : `${advice}: ${first}`;
}
