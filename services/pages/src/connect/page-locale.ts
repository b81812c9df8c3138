import type { ConnectLanguage } from '@svc/contracts';

/** How dates and numbers of a page are written. */
export function localeOf(language: ConnectLanguage): string {
  return language === 'en' ? 'en-GB' : language;
}
