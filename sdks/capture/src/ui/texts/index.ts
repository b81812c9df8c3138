import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import type { UiTexts } from './ui-texts.ts';

export const UI_TEXTS = { en, es, fr, de, ja };

/** Of `de-AT` those of `de`; English for a language the element does not speak. */
export function textsOf(language: string): UiTexts {
  const [short = ''] = language.toLowerCase().split('-');
  return (UI_TEXTS as Readonly<Record<string, UiTexts>>)[short] ?? en;
}
