/** Something measured and whether what is asked is so. */
export interface Example {
  readonly measured: readonly number[];
  readonly isSo: boolean;
  readonly weight: number;
}

const ROUNDS = 30;

/**
 * Constant and weights of a logistic fit by Newton's method.
 *
 * @param ridge how much the squares of the weights cost, beside the weights of the examples; the constant costs nothing
 */
export function fitLogistic(examples: readonly Example[], ridge: number): number[] {
  const count = 1 + (examples[0]?.measured.length ?? 0);
  let fitted = Array.from({ length: count }, () => 0);
  for (let round = 0; round < ROUNDS; round++) {
    const slope = fitted.map((value, i) => (i === 0 ? 0 : -ridge * value));
    const bend = fitted.map((_, i) => fitted.map((__, j) => (i !== j ? 0 : i === 0 ? 1e-9 : ridge)));
    for (const { measured, isSo, weight } of examples) {
      const probability = logistic(sumOf(fitted, measured));
      const values = [1, ...measured];
      values.forEach((value, i) => {
        slope[i] = (slope[i] as number) + weight * (Number(isSo) - probability) * value;
        const row = bend[i] as number[];
        for (const [j, other] of values.entries())
          row[j] = (row[j] as number) + weight * probability * (1 - probability) * value * other;
      });
    }
    const step = solved(bend, slope);
    fitted = fitted.map((value, i) => value + (step[i] as number));
    if (step.every((value) => Math.abs(value) < 1e-7)) break;
  }
  return fitted;
}

export function sumOf(fitted: readonly number[], measured: readonly number[]): number {
  return measured.reduce((sum, value, i) => sum + value * (fitted[i + 1] as number), fitted[0] as number);
}

export function logistic(sum: number): number {
  return 1 / (1 + Math.exp(-sum));
}

/** Of linear equations with a symmetric positive matrix, by elimination. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] as number]);
  rows.forEach((row, i) => {
    for (const [k, other] of rows.entries()) {
      if (k === i) continue;
      const share = (other[i] as number) / (row[i] as number);
      for (let j = i; j < other.length; j++) other[j] = (other[j] as number) - share * (row[j] as number);
    }
  });
  return rows.map((row, i) => (row.at(-1) as number) / (row[i] as number));
}
