import { createHash } from 'node:crypto';
import type { ConnectLanguage } from '@svc/contracts';
import { escapeHtml, setPageHeaders } from '@svc/server-kit';
import type { FastifyReply } from 'fastify';
import { languageLinks } from './page-languages.ts';
import { SIGN_IN_STYLE } from './page-style.ts';

const STYLE_HASH = createHash('sha256').update(SIGN_IN_STYLE).digest('base64');
/** Without a script. A form may be redirected to the provider, so its targets are not named here. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${STYLE_HASH}'`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** One page of sign-in. */
export interface SignInPage {
  readonly language: ConnectLanguage;
  readonly title: string;
  /** HTML of ours. */
  readonly body: string;
  readonly status?: number;
  /** Whether its address can be asked for again, in another language. */
  readonly isRepeatable?: boolean;
}

export function sendSignInPage(
  reply: FastifyReply,
  { language, title, body, status = 200, isRepeatable = false }: SignInPage,
): FastifyReply {
  const languages = isRepeatable ? languageLinks(language, reply.request.url) : '';
  setPageHeaders(reply, POLICY);
  return reply
    .code(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-language', language)
    .header('vary', 'accept-language')
    .header('x-robots-tag', 'noindex')
    .send(`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title><link rel="icon" href="data:,">
<style>${SIGN_IN_STYLE}</style></head>
<body>${languages}<main><h1>${escapeHtml(title)}</h1>
${body}</main></body></html>
`);
}

/** A sentence with its blanks filled in, as HTML. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return escapeHtml(text.replaceAll(/\{(\w+)\}/g, (blank, name: string) => values[name] ?? blank));
}
