import type { Language } from './language.ts';
import type { Texts } from './en.ts';

const LOADERS: Readonly<Record<Language, () => Promise<Texts>>> = {
  de: async () => (await import('./de.ts')).de,
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
  fr: async () => (await import('./fr.ts')).fr,
  ja: async () => (await import('./ja.ts')).ja,
};

/** The words of one language, which is a file of its own. */
export function loadTexts(language: Language): Promise<Texts> {
  return LOADERS[language]();
}
