import { createHash } from 'node:crypto';
import { CONNECT_LANGUAGES, type ConnectLanguage } from '@svc/contracts';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from '@svc/server-kit';
import { CONNECT_STYLE } from './page-style.ts';
import { CONNECT_TEXTS } from './texts/index.ts';

const STYLE_HASH = createHash('sha256').update(CONNECT_STYLE).digest('base64');

/** One page for the patient. */
export interface Page {
  readonly status: number;
  readonly language: ConnectLanguage;
  readonly title: string;
  /** HTML of ours. */
  readonly body: string;
  /** Path of this page for the links to other languages; null where it cannot be asked for again. */
  readonly path: string | null;
  /** Where the browser goes at once. */
  readonly refreshTo?: string;
}

/**
 * Sends a page. It loads nothing, from anywhere; apps may show it in a frame, since only who has the link can, and the
 * way to a provider always leads out of the frame.
 */
export function sendConnectPage(reply: FastifyReply, page: Page, production: boolean): void {
  const ancestors = production ? 'https:' : 'https: http:';
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors 'self' ${ancestors}`,
  ];
  reply
    .code(page.status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', policy.join('; '))
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .header('content-language', page.language)
    .send(shell(page));
}

function shell({ language, title, body, path, refreshTo }: Page): string {
  const { privacy } = CONNECT_TEXTS[language];
  const refresh =
    refreshTo === undefined ? '' : `<meta http-equiv="refresh" content="0;url=${escapeHtml(refreshTo)}">`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title><link rel="icon" href="data:,">${refresh}
<style>${CONNECT_STYLE}</style></head>
<body>${path === null ? '' : languageLinks(language, path)}<main><h1>${escapeHtml(title)}</h1>
${body}</main>
<footer><p>${escapeHtml(privacy)}</p></footer></body></html>
`;
}

/** Links to the other languages of a page. */
export function languageLinks(current: ConnectLanguage, path: string): string {
  const links = CONNECT_LANGUAGES.map((language) => {
    const { language: name } = CONNECT_TEXTS[language];
    const here = language === current ? ' aria-current="true"' : '';
    return `<li><a href="${path}?lang=${language}" lang="${language}" hreflang="${language}"${here}>${name}</a></li>`;
  });
  const label = escapeHtml(CONNECT_TEXTS[current].chooseLanguage);
  return `<header><nav aria-label="${label}"><ul class="languages">${links.join('')}</ul></nav></header>`;
}

/** A sentence with its blanks filled in, as HTML. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return escapeHtml(fillText(text, values));
}

/** The same as plain text. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (blank, name: string) => values[name] ?? blank);
}
