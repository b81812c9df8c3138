import type { ConnectLanguage } from '@svc/contracts';
import type { CapturePageTexts } from './capture-page-texts.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';

export const CAPTURE_PAGE_TEXTS: Readonly<Record<ConnectLanguage, CapturePageTexts>> = { en, es, fr, de, ja };
