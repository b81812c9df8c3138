import type { WearableDay } from './metric.ts';

/** Mean over days with fewer nights than this says little; the feed leaves it out. Ours. */
const LEAST_NIGHTS = 3;

/** What the days of a wearable give the analysis endpoints, field names as those requests have them. */
export interface WearableFeed {
  /** For `POST /v1/outcome/score` and `POST /v1/relapse/predict`: mean hours of sleep a night, one decimal. */
  readonly avgSleepHours?: number;
  /** For `labs[].results.biomarkers` of `POST /v1/biomarker/analyze`: the latest values, unflagged. */
  readonly biomarkers: readonly { readonly name: string; readonly value: number; readonly unit: string }[];
}

/**
 * Maps days of a wearable onto fields of the analysis requests. Sleep is averaged over the nights that have a value;
 * fewer than three give no average, because one night is not a pattern. Heart rate and its variability are those of the
 * last day that has them. Deterministic; the order of the days does not matter.
 */
export function feedOfWearableDays(days: readonly WearableDay[]): WearableFeed {
  const ordered = days.toSorted((a, b) => (a.date < b.date ? -1 : 1));
  const nights = ordered.flatMap(({ sleepHours }) => (sleepHours === undefined ? [] : [sleepHours]));
  const mean = nights.reduce((sum, hours) => sum + hours, 0) / nights.length;
  const latest = (metric: 'restingHeartRateBpm' | 'heartRateVariabilityMs') =>
    ordered.findLast((day) => day[metric] !== undefined)?.[metric];
  const heartRate = latest('restingHeartRateBpm');
  const variability = latest('heartRateVariabilityMs');
  return {
    ...(nights.length < LEAST_NIGHTS ? {} : { avgSleepHours: Math.round(mean * 10) / 10 }),
    biomarkers: [
      ...(heartRate === undefined ? [] : [{ name: 'Resting heart rate', value: heartRate, unit: 'bpm' }]),
      ...(variability === undefined ? [] : [{ name: 'HRV', value: variability, unit: 'ms' }]),
    ],
  };
}
