/** Of `de-AT` that of `de`; English for a language that is not there. */
export function inLanguage<Texts>(
  all: Readonly<Record<string, Texts>> & { readonly en: Texts },
  language: string,
): Texts {
  return all[language.toLowerCase().split('-')[0] ?? ''] ?? all.en;
}

/** What an element speaks: the language of its `lang`, or of the page. */
export function languageOf(element: Element): string {
  return element.closest('[lang]')?.getAttribute('lang') ?? 'en';
}
