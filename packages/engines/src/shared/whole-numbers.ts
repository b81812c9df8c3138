const MILLIONTHS = 1_000_000;

/** Rounds to six decimals, so that floating-point noise never decides a cut-off; never gives -0. */
export function settle(value: number): number {
  return Math.round(value * MILLIONTHS) / MILLIONTHS + 0;
}

/** The sum of the parts as a whole number, halves up. */
export function wholeSum(parts: readonly number[]): number {
  return Math.round(settle(parts.reduce((sum, part) => sum + part, 0))) + 0;
}

/**
 * Whole numbers that add up to `total`, each the part below or above its own part: every part is rounded down
 * and what is left goes one by one to the largest remainders, ties to the earlier part.
 *
 * @param parts settled numbers (see {@link settle})
 * @param total a whole number no further from the sum of the parts than rounding puts it
 */
export function largestRemainder(parts: readonly number[], total: number): number[] {
  const whole = parts.map((part) => Math.floor(part) + 0);
  let left = total - whole.reduce((sum, part) => sum + part, 0);
  const remainder = (index: number) => (parts[index] ?? 0) - Math.floor(parts[index] ?? 0);
  const order = parts.map((_, index) => index).sort((a, b) => remainder(b) - remainder(a) || a - b);
  for (const index of order) {
    if (left <= 0) break;
    whole[index] = (whole[index] ?? 0) + 1;
    left--;
  }
  return whole;
}
