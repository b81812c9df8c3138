import { toAnalyteUnit } from '../convert-unit.ts';
import type { Analyte } from '../define-analyte.ts';
import type { Amount, ChangeRule } from './define-change.ts';
import { CHANGE_RULES } from './index.ts';

const byAnalyte = new Map<string, ChangeRule[]>();
for (const rule of CHANGE_RULES) byAnalyte.set(rule.analyte, [...(byAnalyte.get(rule.analyte) ?? []), rule]);

/** A value in the analyte's own unit, and the hours to the other. */
export interface Step {
  readonly earlier: number;
  readonly later: number;
  /** Undefined where nobody knows when each was taken: any time is then as good as another. */
  readonly hours: number | undefined;
}

/**
 * The rows of an analyte, worst first; none for most analytes.
 *
 * @example
 * ```ts
 * import { changesOf, findAnalyte } from '@svc/clinical';
 *
 * const weight = findAnalyte('Weight');
 * weight && changesOf(weight).map(({ name }) => name);
 * // → ['a gain of 5 % or more within a year', 'a loss of 10 % or more within a year', 'a loss of 5 % or more within 6 months']
 * ```
 */
export function changesOf({ key }: Analyte): readonly ChangeRule[] {
  return byAnalyte.get(key) ?? [];
}

/**
 * The worst row that a step from one value to a later one meets.
 *
 * @example
 * ```ts
 * import { changeMet, findAnalyte } from '@svc/clinical';
 *
 * const creatinine = findAnalyte('Creatinine');
 * creatinine && changeMet(creatinine, { earlier: 0.7, later: 1.2, hours: 48 })?.name;
 * // → 'acute kidney injury stage 1 (KDIGO)'
 * ```
 */
export function changeMet(analyte: Analyte, step: Step): ChangeRule | undefined {
  return changesOf(analyte).find((rule) => isMet(analyte, rule, step));
}

function isMet(analyte: Analyte, rule: ChangeRule, { earlier, later, hours }: Step): boolean {
  if (hours !== undefined && rule.withinHours !== undefined && hours > rule.withinHours) return false;
  const own = (amount: Amount) => ownValue(analyte, amount);
  const { toBelow, toAtLeast, fromBelow, fromAtLeast, earlierAtMost } = rule;
  if (toBelow !== undefined && !(later < own(toBelow))) return false;
  if (toAtLeast !== undefined && !isAtLeast(later, own(toAtLeast))) return false;
  if (fromBelow !== undefined && !(earlier < own(fromBelow))) return false;
  if (fromAtLeast !== undefined && !isAtLeast(earlier, own(fromAtLeast))) return false;
  const from = earlierAtMost === undefined ? earlier : Math.min(earlier, own(earlierAtMost));
  const isRise = rule.direction === 'rise';
  if (rule.by !== undefined && !isAtLeast(isRise ? later - from : from - later, ownSize(analyte, rule.by)))
    return false;
  if (rule.times === undefined) return true;
  return isRise
    ? from > 0 && isAtLeast(later, from * rule.times)
    : from > 0 && isAtLeast(from * rule.times, later);
}

/** Conversions leave a trace in the last digits: a limit that is met exactly is met. */
function isAtLeast(value: number, limit: number): boolean {
  return value >= limit - 1e-9 * Math.max(1, Math.abs(limit));
}

function ownValue(analyte: Analyte, { value, unit }: Amount): number {
  const converted = toAnalyteUnit(analyte, value, unit);
  return 'value' in converted ? converted.value : Number.NaN;
}

/** A difference: without the offset that some units have. */
function ownSize(analyte: Analyte, { value, unit }: Amount): number {
  return ownValue(analyte, { value: value + 1, unit }) - ownValue(analyte, { value: 1, unit });
}
