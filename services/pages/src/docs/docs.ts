import { type Api, ApiError } from '@svc/server-kit';
import { createBuiltTexts } from '../scripts/built-texts.ts';
import { createPublicTexts } from '../encoding/public-texts.ts';
import { createBuiltScript } from '../scripts/built-script.ts';
import { sendScript } from '../scripts/send-script.ts';
import { ASSETS, DOCUMENT_FILES, errorPath } from './built-docs.ts';
import { createDocsPages } from './docs-pages.ts';
import { isErrorCode } from './error-codes.ts';
import { createOriginText } from './origin-text.ts';
import { ADMIN_REFERENCE, API_REFERENCE, sendReferencePage } from './reference-page.ts';
import { REFERENCE_SCRIPT_FILE } from './reference-script.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const OPEN = { config: { auth: 'public' }, exposeHeadRoute: true } as const;

/** The documentation: guides, references with their OpenAPI documents, search, and the pages that errors link to. */
export function buildDocs(origin: () => string): Api {
  const texts = createPublicTexts();
  const built = createBuiltTexts();
  const reference = createBuiltScript(REFERENCE_SCRIPT_FILE, 'scalar');
  const pages = createDocsPages();
  const ofOrigin = {
    '/api/openapi.json': createOriginText(DOCUMENT_FILES.api, origin),
    [ADMIN_REFERENCE.document]: createOriginText(DOCUMENT_FILES.admin, origin),
  };
  return {
    routes(app) {
      for (const [path, document] of Object.entries(ofOrigin))
        app.get(path, OPEN, async (_request, reply) =>
          texts.send(reply, { type: JSON_TYPE, text: await document(), isKept: true }),
        );
      app.get(API_REFERENCE.document, OPEN, (_request, reply) =>
        built.send(reply, DOCUMENT_FILES.reference, JSON_TYPE),
      );
      for (const page of [API_REFERENCE, ADMIN_REFERENCE])
        app.get(page.path, OPEN, async (_request, reply) =>
          sendReferencePage(reply, texts, page, `${ASSETS}/${(await reference()).name}`),
        );
      app.get<{ Params: { file: string } }>(`${ASSETS}/:file`, OPEN, async ({ params: { file } }, reply) => {
        const found = [await reference(), ...(await pages.files())].find(({ name }) => name === file);
        if (found === undefined) throw new ApiError('not_found', 'There is no such file.');
        return sendScript(reply, found);
      });
      for (const path of ['/docs', '/docs/errors', '/docs/changelog'])
        app.get(path, OPEN, (_request, reply) => pages.sendBuilt(reply, path));
      app.get<{ Params: { name: string } }>('/docs/guides/:name', OPEN, ({ params: { name } }, reply) =>
        pages.sendBuilt(reply, `/docs/guides/${name}`),
      );
      app.get<{ Params: { code: string } }>('/docs/errors/:code', OPEN, ({ params: { code } }, reply) => {
        if (!isErrorCode(code)) throw new ApiError('not_found', 'There is no such error code.');
        return pages.sendBuilt(reply, errorPath(code));
      });
      app.get<{ Querystring: { q?: unknown } }>('/docs/search', OPEN, ({ query: { q } }, reply) =>
        pages.sendSearch(reply, typeof q === 'string' ? q : ''),
      );
    },
  };
}
