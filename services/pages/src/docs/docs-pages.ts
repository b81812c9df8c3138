import type { ErrorCode } from '@svc/contracts';
import { ApiError, setPageHeaders } from '@svc/server-kit';
import type { FastifyReply } from 'fastify';
import { createPublicTexts, type PublicTexts } from '../encoding/public-texts.ts';
import type { BuiltScript } from '../scripts/built-script.ts';
import { errorList } from './error-list.ts';
import {
  DOCS_POLICY,
  type DocsPage,
  docsPageHtml,
  MOST_QUERY_CHARACTERS,
  type PageAssets,
} from './layout.ts';
import { createPageTexts, TEXT_PLACES } from './page-texts.ts';
import { API_REFERENCE } from './reference-page.ts';
import { createSearchIndex } from './search/search-index.ts';
import { MOST_RESULTS, searchPage } from './search/search-page.ts';
import { startPage } from './start-page.ts';

/** Sends the pages that are read; references are drawn by their own page. */
export interface DocsPages {
  /** The page that the navigation has at a path. @throws ApiError where there is none */
  sendPlace(reply: FastifyReply, path: string): Promise<FastifyReply>;
  sendErrors(reply: FastifyReply): Promise<FastifyReply>;
  sendError(reply: FastifyReply, code: ErrorCode): Promise<FastifyReply>;
  sendSearch(reply: FastifyReply, query: string): Promise<FastifyReply>;
  /** What the pages load. */
  files(): Promise<readonly BuiltScript[]>;
}

/** @param assets where the files are served */
export function createDocsPages(script: () => Promise<BuiltScript>, assets: string): DocsPages {
  const pageTexts = createPageTexts();
  const searchIndex = createSearchIndex(pageTexts);
  const texts = createPublicTexts();
  // Of their own, so that no row of queries drives out the pages.
  const answers = createPublicTexts();

  async function files() {
    return [await script(), (await searchIndex()).file];
  }

  async function send(reply: FastifyReply, page: DocsPage, by: PublicTexts = texts): Promise<FastifyReply> {
    const [docs, index] = (await files()).map(({ name }) => `${assets}/${name}`);
    const loaded: PageAssets = { script: docs ?? '', index: index ?? '' };
    setPageHeaders(reply, DOCS_POLICY);
    reply.header('content-language', 'en');
    return by.send(reply, {
      type: 'text/html; charset=utf-8',
      text: docsPageHtml(page, loaded),
      isKept: true,
    });
  }

  return {
    files,
    async sendPlace(reply, path) {
      const place = TEXT_PLACES.find((each) => each.path === path);
      if (place === undefined)
        throw new ApiError('not_found', 'There is no such page. /docs has all of them.');
      const { html, headings } = await pageTexts.placeText(place);
      const { title } = place;
      if (path !== '/docs') return send(reply, { title, path, headings, body: html });
      return send(reply, { title, path, headings, body: startPage(html), forwardsTo: API_REFERENCE.path });
    },
    sendErrors: (reply) => send(reply, { title: 'Errors', path: '/docs/errors', body: errorList() }),
    async sendError(reply, code) {
      const { html } = await pageTexts.errorText(code);
      return send(reply, { title: code, path: '/docs/errors', isPlace: false, body: html });
    },
    async sendSearch(reply, given) {
      const query = given.slice(0, MOST_QUERY_CHARACTERS);
      const { search } = await searchIndex();
      const body = searchPage(query, search(query, MOST_RESULTS));
      reply.header('x-robots-tag', 'noindex');
      return send(reply, { title: 'Search', path: '/docs/search', isPlace: false, query, body }, answers);
    },
  };
}
