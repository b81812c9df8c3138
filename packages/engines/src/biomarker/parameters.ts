import type { ParameterSpec } from '../parameters.ts';
import { STALE_LAB_DAYS } from '../shared/dates.ts';

export type BiomarkerParameter = 'staleLabDays' | 'fullDepthPanels';

/**
 * What calibration may move: only how quickly confidence falls. All numbers are ours.
 *
 * Flags, critical limits, plausible ranges, tones and statuses are no parameters: no calibrated set can
 * lower an abnormal finding. A panel may count as old sooner than shipped, never later.
 */
export const PARAMETERS: ParameterSpec<BiomarkerParameter> = {
  defaults: { staleLabDays: STALE_LAB_DAYS, fullDepthPanels: 3 },
  caps: { staleLabDays: [90, STALE_LAB_DAYS], fullDepthPanels: [2, 6] },
  floors: { staleLabDays: 90, fullDepthPanels: 2 },
};

/** Share of a reading that counts as covered when it is known by its flag alone. Ours. */
export const FLAG_ONLY_COVERAGE = 0.5;

/** Points of a reading at the edge of its critical limit, and the most it can have. Ours: order of explanations only. */
export const CRITICAL_POINTS = 10;
export const MAX_POINTS = 20;
