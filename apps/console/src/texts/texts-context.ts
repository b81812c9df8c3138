import { createContext, use } from 'react';
import type { Language } from './language.ts';
import type { Texts } from './en.ts';

interface Spoken {
  readonly language: Language;
  readonly texts: Texts;
  speak(language: Language): Promise<void>;
}

export const SpokenContext = createContext<Spoken | null>(null);

export function useSpoken(): Spoken {
  const spoken = use(SpokenContext);
  if (spoken === null) throw new Error('texts are used outside of their provider');
  return spoken;
}

export function useTexts(): Texts {
  return useSpoken().texts;
}
