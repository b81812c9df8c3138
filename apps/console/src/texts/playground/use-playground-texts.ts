import { use } from 'react';
import type { Language } from '../language.ts';
import { useSpoken } from '../texts-context.ts';
import type { PlaygroundTexts } from './en.ts';

const LOADERS: Readonly<Record<Language, () => Promise<{ playground: PlaygroundTexts }>>> = {
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  ja: () => import('./ja.ts'),
};

const loading = new Map<Language, Promise<PlaygroundTexts>>();

/** Words of the playground in the language of the console. The first time, what asks waits for them. */
export function usePlaygroundTexts(): PlaygroundTexts {
  return use(textsIn(useSpoken().language));
}

function textsIn(language: Language): Promise<PlaygroundTexts> {
  const known = loading.get(language);
  if (known !== undefined) return known;
  const texts = LOADERS[language]().then(({ playground }) => playground);
  loading.set(language, texts);
  // What failed to load is asked for again.
  texts.catch(() => loading.delete(language));
  return texts;
}
