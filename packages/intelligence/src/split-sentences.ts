/**
 * Splits text into sentences; a full stop inside a number or abbreviation, with no space after it, does not end one, nor
 * does that of "St.", which begins the name of a medicine.
 */
export function splitSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?])(?<!\bst\.)\s+/i)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
