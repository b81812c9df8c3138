import type { ConnectLanguage } from '@svc/contracts';

export type Language = ConnectLanguage;

/** Every language of the console by its own name. */
export const LANGUAGES: Readonly<Record<Language, string>> = {
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  ja: '日本語',
};

const KEPT_AS = 'svc-console-language';

/**
 * The language that was chosen at the sign-in, which is kept and leaves the address; else the one that was chosen here
 * before, else that of the page, which the server took from the browser.
 */
export function firstLanguage(): Language {
  const address = new URL(globalThis.location.href);
  const asked = spoken(address.searchParams.get('lang'));
  if (asked !== undefined) {
    keepLanguage(asked);
    address.searchParams.delete('lang');
    globalThis.history.replaceState(globalThis.history.state, '', address);
  }
  return spoken(localStorage.getItem(KEPT_AS)) ?? spoken(document.documentElement.lang) ?? 'en';
}

export function keepLanguage(language: Language): void {
  localStorage.setItem(KEPT_AS, language);
}

function spoken(name: string | null): Language | undefined {
  return (Object.keys(LANGUAGES) as Language[]).find((language) => language === name);
}
