import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { createSearch } from '@svc/docs-page';
import { ApiError, setPageHeaders } from '@svc/server-kit';
import type { FastifyReply } from 'fastify';
import { createBuiltTexts } from '../scripts/built-texts.ts';
import { createPublicTexts } from '../encoding/public-texts.ts';
import type { BuiltScript } from '../scripts/built-script.ts';
import { readOnce } from '../scripts/read-once.ts';
import { ASSETS, BUILT_PAGES, createDocsAssets, pageFile } from './built-docs.ts';
import { DOCS_POLICY, docsPageHtml, MOST_QUERY_CHARACTERS } from './layout.ts';
import { MOST_RESULTS, searchPage } from './search/search-page.ts';

/** Sends the pages that are read; references are drawn by their own page. */
export interface DocsPages {
  /** The page that the build made for a path. @throws ApiError where there is none */
  sendBuilt(reply: FastifyReply, path: string): Promise<FastifyReply>;
  sendSearch(reply: FastifyReply, query: string): Promise<FastifyReply>;
  /** What the pages load. */
  files(): Promise<readonly BuiltScript[]>;
}

const HTML_TYPE = 'text/html; charset=utf-8';

export function createDocsPages(): DocsPages {
  const built = createBuiltTexts();
  const answers = createPublicTexts();
  const { script, index } = createDocsAssets();
  const search = readOnce(async () => {
    const { zipped } = await index();
    return createSearch(JSON.parse(String(await promisify(gunzip)(zipped))));
  });

  function setHeaders(reply: FastifyReply): void {
    setPageHeaders(reply, DOCS_POLICY);
    reply.header('content-language', 'en');
  }

  return {
    files: () => Promise.all([script(), index()]),
    async sendBuilt(reply, path) {
      if (!BUILT_PAGES.has(path))
        throw new ApiError('not_found', 'There is no such page. /docs has all of them.');
      setHeaders(reply);
      return built.send(reply, pageFile(path), HTML_TYPE);
    },
    async sendSearch(reply, given) {
      const query = given.slice(0, MOST_QUERY_CHARACTERS);
      const body = searchPage(query, (await search())(query, MOST_RESULTS));
      const page = { title: 'Search', path: '/docs/search', isPlace: false, query, body };
      const text = docsPageHtml(page, {
        script: `${ASSETS}/${(await script()).name}`,
        index: `${ASSETS}/${(await index()).name}`,
      });
      setHeaders(reply);
      reply.header('x-robots-tag', 'noindex');
      return answers.send(reply, { type: HTML_TYPE, text, isKept: true });
    },
  };
}
