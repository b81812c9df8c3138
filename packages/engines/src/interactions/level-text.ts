import { type InteractionRule, LEVEL_CHECKS } from '@svc/clinical';
import { expandMembers, type RuleMember } from './rule-index.ts';

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

/** An advice with what it does not say of the levels. */
export function withLevels(advice: string, levels: readonly string[]): string {
  const [first] = levels;
  return first === undefined || TIME_SAID.test(advice) ? advice : `${advice}: ${first}`;
}
