const MILLIONTHS = 1_000_000;

/** Rounds to six decimals, so that floating-point noise never decides a cut-off; never gives -0. */
export function settle(value: number): number {
  return Math.round(value * MILLIONTHS) / MILLIONTHS + 0;
}

/** The sum of the parts as a whole number, halves up. */
export function wholeSum(parts: readonly number[]): number {
  return Math.round(settle(sumOf(parts))) + 0;
}

function sumOf(parts: readonly number[]): number {
  let sum = 0;
  for (const part of parts) sum += part;
  return sum;
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
  const raised = new Set<number>();
  for (let left = total - sumOf(whole); left > 0 && raised.size < parts.length; left--) {
    const index = largestLeft(parts, raised);
    whole[index] = (whole[index] ?? 0) + 1;
    raised.add(index);
  }
  return whole;
}

/** Position of the part with the largest remainder among those not yet raised. */
function largestLeft(parts: readonly number[], raised: ReadonlySet<number>): number {
  let best = 0;
  let most = -1;
  parts.forEach((part, index) => {
    const remainder = part - Math.floor(part);
    if (remainder <= most || raised.has(index)) return;
    most = remainder;
    best = index;
  });
  return best;
}
