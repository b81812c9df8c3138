/** Whole tenths below this are exact, and their digits are written without an exponent. */
const MOST_TENTHS = 2 ** 31;

/**
 * A number for a sentence: at most one decimal, never -0. Written from whole numbers, because turning a fraction
 * into text is many times slower and an answer does it for every detail.
 */
export function oneDecimal(value: number): string {
  const tenths = Math.round(value * 10);
  if (!(tenths > -MOST_TENTHS && tenths < MOST_TENTHS)) return String(tenths / 10);
  const size = Math.abs(tenths);
  const whole = Math.floor(size / 10);
  const digit = size - whole * 10;
  const text = digit === 0 ? String(whole) : `${whole}.${digit}`;
  return tenths < 0 ? `-${text}` : text;
}

/** The same with its sign: `+12.5`, `-3`, `0`. */
export function signed(value: number): string {
  const text = oneDecimal(value);
  return Math.round(value * 10) > 0 ? `+${text}` : text;
}
