/**
 * Detected syllables per word of running speech. English: from the recordings of the model card. The others are
 * experimental: means of the literature on syllables per word, without recordings of their own.
 */
export const SYLLABLES_PER_WORD: Readonly<Record<string, number>> = {
  en: 1.4,
  es: 1.95,
  fr: 1.45,
  de: 1.7,
  it: 2.05,
};

/** Of `de-AT` that of `de`; nothing for a language without a factor. */
export function syllablesPerWordOf(language: string): number | undefined {
  return SYLLABLES_PER_WORD[language.toLowerCase().split('-')[0] ?? ''];
}
