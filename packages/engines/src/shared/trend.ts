/** Pairwise statistics cost O(n²), so they see the newest values only. Ours. */
export const PAIRWISE_WINDOW = 30;

/** What the order of values says, whatever their distribution. */
export interface OrderedTrend {
  /** Mann-Kendall S: rising minus falling pairs. Mann 1945, Nonparametric tests against trend. */
  readonly s: number;
  /**
   * Sign of the Theil-Sen slope, the median slope of all pairs of evenly spaced values. Sen 1968, Estimates of
   * the regression coefficient based on Kendall's tau.
   */
  readonly slopeSign: -1 | 0 | 1;
}

/** Both statistics of the latest 30 values, oldest first. */
export function orderedTrend(values: readonly number[]): OrderedTrend {
  const start = Math.max(0, values.length - PAIRWISE_WINDOW);
  const pairs = ((values.length - start) * (values.length - start - 1)) / 2;
  let rising = 0;
  let falling = 0;
  let gentlestRise = Number.POSITIVE_INFINITY;
  let gentlestFall = Number.NEGATIVE_INFINITY;
  for (let j = start + 1; j < values.length; j++) {
    for (let i = start; i < j; i++) {
      const slope = ((values[j] as number) - (values[i] as number)) / (j - i);
      if (slope > 0) {
        rising++;
        gentlestRise = Math.min(gentlestRise, slope);
      } else if (slope < 0) {
        falling++;
        gentlestFall = Math.max(gentlestFall, slope);
      }
    }
  }
  const s = rising - falling;
  if (2 * rising > pairs) return { s, slopeSign: 1 };
  if (2 * falling > pairs) return { s, slopeSign: -1 };
  // Half the pairs fall or rise exactly: the median is the mean of the two middle slopes.
  const lower = 2 * falling === pairs ? gentlestFall : 0;
  const upper = 2 * rising === pairs ? gentlestRise : 0;
  return { s, slopeSign: pairs === 0 ? 0 : signOf(lower + upper) };
}

function signOf(value: number): -1 | 0 | 1 {
  if (value === 0) return 0;
  return value > 0 ? 1 : -1;
}
