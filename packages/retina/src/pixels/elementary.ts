/**
 * Logarithm and exponential from additions, multiplications and divisions alone, whose results the language fixes to
 * the bit; `Math.log` and `Math.exp` may differ between engines in the last digit.
 */

const LN_2 = Math.LN2;
const SQRT_2 = Math.SQRT2;

/** Natural logarithm of a finite number above 0, to 1e-13. */
export function ln(value: number): number {
  let mantissa = value;
  let exponent = 0;
  while (mantissa >= SQRT_2) {
    mantissa /= 2;
    exponent += 1;
  }
  while (mantissa < SQRT_2 / 2) {
    mantissa *= 2;
    exponent -= 1;
  }
  // ln m = 2 artanh((m - 1) / (m + 1)), whose argument is below 0.172 here.
  const z = (mantissa - 1) / (mantissa + 1);
  const z2 = z * z;
  const series =
    1 + z2 * (1 / 3 + z2 * (1 / 5 + z2 * (1 / 7 + z2 * (1 / 9 + z2 * (1 / 11 + z2 * (1 / 13 + z2 / 15))))));
  return exponent * LN_2 + 2 * z * series;
}

/** e to a power between -700 and 700, to 1e-13 of the result. */
export function exp(power: number): number {
  const halvings = Math.round(power / LN_2);
  const rest = power - halvings * LN_2;
  let term = 1;
  let sum = 1;
  for (let n = 1; n <= 14; n++) {
    term *= rest / n;
    sum += term;
  }
  return halvings >= 0 ? sum * powerOfTwo(halvings) : sum / powerOfTwo(-halvings);
}

function powerOfTwo(exponent: number): number {
  let result = 1;
  for (let i = 0; i < exponent; i++) result *= 2;
  return result;
}
