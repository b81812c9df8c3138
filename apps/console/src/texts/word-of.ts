/** The words for a code of the server; the code itself where a newer server has one that they do not know. */
export function wordOf(words: Readonly<Record<string, string>>, code: string): string {
  return Object.hasOwn(words, code) ? (words[code] ?? code) : code;
}
