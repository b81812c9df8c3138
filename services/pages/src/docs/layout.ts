import { createHash } from 'node:crypto';
import { escapeHtml } from '@svc/server-kit';
import { GROUPS, PLACES, type Place } from './contents.ts';
import { DOCS_STYLE } from './page-style.ts';

/** A heading of a page, which its address can name. */
export interface Heading {
  readonly level: number;
  readonly id: string;
  readonly text: string;
}

/** A page of the documentation. */
export interface DocsPage {
  /** Text. */
  readonly title: string;
  /** HTML of ours. */
  readonly body: string;
  /** Of the page in the navigation that it is, or that it belongs to. */
  readonly path: string;
  readonly headings?: readonly Heading[];
  /** Whether the navigation leads to exactly this page; if not, to one that it belongs to. */
  readonly isPlace?: boolean;
  /** What stands in the search field. */
  readonly query?: string;
  /** Where hashes of the reference lead that come here, as they did once. */
  readonly forwardsTo?: string;
}

/** What a page loads, by address. */
export interface PageAssets {
  readonly script: string;
  readonly index: string;
}

const hash = createHash('sha256').update(DOCS_STYLE).digest('base64');
/** Scripts and the index of this origin; its own style; forms to this origin; no text becomes HTML in the browser. */
export const DOCS_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'sha256-${hash}'`,
  "connect-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** More headings than this are listed by their first level alone. */
const MOST_LISTED = 40;
export const MOST_QUERY_CHARACTERS = 200;

export function docsPageHtml(page: DocsPage, { script, index }: PageAssets): string {
  const { title, body, path, headings = [], isPlace = true, query = '', forwardsTo } = page;
  const parts = contentsOf(headings);
  const forward = forwardsTo === undefined ? '' : ` data-reference="${forwardsTo}"`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(title)} · svc documentation</title><link rel="icon" href="data:,">
<style>${DOCS_STYLE}</style><script type="module" src="${script}"></script></head>
<body${forward}><a class="skip" href="#main">Skip to the text</a>
<header class="top"><a href="/docs">svc documentation</a><nav class="links" aria-label="Documentation"><a href="/docs/reference">API reference</a><a href="/docs/errors">Errors</a><a href="/docs/changelog">Changelog</a><a href="/api/openapi.json">OpenAPI 3.1</a></nav>
<form class="search" role="search" action="/docs/search"><label class="unseen" for="query">Search the documentation</label><input id="query" name="q" type="search" maxlength="${MOST_QUERY_CHARACTERS}" autocomplete="off" spellcheck="false" placeholder="Search" value="${escapeHtml(query)}" data-index="${index}"><button>Search</button></form></header>
<div class="columns${parts === '' ? '' : ' three'}"><div class="side">${menuOf(path, isPlace)}</div>
<main id="main" tabindex="-1"><details class="fold all"><summary>All pages</summary>${menuOf(path, isPlace)}</details>${parts === '' ? '' : `<details class="fold parts"><summary>On this page</summary>${parts}</details>`}
${body}${isPlace ? turnsOf(path) : ''}</main>${parts === '' ? '' : `<div class="here">${parts}</div>`}</div>
<footer>Decision support for clinicians. Advisory only: every answer carries a disclaimer, none is a diagnosis.</footer></body></html>
`;
}

/** Every page by group; the one that is shown is marked, or the one it belongs to. */
function menuOf(path: string, isPlace: boolean): string {
  const groups = GROUPS.map((group) => {
    const items = PLACES.filter((place) => place.group === group).map((place) => {
      const current = place.path === path ? ` aria-current="${isPlace ? 'page' : 'true'}"` : '';
      return `<li><a href="${place.path}"${current}>${escapeHtml(place.title)}</a></li>`;
    });
    return `<h2>${escapeHtml(group)}</h2><ul>${items.join('')}</ul>`;
  });
  return `<nav class="menu" aria-label="All pages">${groups.join('')}</nav>`;
}

function contentsOf(headings: readonly Heading[]): string {
  const near = headings.filter(({ level }) => level <= 3);
  const listed = near.length > MOST_LISTED ? near.filter(({ level }) => level === 2) : near;
  if (listed.length < 2) return '';
  const items = listed.map(
    ({ level, id, text }) =>
      `<li${level > 2 ? ' class="deep"' : ''}><a href="#${id}">${escapeHtml(text)}</a></li>`,
  );
  return `<nav class="toc" aria-label="On this page"><ul>${items.join('')}</ul></nav>`;
}

function turnsOf(path: string): string {
  const place = PLACES.findIndex((each) => each.path === path);
  if (place < 0) return '';
  const link = (to: Place | undefined, name: string, rel: 'prev' | 'next') =>
    to === undefined
      ? ''
      : `<a class="${rel}" rel="${rel}" href="${to.path}"><span>${name}</span>${escapeHtml(to.title)}</a>`;
  return `<nav class="turn" aria-label="Before and after">${link(PLACES[place - 1], 'Before', 'prev')}${link(PLACES[place + 1], 'After', 'next')}</nav>`;
}
