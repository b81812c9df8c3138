import { escapeHtml, setPageHeaders } from '@svc/server-kit';
import type { FastifyReply } from 'fastify';
import type { PublicTexts } from '../encoding/public-texts.ts';
import { DOCS_LINKS } from './links.ts';

const STYLE = `:root{color-scheme:light dark}
body{font:16px/1.55 system-ui,sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}
code,pre{font:14px/1.5 ui-monospace,monospace}pre{overflow:auto;padding:.75rem;border:1px solid #8886;border-radius:6px}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.35rem .75rem .35rem 0;border-bottom:1px solid #8884}
code{overflow-wrap:anywhere}td code{overflow-wrap:normal}nav{margin-bottom:2rem}`;

const LINKS = DOCS_LINKS.map(({ href, text }) => `<a href="${href}">${escapeHtml(text)}</a>`).join(' · ');

/** Sends a documentation page. `body` is HTML of ours; `title` is text. */
export function sendPage(
  reply: FastifyReply,
  texts: PublicTexts,
  { title, body }: { readonly title: string; readonly body: string },
): Promise<FastifyReply> {
  setPageHeaders(reply);
  return texts.send(reply, { type: 'text/html; charset=utf-8', text: pageOf(title, body), isKept: true });
}

function pageOf(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><nav>${LINKS}</nav>
<main>${body}</main></body></html>
`;
}
