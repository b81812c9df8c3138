import { createHash } from 'node:crypto';
import { escapeHtml, setPageHeaders } from '@svc/server-kit';
import type { FastifyReply } from 'fastify';
import type { PublicTexts } from '../encoding/public-texts.ts';
import { DOCS_LINKS } from './links.ts';

/** The bar above the reference, in the colours that the reference has; its colours of text, dark enough to be read. */
const STYLE = `:root{--scalar-custom-header-height:44px}
.docs-links{position:sticky;top:0;z-index:10;box-sizing:border-box;height:44px;display:flex;align-items:center;gap:clamp(.75rem,3vw,1.5rem);padding:0 1rem;overflow-x:auto;white-space:nowrap;font:14px/1.4 system-ui,sans-serif;background:var(--scalar-background-1);border-bottom:1px solid var(--scalar-border-color)}
.docs-links a{color:var(--scalar-color-1)}
.light-mode{--scalar-color-2:#595959;--scalar-color-3:#676767;--scalar-color-green:#04734e;--scalar-color-orange:#b23d00}.dark-mode{--scalar-color-3:#949494}
noscript p{font:16px/1.55 system-ui,sans-serif;padding:1rem}`;

/**
 * The styles that the script adds, by their hashes: the reference itself, its notices, its theme. A new version of the
 * library has others; the test in a browser names them.
 */
const SCRIPT_STYLES = [
  'sha256-SdwVUZnWy8xuzu9alwp9UnSB2w2COBuIILA4H0uPqJM=',
  'sha256-l/2OpPg0d+2VLTLgwjf5mQo2CYwHDEqdj5TjbfEyVJI=',
  'sha256-T13Uev3xCax2N28XaoAE8DOzQZKvPp7ZQVAi1iRREjo=',
];

/** Nothing from elsewhere. Style attributes cannot be named by hash, since the script computes them. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src-elem ${[hashOf(STYLE), ...SCRIPT_STYLES].map((hash) => `'${hash}'`).join(' ')}`,
  "style-src-attr 'unsafe-inline'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** What the reference shows, and that it asks nobody but this origin. */
const SETTINGS = {
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  // Keys belong in programs, not in a page.
  hideTestRequestButton: true,
  hideClientButton: true,
  showDeveloperTools: 'never',
  documentDownloadType: 'direct',
};

/** The API reference: a script of ours that draws the OpenAPI document of this origin. */
export function sendReferencePage(
  reply: FastifyReply,
  texts: PublicTexts,
  { title, script }: { readonly title: string; readonly script: string },
): Promise<FastifyReply> {
  setPageHeaders(reply, POLICY);
  return texts.send(reply, { type: 'text/html; charset=utf-8', text: pageOf(title, script), isKept: true });
}

function pageOf(title: string, script: string): string {
  const links = DOCS_LINKS.map(({ href, text }) => `<a href="${href}">${escapeHtml(text)}</a>`).join('');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)}</title><link rel="icon" href="data:,"><style>${STYLE}</style></head>
<body><nav class="docs-links" aria-label="Documentation">${links}</nav>
<noscript><p>The reference needs JavaScript; <a href="/api/openapi.json">the OpenAPI document</a> says the same.</p></noscript>
<script id="api-reference" type="application/json" data-url="/api/openapi.json" data-configuration="${escapeHtml(JSON.stringify(SETTINGS))}"></script>
<script src="${script}"></script></body></html>
`;
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
