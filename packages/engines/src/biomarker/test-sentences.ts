/** Sentences of a text, for tests: a capital or a quote begins the next. */
export function splitIntoSentences(text: string): string[] {
  return text.split(/(?<=[.!?]) (?=[A-Z"])/);
}
