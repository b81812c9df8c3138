const MILLIONTHS = 1_000_000;

/** Rounds to six decimals, so that floating-point noise never decides a cut-off; never gives -0. */
export function roundOffNoise(value: number): number {
  return Math.round(value * MILLIONTHS) / MILLIONTHS + 0;
}

/** The sum of the parts as a whole number, halves up. */
export function wholeSum(parts: readonly number[]): number {
  return Math.round(roundOffNoise(sumOf(parts))) + 0;
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
 * @param parts rounded numbers (see {@link roundOffNoise})
 * @param total a whole number no further from the sum of the parts than rounding puts it
 */
export function largestRemainder(parts: readonly number[], total: number): number[] {
  const whole: number[] = [];
  const remainders: number[] = [];
  for (const part of parts) {
    const below = Math.floor(part) + 0;
    whole.push(below);
    remainders.push(part - below);
  }
  for (let left = total - sumOf(whole); left > 0; left--) {
    const index = largestOf(remainders);
    if (index < 0) break;
    whole[index] = (whole[index] as number) + 1;
    remainders[index] = RAISED;
  }
  return whole;
}

/** Stands for the remainder of a part that was rounded up. */
const RAISED = -1;

/** Position of the largest remainder, ties the earlier one; -1 when every part is raised. */
function largestOf(remainders: readonly number[]): number {
  let best = -1;
  let most = RAISED;
  for (let index = 0; index < remainders.length; index++) {
    const remainder = remainders[index] as number;
    if (remainder <= most) continue;
    most = remainder;
    best = index;
  }
  return best;
}
