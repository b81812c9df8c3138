/** The codes of two letters that stand in a text; null when anything else does, or nothing. */
export function countriesOf(text: string): string[] | null {
  const codes = text
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter((code) => code !== '');
  return codes.length > 0 && codes.every((code) => /^[A-Z]{2}$/.test(code)) ? [...new Set(codes)] : null;
}
