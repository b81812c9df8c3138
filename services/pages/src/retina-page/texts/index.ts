import type { ConnectLanguage } from '@svc/contracts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import type { RetinaPageTexts } from './retina-page-texts.ts';

export const RETINA_PAGE_TEXTS: Readonly<Record<ConnectLanguage, RetinaPageTexts>> = { en, es, fr, de, ja };
