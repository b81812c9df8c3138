/** A number for a sentence: at most one decimal, never -0. */
export function oneDecimal(value: number): string {
  return String(Math.round(value * 10) / 10 + 0);
}

/** The same with its sign: `+12.5`, `-3`, `0`. */
export function signed(value: number): string {
  const text = oneDecimal(value);
  return Number(text) > 0 ? `+${text}` : text;
}
