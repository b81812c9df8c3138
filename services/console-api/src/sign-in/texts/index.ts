import type { ConnectLanguage } from '@svc/contracts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import type { SignInTexts } from './sign-in-texts.ts';

export type { SignInTexts } from './sign-in-texts.ts';

export const SIGN_IN_TEXTS: Readonly<Record<ConnectLanguage, SignInTexts>> = { en, es, fr, de, ja };
