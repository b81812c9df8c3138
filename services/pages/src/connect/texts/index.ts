import type { ConnectLanguage } from '@svc/contracts';
import type { ConnectTexts } from './connect-texts.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';

export const CONNECT_TEXTS: Readonly<Record<ConnectLanguage, ConnectTexts>> = { en, es, fr, de, ja };
