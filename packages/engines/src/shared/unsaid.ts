/** The sentences a headline does not hold already, each once. */
export function unsaid(headline: string, sentences: readonly string[]): string[] {
  return [...new Set(sentences)].filter((sentence) => !headline.includes(sentence.replace(/\.$/, '')));
}
