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

/**
 * Wordings of a sign, one a line: plain words in any form and order, `a/b` for a or b, a word in capitals for a class of
 * words, `...` where a comma or "and" may stand between.
 */
interface SaidWordings {
  /** They may stand within more. */
  readonly words: readonly string[];
  /** Signs only where nothing else of weight stands beside: "drinking", but not "drinking tea". */
  readonly alone?: readonly string[];
  /** The healthy state: read as absent. */
  readonly well?: readonly string[];
  /** What describes the sign in lay words; the wordings are ours. */
  readonly from: readonly Evidence[];
}

/** A sign that a relapse may be under way, as a clinician or an agent reports it with a severity from 0 to 1. */
export interface RelapseIndicator {
  /** The name callers send. */
  readonly key: string;
  readonly label: string;
  /** Other wordings that callers send for it. */
  readonly aliases?: readonly string[];
  /** How families, patients and notes say it, in our words. */
  readonly said?: SaidWordings;
  readonly category: IndicatorCategory;
  /** Share of the composite that full severity adds by itself, above 0 and below 1. Every weight is ours. */
  readonly weight: number;
  /** Why it is listed; the source gives no weight. */
  readonly basis: Evidence;
  /** It often starts a relapse: with a further sign beside it, somebody should see how the person is. Ours. */
  readonly startsRelapse?: true;
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
