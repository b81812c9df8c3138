import type { ConfidenceLevel } from '@svc/contracts';
import { type Coverage, type Summarised, studentTQuantile } from './stats.ts';

/** Fewest prior values for a verdict about a deviation. Ours. */
const MIN_N_FOR_VERDICT = 3;
/** The spread counts as at least this share of the mean, since short histories are often identical. Ours. */
const SD_FLOOR_OF_MEAN = 0.05;

const COVERAGES: readonly Coverage[] = [99, 95, 80];

/** Which side of the person's own mean a value lies on. */
export type Side = 'above' | 'below';

export interface BaselineComparison {
  readonly side: Side;
  /** Crawford-Howell t. */
  readonly t: number;
  /** Widest two-sided prediction interval (percent) the value reaches the edge of or leaves; 0 for none. */
  readonly outside: Coverage | 0;
}

/**
 * Compares one value with a person's own prior values: t = (x - mean) / (sd * sqrt(1 + 1/n)) at n - 1 degrees
 * of freedom, which is the prediction interval for one new value. The plain z score would flag too often in
 * small samples (Crawford-Howell method, oro.open.ac.uk/36585 and oro.open.ac.uk/18216).
 * @param resolution smallest spread that counts, in the unit of the value
 * @returns undefined below two prior values, which have no spread
 */
export function compareWithBaseline(
  value: number,
  baseline: Summarised,
  resolution: number,
): BaselineComparison | undefined {
  const { mean, sd, n } = baseline;
  if (sd === null) return undefined;
  const spread = Math.max(sd, SD_FLOOR_OF_MEAN * Math.abs(mean), resolution);
  const t = (value - mean) / (spread * Math.sqrt(1 + 1 / n));
  const outside = COVERAGES.find((coverage) => Math.abs(t) >= studentTQuantile(coverage, n - 1)) ?? 0;
  return { side: value < mean ? 'below' : 'above', t, outside };
}

/** Prior values from which on a verdict is relied on moderately, and highly. Ours. */
const MODERATE_FROM_N = 5;
const HIGH_FROM_N = 10;

/** How far a verdict from `n` prior values can be relied on; undefined when there are too few for one. Ours. */
export function verdictConfidence(n: number): ConfidenceLevel | undefined {
  if (n < MIN_N_FOR_VERDICT) return undefined;
  if (n < MODERATE_FROM_N) return 'low';
  return n < HIGH_FROM_N ? 'moderate' : 'high';
}
