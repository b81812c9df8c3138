/** Mean, sample standard deviation and number of a list of values. */
export interface Summarised {
  readonly mean: number;
  /** Denominator n - 1; null below two values. */
  readonly sd: number | null;
  readonly n: number;
}

/**
 * Summary of at least one value, in O(n): two passes, so that near-equal values lose no digits. By position,
 * which stays fast for lists of 100,000 values whether they hold whole numbers or fractions.
 */
export function summarise(values: readonly number[]): Summarised {
  const n = values.length;
  let sum = 0;
  for (let i = 0; i < n; i++) sum += values[i] as number;
  const mean = sum / n;
  if (n < 2) return { mean, sd: null, n };
  let squares = 0;
  for (let i = 0; i < n; i++) squares += ((values[i] as number) - mean) ** 2;
  return { mean, sd: Math.sqrt(squares / (n - 1)), n };
}

/** Standard normal quantiles of the two-sided coverages in use. */
const NORMAL_QUANTILES = { 80: 1.2815515655446004, 95: 1.959963984540054, 99: 2.5758293035489004 } as const;

/** Two-sided coverage of an interval, percent. */
export type Coverage = keyof typeof NORMAL_QUANTILES;

/** Up to here the distribution function is summed exactly; beyond it the expansion is off by less than 1e-6. */
const LARGEST_EXACT_DF = 100;
/** Above the largest quantile in use: 63.66 at one degree of freedom and 99 %. */
const QUANTILE_BOUND = 64;
const BISECTIONS = 60;

/** Filled on first use and bounded by `LARGEST_EXACT_DF`; 0 means not yet computed. */
const exactQuantiles: Record<Coverage, Float64Array> = {
  80: new Float64Array(LARGEST_EXACT_DF + 1),
  95: new Float64Array(LARGEST_EXACT_DF + 1),
  99: new Float64Array(LARGEST_EXACT_DF + 1),
};

/**
 * The t with P(|T| <= t) = `coverage` percent for Student's t with `df` degrees of freedom (a whole number
 * from 1). Abramowitz and Stegun, Handbook of Mathematical Functions: 26.7.3 and 26.7.4 inverted up to 100
 * degrees of freedom, 26.7.5 beyond.
 */
export function studentTQuantile(coverage: Coverage, df: number): number {
  if (df > LARGEST_EXACT_DF) return expandedQuantile(NORMAL_QUANTILES[coverage], df);
  const known = exactQuantiles[coverage];
  known[df] ||= invertCoverage(coverage / 100, df);
  return known[df] ?? Number.NaN;
}

function invertCoverage(target: number, df: number): number {
  let low = 0;
  let high = QUANTILE_BOUND;
  for (let i = 0; i < BISECTIONS; i++) {
    const middle = (low + high) / 2;
    if (studentTCoverage(middle, df) < target) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** P(|T| <= t) by the finite series of Abramowitz and Stegun 26.7.3 (odd df) and 26.7.4 (even df). */
function studentTCoverage(t: number, df: number): number {
  const angle = Math.atan(t / Math.sqrt(df));
  const cosine = Math.cos(angle);
  const odd = df % 2 === 1;
  let term = odd ? cosine : 1;
  let series = df === 1 ? 0 : term;
  for (let k = odd ? 3 : 2; k < df; k += 2) {
    term *= ((k - 1) / k) * cosine * cosine;
    series += term;
  }
  return odd ? (2 / Math.PI) * (angle + Math.sin(angle) * series) : Math.sin(angle) * series;
}

/** Abramowitz and Stegun 26.7.5: the normal quantile `z` corrected in powers of 1/df. */
function expandedQuantile(z: number, df: number): number {
  const g1 = (z ** 3 + z) / 4;
  const g2 = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96;
  const g3 = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384;
  const g4 = (79 * z ** 9 + 776 * z ** 7 + 1482 * z ** 5 - 1920 * z ** 3 - 945 * z) / 92160;
  return z + g1 / df + g2 / df ** 2 + g3 / df ** 3 + g4 / df ** 4;
}
