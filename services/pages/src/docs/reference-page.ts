import { createHash } from 'node:crypto';
import { escapeHtml, setPageHeaders } from '@svc/server-kit';
import type { FastifyReply } from 'fastify';
import type { PublicTexts } from '../encoding/public-texts.ts';

/** The bar above the reference, in the colours that the reference has; its colours of text, dark enough to be read. */
const STYLE = `:root{--scalar-custom-header-height:44px}
.docs-links{position:sticky;top:0;z-index:10;box-sizing:border-box;height:44px;display:flex;align-items:center;gap:clamp(.75rem,3vw,1.5rem);padding:0 1rem;overflow-x:auto;white-space:nowrap;font:14px/1.4 system-ui,sans-serif;background:var(--scalar-background-1);border-bottom:1px solid var(--scalar-border-color)}
.docs-links a{color:var(--scalar-color-1)}.docs-links a[aria-current]{font-weight:650;text-decoration:none}
.light-mode{--scalar-color-2:#595959;--scalar-color-3:#676767;--scalar-color-green:#04734e;--scalar-color-orange:#b23d00;--scalar-color-yellow:#7a5b00}.dark-mode{--scalar-color-3:#949494}
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

/** A page that draws an OpenAPI document. */
export interface ReferencePage {
  readonly path: string;
  readonly title: string;
  /** Path of the document. */
  readonly document: string;
  /** Whether it sends calls: only where keys of the sandbox do. */
  readonly sendsCalls: boolean;
}

export const API_REFERENCE: ReferencePage = {
  path: '/docs/reference',
  title: 'API reference',
  document: '/docs/reference/openapi.json',
  sendsCalls: true,
};
/** The admin token is a secret of machines: no page asks for it. */
export const ADMIN_REFERENCE: ReferencePage = {
  path: '/docs/admin',
  title: 'Admin API reference',
  document: '/docs/admin/openapi.json',
  sendsCalls: false,
};

const LINKS = [
  { href: '/docs', text: 'Guides' },
  { href: API_REFERENCE.path, text: API_REFERENCE.title },
  { href: ADMIN_REFERENCE.path, text: 'Admin API' },
  { href: '/docs/errors', text: 'Errors' },
  { href: '/docs/changelog', text: 'Changelog' },
  { href: '/api/openapi.json', text: 'OpenAPI 3.1' },
] as const;

/** What the reference shows, and that it asks nobody but this origin. */
const SETTINGS = {
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  persistAuth: false,
  hideClientButton: true,
  // The samples of the document are for our clients and curl; it has none for others.
  hiddenClients: true,
  showDeveloperTools: 'never',
  documentDownloadType: 'direct',
};

/** A reference: a script of ours that draws an OpenAPI document of this origin. */
export function sendReferencePage(
  reply: FastifyReply,
  texts: PublicTexts,
  page: ReferencePage,
  script: string,
): Promise<FastifyReply> {
  setPageHeaders(reply, POLICY);
  return texts.send(reply, { type: 'text/html; charset=utf-8', text: pageOf(page, script), isKept: true });
}

function pageOf({ path, title, document, sendsCalls }: ReferencePage, script: string): string {
  const links = LINKS.map(
    ({ href, text }) =>
      `<a href="${href}"${href === path ? ' aria-current="page"' : ''}>${escapeHtml(text)}</a>`,
  ).join('');
  const settings = { ...SETTINGS, hideTestRequestButton: !sendsCalls };
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)}</title><link rel="icon" href="data:,"><style>${STYLE}</style></head>
<body><nav class="docs-links" aria-label="Documentation">${links}</nav>
<noscript><p>The reference needs JavaScript; <a href="${document}">the OpenAPI document</a> says the same.</p></noscript>
<script id="api-reference" type="application/json" data-url="${document}" data-configuration="${escapeHtml(JSON.stringify(settings))}"></script>
<script src="${script}"></script></body></html>
`;
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
