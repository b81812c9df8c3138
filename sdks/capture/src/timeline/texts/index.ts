import { inLanguage } from '../../ui/language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import type { TimelineTexts } from './timeline-texts.ts';

export const TIMELINE_TEXTS = { en, es, fr, de, ja };

/** What the timeline says in a language. */
export function textsOf(language: string): TimelineTexts {
  return inLanguage(TIMELINE_TEXTS, language);
}
