import type { WearableDataType, WearableMetric } from '@svc/contracts';

/** The metric each kind of data becomes. */
export const METRIC_OF_DATA_TYPE: Readonly<Record<WearableDataType, WearableMetric>> = {
  sleep: 'sleepHours',
  resting_heart_rate: 'restingHeartRateBpm',
  heart_rate_variability: 'heartRateVariabilityMs',
  steps: 'steps',
};

/** Values beyond these are faults of a device or of a reader, never stored. Inclusive; ours, not published norms. */
export const PLAUSIBLE_METRIC: Readonly<
  Record<WearableMetric, { readonly min: number; readonly max: number }>
> = {
  sleepHours: { min: 0, max: 24 },
  restingHeartRateBpm: { min: 10, max: 350 },
  heartRateVariabilityMs: { min: 1, max: 500 },
  steps: { min: 0, max: 200_000 },
};

/** One day of one person as a provider counted it: `date` is YYYY-MM-DD of the person's own calendar. */
export interface WearableDay extends Partial<Readonly<Record<WearableMetric, number>>> {
  readonly date: string;
}
