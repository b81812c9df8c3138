import { CONNECT_LANGUAGES, type ConnectLanguage } from '@svc/contracts';
import { acceptedOf, escapeHtml, spokenOf } from '@svc/server-kit';
import type { FastifyRequest } from 'fastify';
import { SIGN_IN_TEXTS } from './texts/index.ts';

const BASE = 'http://console.invalid';

/** The language of a page, and the one that was chosen there: what follows is in it as well. */
export interface Spoken {
  readonly language: ConnectLanguage;
  readonly chosen: ConnectLanguage | undefined;
}

export function spokenIn(request: FastifyRequest): Spoken {
  const chosen = spokenOf((Object(request.query) as { lang?: unknown }).lang);
  return { language: chosen ?? acceptedOf(request), chosen };
}

/** A path of ours that goes on in a language; as it was where none was chosen. */
export function inLanguage(path: string, language: ConnectLanguage | undefined): string {
  if (language === undefined) return path;
  const url = new URL(path, BASE);
  url.searchParams.set('lang', language);
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Links to the same page in each language, by its own name. */
export function languageLinks(current: ConnectLanguage, path: string): string {
  const links = CONNECT_LANGUAGES.map((language) => {
    const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
    const here = language === current ? ' aria-current="true"' : '';
    return `<li><a href="${escapeHtml(inLanguage(path, language))}" lang="${language}" hreflang="${language}"${here}>${escapeHtml(name)}</a></li>`;
  });
  return `<nav aria-label="${escapeHtml(SIGN_IN_TEXTS[current].language)}"><ul class="languages">${links.join('')}</ul></nav>`;
}
