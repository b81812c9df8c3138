import { inLanguage } from '../language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import type { UiTexts } from './ui-texts.ts';

export const UI_TEXTS = { en, es, fr, de, ja };

/** What the element says in a language. */
export function textsOf(language: string): UiTexts {
  return inLanguage(UI_TEXTS, language);
}
