import type { Evidence } from '../evidence/evidence.ts';

export const INDICATOR_CATEGORIES = [
  'safety',
  'psychosis',
  'medication',
  'sleep',
  'mood',
  'behavior',
  'social',
  'function',
  'somatic',
  'substance',
  'engagement',
  'context',
] as const;
export type IndicatorCategory = (typeof INDICATOR_CATEGORIES)[number];

/** A sign that a relapse may be under way, as a clinician or an agent reports it with a severity from 0 to 1. */
export interface RelapseIndicator {
  /** The name callers send. */
  readonly key: string;
  readonly label: string;
  /** Other wordings that callers send for it. */
  readonly aliases?: readonly string[];
  readonly category: IndicatorCategory;
  /** Share of the composite that full severity adds by itself, above 0 and below 1. Every weight is ours. */
  readonly weight: number;
  /** Why it is listed; the source gives no weight. */
  readonly basis: Evidence;
  /**
   * Safety floor: any severity above 0 makes the level at least moderate, and one of `highFrom` or more makes it
   * high. 0 means any severity above 0.
   */
  readonly safetyFloor?: { readonly highFrom: number };
}

/** Checks the entries of one category when the module loads. Throws on a slip. */
export function defineIndicators(
  category: IndicatorCategory,
  entries: readonly Omit<RelapseIndicator, 'category'>[],
): readonly RelapseIndicator[] {
  return entries.map((entry) => {
    if (!(entry.weight > 0 && entry.weight < 1))
      throw new Error(`indicator ${entry.key}: weight is not between 0 and 1`);
    return { ...entry, category };
  });
}
